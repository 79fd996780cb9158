import { defineScreen, type Screen } from '@solelune/screen';

export const screens: Screen[] = [
  defineScreen({
    name: 'tarot.index',
    path: '/tarot',
    title: 'Tarot',
    universe: 'tarot',
    soon: 'Tous les tirages et les oracles.',
  }),
  defineScreen({
    name: 'tarot.tirage-tarot-voyance',
    path: '/tirage-tarot-voyance',
    title: 'Tirage de tarot et voyance',
    universe: 'tarot',
    soon: 'Un tirage en croix pour éclairer une question.',
  }),
  defineScreen({
    name: 'tarot.tirage-tarot-amour',
    path: '/tirage-tarot-amour',
    title: 'Tirage de tarot de l’amour',
    universe: 'tarot',
    soon: 'Trois lames sur un lien qui compte.',
  }),
  defineScreen({
    name: 'tarot.tirage-tarot-celibataire',
    path: '/tirage-tarot-celibataire',
    title: 'Tirage de tarot pour célibataire',
    universe: 'tarot',
    soon: 'Où en est votre cœur, et ce qui s’ouvre.',
  }),
  defineScreen({
    name: 'tarot.tirage-tarot-oui-non',
    path: '/tirage-tarot-oui-non',
    title: 'Tirage de tarot oui ou non',
    universe: 'tarot',
    soon: 'Une question, une lame, une réponse argumentée.',
  }),
  defineScreen({
    name: 'tarot.oracle-de-belline',
    path: '/oracle-de-belline',
    title: 'Oracle de Belline',
    universe: 'tarot',
    soon: 'Les cinquante-deux cartes et leur carte bleue.',
  }),
  defineScreen({
    name: 'tarot.oracle-des-anges',
    path: '/oracle-des-anges',
    title: 'Oracle des anges',
    universe: 'tarot',
    soon: 'Un ange se présente, avec son message.',
  }),
  defineScreen({
    name: 'tarot.tirage-personnalise',
    path: '/tirage-personnalise',
    title: 'Tirage personnalisé',
    universe: 'tarot',
    soon: 'Votre question lue par un tirage choisi pour elle.',
  }),
];
