import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'account',
  screens: () => import('./web/screens.ts'),
});
