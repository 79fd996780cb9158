import { can } from '@solelune/contract';
import { defineScreen, type Screen } from '@solelune/screen';
import { publicCoupons } from '../contract/desk.ts';
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
  defineScreen({
    name: 'loyalty.coupons',
    path: '/administration/codes',
    title: 'Codes',
    universe: 'general',
    frame: 'administration',
    noBottomNav: true,
    access: can('loyalty.coupons'),
    page: () => import('./staff/coupons-page.tsx'),
    call: publicCoupons,
  }),
];
