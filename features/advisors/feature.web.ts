import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'advisors',
  screens: () => import('./web/screens.ts'),
  places: () => [
    { shelf: 'menu.advisors', order: 10, title: 'Consultations', link: '/equipe' },
    {
      ...{ shelf: 'console', order: 50, title: 'Ma page', icon: 'person' },
      ...{ screen: 'advisors.own-page', can: 'advisors.console' },
    },
    {
      ...{ shelf: 'console', order: 60, title: 'Avis', icon: 'chat' },
      ...{ screen: 'advisors.own-reviews', can: 'advisors.console' },
    },
    {
      ...{ shelf: 'administration', order: 27, title: 'Avis signalés', icon: 'chat' },
      ...{ screen: 'advisors.reported', can: 'advisors.remove-review' },
    },
    {
      ...{ shelf: 'administration', order: 25, title: 'Conseillers', icon: 'star' },
      ...{ screen: 'advisors.staff', can: 'advisors.manage' },
    },
    { shelf: 'foot.house', order: 20, title: 'L’équipe', link: '/equipe' },
  ],
});
