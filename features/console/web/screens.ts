import { agenda } from '@solelune/appointments/contract';
import { can } from '@solelune/contract';
import { defineScreen, type Screen } from '@solelune/screen';
import { payouts } from '../contract/payouts.ts';
import { earnings } from '../contract.ts';
import { addresses } from './addresses.ts';

const common = { universe: 'advisors', frame: 'console', noBottomNav: true } as const;

export const screens: Screen[] = [
  defineScreen({
    ...{ ...common, name: 'console.agenda', ...addresses.agenda, title: 'Mon agenda' },
    access: can('appointments.advise'),
    page: () => import('./agenda-page.tsx'),
    call: agenda,
  }),
  defineScreen({
    ...{ ...common, name: 'console.earnings', ...addresses.earnings, title: 'Mes revenus' },
    access: can('console.see'),
    page: () => import('./earnings-page.tsx'),
    query: { month: (written: string) => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(written) },
    asksByQuery: true,
    call: earnings,
    input: ({ month }) => (month ? { month } : {}),
  }),
  defineScreen({
    ...{ name: 'console.payouts', ...addresses.payouts, title: 'Versements', universe: 'general' },
    ...{ frame: 'administration', noBottomNav: true },
    access: can('console.payouts'),
    page: () => import('./payout/payouts-page.tsx'),
    call: payouts,
  }),
];
