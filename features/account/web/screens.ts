import { can } from '@solelune/contract';
import { defineScreen, type Screen } from '@solelune/screen';
import { staffList } from '../contract.ts';

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
  defineScreen({
    name: 'account.staff-entry',
    path: '/entree-equipe',
    title: 'L’entrée de l’équipe',
    ...door,
    page: () => import('./staff/entry-page.tsx'),
  }),
  defineScreen({
    name: 'account.staff-invitation',
    path: '/entree-equipe/invitation',
    title: 'Rejoindre l’équipe',
    ...door,
    page: () => import('./staff/invitation-page.tsx'),
  }),
  defineScreen({
    name: 'account.staff',
    path: '/administration/equipe',
    title: 'Équipe',
    universe: 'general',
    frame: 'administration',
    noBottomNav: true,
    access: can('account.staff'),
    page: () => import('./staff/team-page.tsx'),
    call: staffList,
  }),
];
