import { defineScreen, type Screen } from '@solelune/screen';

export const screens: Screen[] = [
  defineScreen({
    name: 'book.order',
    path: '/commande-promesse-celeste',
    title: 'Commander la Promesse céleste',
    universe: 'general',
    soon: 'Votre livre de 186 pages, vingt ans de périodes clés.',
    noindex: true,
  }),
  defineScreen({
    name: 'book.landing',
    path: '/landing-promesse-celeste',
    title: 'La Promesse céleste, votre livre',
    universe: 'general',
    soon: 'Un livre écrit pour une seule personne\u00A0: 186 pages, vingt ans de périodes clés.',
  }),
];
