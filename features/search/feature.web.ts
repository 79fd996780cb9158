import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'search',
  screens: () => import('./web/screens.ts'),
  places: () => [{ shelf: 'foot.explore', order: 90, title: 'Rechercher', screen: 'search.site' }],
});
