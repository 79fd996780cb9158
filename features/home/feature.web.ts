import { defineWebFeature } from '@solelune/screen';
import { homeScreens } from './web/screens.ts';

export default defineWebFeature({
  name: 'home',
  screens: homeScreens,
  places: () => [{ shelf: 'tiles', order: 10, title: 'Général', screen: 'home.home', icon: 'general' }],
});
