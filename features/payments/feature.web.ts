import { defineWebFeature } from '@solelune/screen';
import { paymentsScreens } from './web/screens.ts';

export default defineWebFeature({
  name: 'payments',
  screens: paymentsScreens,
});
