import { can } from '@solelune/contract';
import { defineScreen, type Screen } from '@solelune/screen';
import { charter, guards } from '../../contract/guards.ts';
import { addresses } from '../addresses.ts';

export const guardsScreens: Screen[] = [
  defineScreen({
    name: 'consultations.limits',
    path: addresses.limits.path,
    title: 'Mes limites',
    universe: 'general',
    frame: 'member',
    page: () => import('./limits-page.tsx'),
    call: guards,
    access: 'member',
  }),
  defineScreen({
    name: 'consultations.charter',
    path: addresses.charter.path,
    title: 'La charte des conseillers',
    universe: 'advisors',
    frame: 'console',
    page: () => import('./charter-page.tsx'),
    call: charter,
    access: can('consultations.answer'),
    noBottomNav: true,
  }),
];
