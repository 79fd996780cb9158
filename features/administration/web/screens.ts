import { can } from '@solelune/contract';
import { defineScreen, type Screen } from '@solelune/screen';
import { audit, ledger, members, overview } from '../contract.ts';
import { addresses } from './addresses.ts';

const common = { universe: 'general', frame: 'administration', noBottomNav: true } as const;
const anything = (value: string) => value.trim() !== '' && value.length <= 100;

export const screens: Screen[] = [
  defineScreen({
    ...{ ...common, name: 'administration.overview', ...addresses.overview, title: 'La régie' },
    access: can('administration.see'),
    page: () => import('./overview-page.tsx'),
    query: { by: ['hour', 'day', 'month'] },
    asksByQuery: true,
    call: overview,
    input: ({ by }) => (by ? { by: by as 'day' } : {}),
  }),
  defineScreen({
    ...{ ...common, name: 'administration.members', ...addresses.members, title: 'Membres' },
    access: can('administration.members'),
    page: () => import('./members-page.tsx'),
    query: { q: anything, by: ['email', 'firstname'] },
    asksByQuery: true,
    call: members,
    input: ({ q, by }) => ({ ...(q ? { q } : {}), ...(by ? { by: by as 'email' } : {}) }),
  }),
  defineScreen({
    ...{ ...common, name: 'administration.member', ...addresses.member, title: 'Fiche d’un membre' },
    access: can('administration.members'),
    page: () => import('./member-page.tsx'),
  }),
  defineScreen({
    ...{ ...common, name: 'administration.ledger', ...addresses.ledger, title: 'Grand livre' },
    access: can('administration.ledger'),
    page: () => import('./ledger-page.tsx'),
    call: ledger,
  }),
  defineScreen({
    ...{ ...common, name: 'administration.audit', ...addresses.audit, title: 'Journal' },
    access: can('administration.audit'),
    page: () => import('./audit-page.tsx'),
    query: { q: anything, by: ['about', 'actor', 'deed'] },
    asksByQuery: true,
    call: audit,
    input: ({ q, by }) => ({ ...(q ? { q } : {}), ...(by ? { by: by as 'about' } : {}) }),
  }),
];
