import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'horoscopes',
  screens: () => import('./web/screens.ts'),
  places: ({ yearlyHoroscopeYear: year }) => [
    { shelf: 'menu.astrology.read', order: 10, title: 'Tous les horoscopes', link: '/astrologie-et-horoscope' },
    { shelf: 'menu.astrology.read', order: 20, title: 'Horoscope du jour', link: '/horoscope/horoscope-du-jour' },
    { shelf: 'menu.astrology.read', order: 30, title: 'Horoscope de demain', link: '/horoscope/horoscope-de-demain' },
    {
      shelf: 'menu.astrology.read',
      order: 40,
      title: 'Horoscope personnalisé',
      link: '/horoscope/horoscope-personnalise',
    },
    {
      shelf: 'menu.astrology.read',
      order: 50,
      title: `Horoscope ${year}`,
      screen: 'horoscopes.yearly',
      params: { year: String(year) },
    },
    {
      shelf: 'menu.astrology.explore',
      order: 60,
      title: 'Thémoscope de l’année',
      link: '/horoscope/themoscope-de-l-annee',
    },
    { shelf: 'area', order: 45, title: 'Lettre du ciel', screen: 'horoscopes.letter', icon: 'calendar' },
    { shelf: 'foot.explore', order: 10, title: 'Horoscope du jour', link: '/horoscope/horoscope-du-jour' },
  ],
});
