import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'advisors',
  screens: () => import('./web/screens.ts'),
  places: () => [
    { shelf: 'menu.advisors', order: 10, title: 'Consultations', link: '/equipe' },
    { shelf: 'foot.house', order: 20, title: 'L’équipe', link: '/equipe' },
  ],
});
