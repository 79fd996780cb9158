import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'promotions',
  screens: () => import('./web/screens.ts'),
});
