import { defineWebFeature } from '@solelune/screen';

/** Its places stand in the frame of staff (apps/web/frames/administration/staff-places.ts): every visitor loads this file. */
export default defineWebFeature({
  name: 'console',
  screens: () => import('./web/screens.ts'),
});
