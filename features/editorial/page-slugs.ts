/** The content pages at `/page/{slug}`. */
export const PAGE_SLUGS = [
  'conditions-generales',
  'mentions-legales',
  'confidentialite',
  'laboratoire',
  'bibliographie',
] as const;

/** Those and the two that stand at the root of the site: `/a-propos` and `/contact`. */
export type ContentSlug = (typeof PAGE_SLUGS)[number] | 'a-propos' | 'contact';
