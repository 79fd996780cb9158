import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'promotions',
  screens: () => import('./web/screens.ts'),
  places: () => [
    {
      ...{ shelf: 'administration', order: 38, title: 'Affichages', icon: 'photo' },
      ...{ screen: 'promotions.cards', can: 'promotions.cards' },
    },
  ],
});
