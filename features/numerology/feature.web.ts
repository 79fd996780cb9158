import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'numerology',
  screens: () => import('./web/screens.ts'),
  places: () => [
    { shelf: 'tiles', order: 40, title: 'Numérologie', screen: 'numerology.index', icon: 'numerology' },
    { shelf: 'menu.numerology.name', order: 10, title: 'Toute la numérologie', link: '/numerologie' },
    { shelf: 'menu.numerology.name', order: 20, title: 'Nombre d’expression', screen: 'numerology.expression' },
    { shelf: 'menu.numerology.name', order: 30, title: 'Vie affective', screen: 'numerology.affective' },
    { shelf: 'menu.numerology.birth', order: 10, title: 'Chemin de vie', screen: 'numerology.lifepath' },
    { shelf: 'menu.numerology.birth', order: 20, title: 'Prénoms compatibles', screen: 'numerology.compatibility' },
    { shelf: 'menu.numerology.daily', order: 10, title: 'Numérologie universelle', screen: 'numerology.universal' },
    { shelf: 'foot.explore', order: 40, title: 'Numérologie', link: '/numerologie' },
  ],
});
