import type { ContentSlug } from '../page-slugs.ts';

interface PageCard {
  readonly slug: ContentSlug;
  readonly path: string;
  readonly name: string;
  readonly promise: string;
}

/** The content pages as they point at one another. */
export const CONTENT_PAGES: readonly PageCard[] = [
  {
    slug: 'laboratoire',
    path: '/page/laboratoire',
    name: 'Le laboratoire',
    promise: 'Comment nos calculs sont faits et vérifiés.',
  },
  {
    slug: 'bibliographie',
    path: '/page/bibliographie',
    name: 'Bibliographie',
    promise: 'Les livres d’où viennent nos traditions.',
  },
  { slug: 'a-propos', path: '/a-propos', name: 'À propos', promise: 'Qui nous sommes, et ce que nous refusons.' },
  {
    slug: 'confidentialite',
    path: '/page/confidentialite',
    name: 'Confidentialité',
    promise: 'Ce que nous gardons de vous, et jusqu’à quand.',
  },
  {
    slug: 'conditions-generales',
    path: '/page/conditions-generales',
    name: 'Conditions générales',
    promise: 'Les règles, écrites pour être lues.',
  },
  {
    slug: 'mentions-legales',
    path: '/page/mentions-legales',
    name: 'Mentions légales',
    promise: 'Qui publie, qui héberge, à qui nous devons.',
  },
  { slug: 'contact', path: '/contact', name: 'Contact', promise: 'Une personne lit chaque message.' },
];
