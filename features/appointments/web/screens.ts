import { defineScreen, type Screen } from '@solelune/screen';
import { appointment, booking } from '../contract.ts';
import { addresses, startFromAddress } from './addresses.ts';

export const screens: Screen[] = [
  defineScreen({
    name: 'profile.appointments',
    path: addresses.list.path,
    title: 'Mes rendez-vous',
    universe: 'general',
    frame: 'member',
    page: () => import('./appointments-page.tsx'),
    call: appointment,
    access: 'member',
  }),
  defineScreen({
    name: 'appointments.booking',
    path: addresses.booking.path,
    title: 'Prendre rendez-vous',
    universe: 'advisors',
    page: () => import('./booking/booking-page.tsx'),
    call: booking,
    input: ({ slug }) => ({ slug }),
    // Free hours pass by themselves, and nobody should find them in a search.
    ...{ freshForSeconds: 0, noindex: true, noBottomNav: true },
  }),
  defineScreen({
    name: 'appointments.confirm',
    path: addresses.confirm.path,
    title: 'Votre rendez-vous',
    universe: 'advisors',
    page: () => import('./booking/confirm-page.tsx'),
    call: booking,
    input: ({ slug }) => ({ slug }),
    where: {
      start: (written) => startFromAddress(written) !== null,
      minutes: ['15', '30', '45', '60'],
      kind: ['phone', 'chat'],
    },
    access: 'member',
    ...{ result: true, noBottomNav: true },
  }),
];
