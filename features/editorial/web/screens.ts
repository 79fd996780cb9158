import { defineScreen, type Screen } from '@solelune/screen';

export const editorialScreens: Screen[] = [
  defineScreen({
    name: 'editorial.blog',
    path: '/actu',
    title: 'Actualités',
    universe: 'general',
    soon: 'Le journal du ciel : nos articles arrivent.',
    feed: true,
  }),
  defineScreen({
    name: 'editorial.category',
    path: '/actu/{category}',
    title: 'Actualités : :category',
    universe: 'general',
    soon: 'Les articles de cette rubrique arrivent.',
    feed: true,
  }),
  defineScreen({
    name: 'editorial.post',
    path: '/actu/{category}/{slug}',
    title: ':slug',
    universe: 'general',
    soon: 'Cet article arrive.',
    feed: true,
  }),
  defineScreen({
    name: 'editorial.page',
    path: '/page/{slug}',
    title: ':slug',
    universe: 'general',
    soon: 'Cette page arrive.',
  }),
  defineScreen({
    name: 'editorial.about',
    path: '/a-propos',
    title: 'À propos',
    universe: 'general',
    soon: 'Qui nous sommes et comment nous travaillons.',
  }),
  defineScreen({
    name: 'editorial.contact',
    path: '/contact',
    title: 'Nous contacter',
    universe: 'general',
    soon: 'Un formulaire pour nous écrire.',
  }),
];
