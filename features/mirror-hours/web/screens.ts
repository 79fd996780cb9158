import { defineScreen, type Screen } from '@solelune/screen';

export const mirrorHoursScreens: Screen[] = [
  defineScreen({
    name: 'mirror-hours.home',
    path: '/heure-miroir',
    title: 'Heures miroirs',
    universe: 'mirror',
    soon: 'Vous l’avez vue deux fois : notez-la, suivez-la.',
  }),
  defineScreen({
    name: 'mirror-hours.detail',
    path: '/heure-miroir/{hour}',
    title: 'Heure miroir :hour',
    universe: 'mirror',
    soon: 'Ce que dit cette heure, et l’ange qui la garde.',
    where: { hour: (value) => /^(?:[01]\d|2[0-3])h[0-5]\d$/.test(value) },
  }),
  defineScreen({
    name: 'mirror-hours.journal',
    path: '/profil/mon-heure-miroir',
    title: 'Mes heures miroirs',
    universe: 'mirror',
    soon: 'Votre carnet d’heures miroirs.',
    protected: true,
  }),
];
