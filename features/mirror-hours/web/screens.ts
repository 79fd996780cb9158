import { defineScreen, type Screen } from '@solelune/screen';
import { detail, home, recordsGet } from '../contract.ts';
import { MIRROR_HOURS, mirrorHourBySlug } from '../engine/hours.ts';
import { addresses } from './addresses.ts';

export const screens: Screen[] = [
  defineScreen({
    name: 'mirror-hours.home',
    path: addresses.home.path,
    title: 'Heures miroirs',
    universe: 'mirror',
    page: () => import('./home-page.tsx'),
    call: home,
    input: () => ({ display: true }),
  }),
  defineScreen({
    name: 'mirror-hours.detail',
    path: addresses.detail.path,
    title: 'Heure miroir :hour',
    universe: 'mirror',
    page: () => import('./detail-page.tsx'),
    where: { hour: (value) => mirrorHourBySlug(value) !== undefined },
    sitemap: MIRROR_HOURS.map(({ slug }) => ({ hour: slug })),
    call: detail,
    input: ({ hour }) => ({ hour, display: true }),
  }),
  defineScreen({
    name: 'mirror-hours.journal',
    path: addresses.journal.path,
    title: 'Mes heures miroirs',
    universe: 'mirror',
    frame: 'member',
    page: () => import('./journal-page.tsx'),
    access: 'member',
    call: recordsGet,
    input: () => ({ period: 'all' }),
  }),
];
