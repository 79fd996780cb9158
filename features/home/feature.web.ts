import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'home',
  screens: () => import('./web/screens.ts'),
  places: () => [{ shelf: 'tiles', order: 10, title: 'Général', screen: 'home.home', icon: 'general' }],
});
