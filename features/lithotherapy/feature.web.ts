import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'lithotherapy',
  screens: () => import('./web/screens.ts'),
  places: () => [{ shelf: 'foot.explore', order: 60, title: 'Les pierres', screen: 'lithotherapy.index' }],
});
