import { defineWebFeature } from '@solelune/screen';
import { loyaltyScreens } from './web/screens.ts';

export default defineWebFeature({
  name: 'loyalty',
  screens: loyaltyScreens,
  places: () => [
    { shelf: 'member', order: 60, title: 'Ma fidélité', screen: 'profile.loyalty', icon: 'gift' },
    { shelf: 'area', order: 70, title: 'Fidélité', screen: 'profile.loyalty', icon: 'gift' },
  ],
});
