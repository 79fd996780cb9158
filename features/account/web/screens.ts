import { defineScreen, type Screen } from '@solelune/screen';

export const accountScreens: Screen[] = [
  defineScreen({
    name: 'account.login',
    path: '/connexion',
    title: 'Connexion',
    universe: 'general',
    page: () => import('./guard-page.tsx'),
    noindex: true,
  }),
  defineScreen({
    name: 'account.signup',
    path: '/inscription-ou-connexion',
    title: 'Inscription ou connexion',
    universe: 'general',
    page: () => import('./guard-page.tsx'),
    noindex: true,
  }),
  defineScreen({
    name: 'account.recovery',
    path: '/recuperation-mot-de-passe/{code?}',
    title: 'Récupération du mot de passe',
    universe: 'general',
    soon: 'Vous pourrez choisir ici un nouveau mot de passe dès l’ouverture de l’espace membre.',
    noindex: true,
  }),
];
