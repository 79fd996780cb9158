import { defineWebFeature } from '@solelune/screen';
import { advisorsScreens } from './web/screens.ts';

export default defineWebFeature({
  name: 'advisors',
  screens: advisorsScreens,
  places: () => [
    { shelf: 'menu.advisors', order: 10, title: 'Consultations', link: '/equipe' },
    { shelf: 'foot.house', order: 20, title: 'L’équipe', link: '/equipe' },
  ],
});
