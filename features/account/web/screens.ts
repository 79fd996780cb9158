import { defineScreen, type Screen } from '@solelune/screen';

const guardPage = () => import('./pages/guard-page.tsx');

export const accountScreens: Screen[] = [
  defineScreen({
    name: 'account.login',
    path: '/connexion',
    title: 'Connexion',
    universe: 'general',
    page: guardPage,
    noindex: true,
  }),
  defineScreen({
    name: 'account.signup',
    path: '/inscription-ou-connexion',
    title: 'Inscription ou connexion',
    universe: 'general',
    page: guardPage,
    noindex: true,
  }),
  defineScreen({
    name: 'account.recovery',
    path: '/recuperation-mot-de-passe/{code?}',
    title: 'Récupération du mot de passe',
    universe: 'general',
    page: () => import('./pages/recovery-page.tsx'),
    noindex: true,
  }),
  defineScreen({
    name: 'account.verify-email',
    path: '/verification-email',
    title: 'Confirmation de votre adresse e-mail',
    universe: 'general',
    page: () => import('./pages/verify-email-page.tsx'),
    noindex: true,
  }),
  defineScreen({
    name: 'account.keep',
    path: '/garder-mon-compte',
    title: 'Garder mon compte',
    universe: 'general',
    page: () => import('./pages/keep-account-page.tsx'),
    noindex: true,
  }),
  defineScreen({
    name: 'account.logout',
    path: '/deconnexion',
    title: 'Déconnexion',
    universe: 'general',
    page: () => import('./pages/logout-page.tsx'),
    noindex: true,
  }),
];
