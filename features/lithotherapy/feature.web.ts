import { defineWebFeature } from '@solelune/screen';
import { lithotherapyScreens } from './web/screens.ts';

export default defineWebFeature({
  name: 'lithotherapy',
  screens: lithotherapyScreens,
  places: () => [{ shelf: 'foot.explore', order: 60, title: 'Les pierres', screen: 'lithotherapy.index' }],
});
