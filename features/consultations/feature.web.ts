import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'consultations',
  screens: () => import('./web/screens.ts'),
});
