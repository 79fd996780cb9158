import { defineScreen, type Screen } from '@solelune/screen';

export const screens: Screen[] = [
  defineScreen({
    name: 'payments.status',
    path: '/paiement/status/{id}',
    title: 'État du paiement',
    universe: 'general',
    soon: 'L’état de votre paiement.',
    access: 'member',
  }),
];
