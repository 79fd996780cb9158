import { SIGN_SLUGS } from '@solelune/astrology/engine/signs';
import { defineScreen, type Screen } from '@solelune/screen';
import { day, fullMoon, yearIndex, yearSign } from '../contract.ts';
import { addresses } from './addresses.ts';

/** Years that have a horoscope; the site's default is configuration. */
const YEARS = ['2025', '2026', '2027'];
const BY_SIGN = { signe: SIGN_SLUGS };

export const screens: Screen[] = [
  defineScreen({
    name: 'horoscopes.daily',
    path: addresses.daily.path,
    title: 'Horoscope du jour',
    universe: 'astrology',
    page: () => import('./day/daily-page.tsx'),
    call: day,
    input: () => ({ day: 'today' }),
    query: BY_SIGN,
    freshForSeconds: 60,
  }),
  defineScreen({
    name: 'horoscopes.tomorrow',
    path: addresses.tomorrow.path,
    title: 'Horoscope de demain',
    universe: 'astrology',
    page: () => import('./day/tomorrow-page.tsx'),
    call: day,
    input: () => ({ day: 'tomorrow' }),
    query: BY_SIGN,
    freshForSeconds: 60,
  }),
  defineScreen({
    name: 'horoscopes.archive',
    path: addresses.archive.path,
    title: 'Horoscope du :day',
    universe: 'astrology',
    page: () => import('./day/archive-page.tsx'),
    call: day,
    input: ({ day: date }) => ({ day: date }),
    where: { day: (value) => /^202[567]-\d{2}-\d{2}$/.test(value) },
    query: BY_SIGN,
    noindex: true,
  }),
  defineScreen({
    name: 'horoscopes.custom',
    path: addresses.custom.path,
    title: 'Horoscope personnalisé',
    universe: 'astrology',
    soon: 'Votre journée lue à partir de votre propre ciel de naissance.',
  }),
  defineScreen({
    name: 'horoscopes.custom-site',
    path: addresses.customSite.path,
    title: 'Horoscope personnalisé',
    universe: 'astrology',
    soon: 'Votre journée lue à partir de votre propre ciel de naissance.',
    canonical: addresses.custom.path,
  }),
  defineScreen({
    name: 'horoscopes.yearly',
    path: addresses.yearly.path,
    title: 'Horoscope de l’année :year',
    universe: 'astrology',
    page: () => import('./year/year-page.tsx'),
    call: yearIndex,
    input: ({ year }) => ({ year }),
    where: { year: YEARS },
    sitemap: YEARS.map((year) => ({ year })),
  }),
  defineScreen({
    name: 'horoscopes.yearly-sign',
    path: addresses.yearlySign.path,
    title: 'Horoscope :year :sign',
    universe: 'astrology',
    page: () => import('./year/year-sign-page.tsx'),
    call: yearSign,
    input: ({ year, sign }) => ({ year, sign, display: true }),
    where: { year: YEARS, sign: SIGN_SLUGS },
    sitemap: YEARS.flatMap((year) => SIGN_SLUGS.map((sign) => ({ year, sign }))),
  }),
  defineScreen({
    name: 'horoscopes.yearly-custom',
    path: addresses.yearlyCustom.path,
    title: 'Thémoscope de l’année',
    universe: 'astrology',
    soon: 'Votre année entière, lue dans votre thème.',
  }),
  defineScreen({
    name: 'horoscopes.full-moon',
    path: addresses.fullMoon.path,
    title: 'La prochaine pleine Lune',
    universe: 'astrology',
    page: () => import('./full-moon/full-moon-page.tsx'),
    call: fullMoon,
    input: () => ({}),
  }),
  defineScreen({
    name: 'horoscopes.full-moon-of',
    path: addresses.fullMoonOf.path,
    title: 'Pleine Lune du :day',
    universe: 'astrology',
    page: () => import('./full-moon/full-moon-page.tsx'),
    call: fullMoon,
    input: ({ day: date }) => ({ day: date }),
    where: { day: (value) => /^202[567]-\d{2}-\d{2}$/.test(value) },
    sitemap: async () => (await import('./full-moon/full-moon-days.ts')).FULL_MOON_DAYS.map((date) => ({ day: date })),
  }),
];
