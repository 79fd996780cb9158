import { defineWebFeature } from '@solelune/screen';
import { bookScreens } from './web/screens.ts';

export default defineWebFeature({
  name: 'book',
  screens: bookScreens,
  places: () => [
    {
      shelf: 'menu.astrology.read',
      order: 70,
      title: 'La Promesse céleste',
      link: '/landing-promesse-celeste',
      badge: { color: 'gold', content: 'Nouveau' },
    },
  ],
});
