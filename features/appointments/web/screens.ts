import { defineScreen, type Screen } from '@solelune/screen';
import { appointment } from '../contract.ts';

export const screens: Screen[] = [
  defineScreen({
    name: 'profile.appointments',
    path: '/profil/rendez-vous',
    title: 'Mes rendez-vous',
    universe: 'general',
    frame: 'member',
    page: () => import('./appointments-page.tsx'),
    call: appointment,
    access: 'member',
  }),
];
