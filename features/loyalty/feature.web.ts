import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'loyalty',
  screens: () => import('./web/screens.ts'),
  places: () => [
    { shelf: 'member', order: 60, title: 'Ma fidélité', screen: 'profile.loyalty', icon: 'gift' },
    { shelf: 'area', order: 70, title: 'Fidélité', screen: 'profile.loyalty', icon: 'gift' },
  ],
});
