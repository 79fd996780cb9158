import { SIGN_SLUGS } from '@solelune/astrology/engine/signs';
import { defineScreen, type Screen } from '@solelune/screen';

/** Years that have a horoscope; the site's default is configuration. */
const YEARS = ['2025', '2026', '2027'];

export const screens: Screen[] = [
  defineScreen({
    name: 'horoscopes.daily',
    path: '/horoscope/horoscope-du-jour',
    title: 'Horoscope du jour',
    universe: 'astrology',
    soon: 'Le ciel d’aujourd’hui lu pour les douze signes.',
  }),
  defineScreen({
    name: 'horoscopes.tomorrow',
    path: '/horoscope/horoscope-de-demain',
    title: 'Horoscope de demain',
    universe: 'astrology',
    soon: 'Ce que le ciel prépare pour demain, signe par signe.',
  }),
  defineScreen({
    name: 'horoscopes.custom',
    path: '/horoscope-personnalise',
    title: 'Horoscope personnalisé',
    universe: 'astrology',
    soon: 'Votre journée lue à partir de votre propre ciel de naissance.',
  }),
  defineScreen({
    name: 'horoscopes.custom-site',
    path: '/horoscope/horoscope-personnalise',
    title: 'Horoscope personnalisé',
    universe: 'astrology',
    soon: 'Votre journée lue à partir de votre propre ciel de naissance.',
    canonical: '/horoscope-personnalise',
  }),
  defineScreen({
    name: 'horoscopes.yearly',
    path: '/horoscope/horoscope-annee-{year}',
    title: 'Horoscope de l’année :year',
    universe: 'astrology',
    soon: 'L’année des douze signes, trimestre par trimestre.',
    where: { year: YEARS },
  }),
  defineScreen({
    name: 'horoscopes.yearly-sign',
    path: '/horoscope/horoscope-annee-{year}/{sign}',
    title: 'Horoscope :year :sign',
    universe: 'astrology',
    soon: 'L’année de ce signe.',
    where: { year: YEARS, sign: SIGN_SLUGS },
  }),
  defineScreen({
    name: 'horoscopes.yearly-custom',
    path: '/horoscope/themoscope-de-l-annee',
    title: 'Thémoscope de l’année',
    universe: 'astrology',
    soon: 'Votre année entière, lue dans votre thème.',
  }),
];
