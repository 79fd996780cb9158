import { defineScreen, type Screen } from '@solelune/screen';
import { guards } from '../../contract/guards.ts';
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
];
