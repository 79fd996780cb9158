import { defineWebFeature } from '@solelune/screen';
import { accountScreens } from './web/screens.ts';

export default defineWebFeature({
  name: 'account',
  screens: accountScreens,
});
