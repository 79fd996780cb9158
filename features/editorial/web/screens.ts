import { defineScreen, type Screen } from '@solelune/screen';
import { pageGet } from '../contract.ts';
import { PAGE_SLUGS } from '../page-slugs.ts';

const universe = 'general';

export const screens: Screen[] = [
  defineScreen({
    name: 'editorial.blog',
    path: '/actu',
    title: 'Actualités',
    universe,
    soon: 'Le journal du ciel : nos articles arrivent.',
    feed: true,
  }),
  defineScreen({
    name: 'editorial.category',
    path: '/actu/{category}',
    title: 'Actualités : :category',
    universe,
    soon: 'Les articles de cette rubrique arrivent.',
    feed: true,
  }),
  defineScreen({
    name: 'editorial.post',
    path: '/actu/{category}/{slug}',
    title: ':slug',
    universe,
    soon: 'Cet article arrive.',
    feed: true,
  }),
  defineScreen({
    name: 'editorial.page',
    path: '/page/{slug}',
    title: ':slug',
    universe,
    page: () => import('./content-page.tsx'),
    where: { slug: PAGE_SLUGS },
    sitemap: PAGE_SLUGS.map((slug) => ({ slug })),
    call: pageGet,
    input: ({ slug }) => ({ slug }),
  }),
  defineScreen({
    name: 'editorial.about',
    path: '/a-propos',
    title: 'À propos',
    universe,
    page: () => import('./content-page.tsx'),
    call: pageGet,
    input: () => ({ slug: 'a-propos' }),
  }),
  defineScreen({
    name: 'editorial.contact',
    path: '/contact',
    title: 'Nous contacter',
    universe,
    page: () => import('./contact-page.tsx'),
    call: pageGet,
    input: () => ({ slug: 'contact' }),
  }),
];
