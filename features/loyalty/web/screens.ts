import { defineScreen, type Screen } from '@solelune/screen';
import { rewardpoint } from '../contract.ts';

export const screens: Screen[] = [
  defineScreen({
    name: 'profile.loyalty',
    path: '/profil/fidelite',
    title: 'Ma fidélité',
    universe: 'general',
    frame: 'member',
    page: () => import('./loyalty-page.tsx'),
    call: rewardpoint,
    access: 'member',
  }),
];
