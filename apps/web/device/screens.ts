import { defineScreen, type Screen } from '@solelune/screen';
import { SHELL_ADDRESS } from './shell-address.ts';

/** The one switch: births stay on the device. */
export const deviceScreens: Screen[] = [
  defineScreen({
    name: 'device.compute-here',
    path: SHELL_ADDRESS,
    title: 'Calculer sur cet appareil',
    description:
      'Thème astral, ascendant, Lune, nombres et anges calculés dans votre navigateur, même sans réseau : votre naissance ne quitte pas votre appareil.',
    universe: 'general',
    page: () => import('./compute-here-page.tsx'),
  }),
];
