import { defineScreen, type Screen } from '@solelune/screen';

export const screens: Screen[] = [
  defineScreen({
    name: 'lithotherapy.index',
    path: '/lithotherapie',
    title: 'Lithothérapie : les pierres',
    universe: 'general',
    soon: 'Quarante pierres, leurs couleurs et ce que la tradition leur prête.',
  }),
];
