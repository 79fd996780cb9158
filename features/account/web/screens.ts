import { defineScreen, type Screen } from '@solelune/screen';

const guardPage = () => import('./pages/guard-page.tsx');

/** They stand on the way to a member's page: who passes through them has not given up on it. */
const door = { universe: 'general', noindex: true, keepsWantedPage: true } as const;

export const screens: Screen[] = [
  defineScreen({
    name: 'account.login',
    path: '/connexion',
    title: 'Connexion',
    ...door,
    page: guardPage,
  }),
  defineScreen({
    name: 'account.signup',
    path: '/inscription-ou-connexion',
    title: 'Inscription ou connexion',
    ...door,
    page: guardPage,
  }),
  defineScreen({
    name: 'account.recovery',
    path: '/recuperation-mot-de-passe/{code?}',
    title: 'Récupération du mot de passe',
    ...door,
    page: () => import('./pages/recovery-page.tsx'),
    // The code in its address opens an account: nobody keeps it.
    freshForSeconds: 0,
  }),
  defineScreen({
    name: 'account.verify-email',
    path: '/verification-email',
    title: 'Confirmation de votre adresse e-mail',
    ...door,
    page: () => import('./pages/verify-email-page.tsx'),
  }),
  defineScreen({
    name: 'account.keep',
    path: '/garder-mon-compte',
    title: 'Garder mon compte',
    ...door,
    page: () => import('./pages/keep-account-page.tsx'),
  }),
  defineScreen({
    name: 'account.logout',
    path: '/deconnexion',
    title: 'Déconnexion',
    ...door,
    page: () => import('./pages/logout-page.tsx'),
  }),
];
