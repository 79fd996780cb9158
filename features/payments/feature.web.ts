import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'payments',
  screens: () => import('./web/screens.ts'),
});
