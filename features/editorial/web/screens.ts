import { can } from '@solelune/contract';
import { defineScreen, type Screen } from '@solelune/screen';
import { blogCategory, blogIndex, blogPost } from '../contract/blog.ts';
import { textOpen, textPreview, texts } from '../contract/desk.ts';
import { pageGet } from '../contract.ts';
import { EDITORIAL_TAG } from '../editorial-tag.ts';
import { CATEGORY_SLUGS } from '../engine/categories.ts';
import { TEXT_KINDS, type TextKind } from '../engine/desk.ts';
import { PAGE_SLUGS } from '../page-slugs.ts';
import { addresses, isPageNumber, sliceOf } from './blog/addresses.ts';

import { deskAddresses } from './desk/addresses.ts';

const universe = 'general';
const staff = { universe, noBottomNav: true, access: can('editorial.write') } as const;

export const screens: Screen[] = [
  defineScreen({
    name: 'editorial.blog',
    path: addresses.blog.path,
    title: 'Le journal',
    universe,
    page: () => import('./blog/blog-page.tsx'),
    feed: true,
    query: { page: isPageNumber },
    asksByQuery: true,
    tags: () => [EDITORIAL_TAG],
    call: blogIndex,
    input: ({ page }) => sliceOf(page),
  }),
  defineScreen({
    name: 'editorial.category',
    path: addresses.category.path,
    title: 'Le journal : :category',
    universe,
    page: () => import('./blog/blog-page.tsx'),
    feed: true,
    where: { category: CATEGORY_SLUGS },
    sitemap: CATEGORY_SLUGS.map((category) => ({ category })),
    query: { page: isPageNumber },
    asksByQuery: true,
    tags: () => [EDITORIAL_TAG],
    call: blogCategory,
    input: ({ category, page }) => ({ ...sliceOf(page), category }),
  }),
  defineScreen({
    name: 'editorial.post',
    path: addresses.post.path,
    title: ':slug',
    universe,
    page: () => import('./blog/article-page.tsx'),
    feed: true,
    where: { category: CATEGORY_SLUGS, slug: (value) => /^[a-z0-9-]{1,120}$/.test(value) },
    tags: () => [EDITORIAL_TAG],
    call: blogPost,
    input: ({ category, slug }) => ({ category, slug }),
  }),
  defineScreen({
    name: 'editorial.page',
    path: '/page/{slug}',
    title: ':slug',
    universe,
    page: () => import('./content-page.tsx'),
    where: { slug: PAGE_SLUGS },
    sitemap: PAGE_SLUGS.map((slug) => ({ slug })),
    tags: () => [EDITORIAL_TAG],
    call: pageGet,
    input: ({ slug }) => ({ slug }),
  }),
  defineScreen({
    name: 'editorial.about',
    path: '/a-propos',
    title: 'À propos',
    universe,
    page: () => import('./content-page.tsx'),
    tags: () => [EDITORIAL_TAG],
    call: pageGet,
    input: () => ({ slug: 'a-propos' }),
  }),
  defineScreen({
    name: 'editorial.contact',
    path: '/contact',
    title: 'Nous contacter',
    universe,
    page: () => import('./contact-page.tsx'),
    tags: () => [EDITORIAL_TAG],
    call: pageGet,
    input: () => ({ slug: 'contact' }),
  }),
  defineScreen({
    name: 'editorial.desk',
    path: deskAddresses.texts.path,
    title: 'Articles et pages',
    ...staff,
    frame: 'administration',
    page: () => import('./desk/texts-page.tsx'),
    query: { kind: ['page'], q: (value) => value.trim() !== '' && value.length <= 100 },
    asksByQuery: true,
    call: texts,
    input: ({ kind, q }) => ({ kind: kind === 'page' ? 'page' : 'article', ...(q ? { q } : {}) }),
  }),
  defineScreen({
    name: 'editorial.desk-text',
    path: deskAddresses.text.path,
    title: 'Un texte',
    ...staff,
    frame: 'administration',
    where: { kind: TEXT_KINDS },
    page: () => import('./desk/text-page.tsx'),
    call: textOpen,
    input: ({ kind, slug }) => ({ kind: kind as TextKind, slug }),
  }),
  // Without staff's frame: what is looked at is the page of the site itself.
  defineScreen({
    name: 'editorial.desk-preview',
    path: deskAddresses.preview.path,
    title: 'Aperçu d’un texte',
    ...staff,
    where: { kind: TEXT_KINDS },
    page: () => import('./desk/preview-page.tsx'),
    call: textPreview,
    input: ({ kind, slug, number }) => ({ kind: kind as TextKind, slug, number: Number(number) }),
  }),
];
