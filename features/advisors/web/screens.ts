import { can } from '@solelune/contract';
import { defineScreen, type Screen } from '@solelune/screen';
import { advisorsAll, ownPage } from '../contract/desk.ts';
import { ownReviews, reportedReviews } from '../contract/review-desk.ts';
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
  defineScreen({
    name: 'advisors.own-page',
    path: addresses.ownPage.path,
    title: 'Ma page',
    universe: 'advisors',
    frame: 'console',
    noBottomNav: true,
    access: can('advisors.console'),
    page: () => import('./own-page/own-page.tsx'),
    call: ownPage,
  }),
  defineScreen({
    name: 'advisors.own-reviews',
    path: addresses.ownReviews.path,
    title: 'Avis sur ma page',
    universe: 'advisors',
    frame: 'console',
    noBottomNav: true,
    access: can('advisors.console'),
    page: () => import('./own-reviews/own-reviews-page.tsx'),
    query: { only: ['waiting'] },
    asksByQuery: true,
    call: ownReviews,
    input: ({ only }) => (only ? { only: 'waiting' as const } : {}),
  }),
  defineScreen({
    name: 'advisors.reported',
    path: addresses.reported.path,
    title: 'Avis signalés',
    universe: 'general',
    frame: 'administration',
    noBottomNav: true,
    access: can('advisors.remove-review'),
    page: () => import('./staff/reported-page.tsx'),
    call: reportedReviews,
  }),
  defineScreen({
    name: 'advisors.staff',
    path: addresses.staff.path,
    title: 'Conseillers',
    universe: 'general',
    frame: 'administration',
    noBottomNav: true,
    access: can('advisors.manage'),
    page: () => import('./staff/advisors-page.tsx'),
    call: advisorsAll,
  }),
];
