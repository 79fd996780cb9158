import { defineScreen, type Screen } from '@solelune/screen';

export const screens: Screen[] = [
  defineScreen({
    name: 'advisors.team',
    path: '/equipe',
    title: 'Notre équipe de conseillers',
    universe: 'advisors',
    soon: 'Des conseillers en direct, par téléphone, par chat ou par écrit.',
  }),
  defineScreen({
    name: 'advisors.advisor',
    path: '/equipe/{slug}',
    title: ':slug, conseil en direct',
    universe: 'advisors',
    soon: 'La page de ce conseiller.',
  }),
];
