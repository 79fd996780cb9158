import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'astrology',
  screens: () => import('./web/screens.ts'),
  places: () => [
    { shelf: 'tiles', order: 20, title: 'Astrologie', screen: 'astrology.index', icon: 'astrology' },
    {
      shelf: 'menu.astrology.read',
      order: 60,
      title: 'Compatibilité amoureuse',
      link: '/astrologie/compatibilite-amoureuse',
    },
    {
      shelf: 'menu.astrology.compute',
      order: 10,
      title: 'Compatibilité des signes',
      screen: 'astrology.compatibility',
    },
    {
      shelf: 'menu.astrology.compute',
      order: 20,
      title: 'Compatibilité lunaire',
      screen: 'astrology.moon-compatibility',
    },
    { shelf: 'menu.astrology.compute', order: 30, title: 'Ascendant', screen: 'astrology.ascendant' },
    { shelf: 'menu.astrology.compute', order: 40, title: 'Descendant', screen: 'astrology.descendant' },
    { shelf: 'menu.astrology.compute', order: 50, title: 'Signe lunaire', screen: 'astrology.moon-sign' },
    { shelf: 'menu.astrology.compute', order: 60, title: 'Thème astral', screen: 'astrology.natal-chart' },
    { shelf: 'menu.astrology.explore', order: 10, title: 'Les douze signes', screen: 'astrology.signs' },
    { shelf: 'menu.astrology.explore', order: 20, title: 'Le signe de l’enfant', screen: 'astrology.child-signs' },
    { shelf: 'menu.astrology.explore', order: 40, title: 'Carte du ciel', screen: 'astrology.sky-map' },
    { shelf: 'menu.astrology.explore', order: 50, title: 'Révolution solaire', screen: 'astrology.solar-revolution' },
    { shelf: 'foot.explore', order: 20, title: 'Thème astral', screen: 'astrology.natal-chart' },
  ],
});
