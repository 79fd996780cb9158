import { defineScreen, type Screen } from '@solelune/screen';
import { advisor, team } from '../contract.ts';
import { addresses } from './addresses.ts';
import { FILTER_QUERY } from './team/filters.ts';

/** The order of the list follows who is there. */
const FRESH_SECONDS = 30;

export const screens: Screen[] = [
  defineScreen({
    name: 'advisors.team',
    path: addresses.team.path,
    title: 'Notre équipe de conseillers',
    universe: 'advisors',
    page: () => import('./team-page.tsx'),
    query: FILTER_QUERY,
    freshForSeconds: FRESH_SECONDS,
    tags: () => ['advisors'],
    call: team,
    input: () => ({}),
  }),
  defineScreen({
    name: 'advisors.advisor',
    path: addresses.advisor.path,
    title: ':slug, conseil en direct',
    universe: 'advisors',
    page: () => import('./advisor-page.tsx'),
    freshForSeconds: FRESH_SECONDS,
    tags: ({ slug }) => [`advisor:${slug}`],
    call: advisor,
    input: ({ slug }) => ({ slug }),
  }),
];
