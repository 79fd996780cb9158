import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'account',
  screens: () => import('./web/screens.ts'),
  places: () => [
    {
      ...{ shelf: 'administration', order: 35, title: 'Équipe', icon: 'person' },
      ...{ screen: 'account.staff', can: 'account.staff' },
    },
  ],
});
