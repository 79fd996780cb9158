import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'book',
  screens: () => import('./web/screens.ts'),
  places: () => [
    {
      shelf: 'menu.astrology.read',
      order: 70,
      title: 'La Promesse céleste',
      link: '/landing-promesse-celeste',
      badge: { color: 'gold', content: 'Nouveau' },
    },
    { shelf: 'area', order: 35, title: 'Livres', screen: 'book.list', icon: 'sheet' },
  ],
});
