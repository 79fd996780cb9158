import type { PageMeta } from './envelope.ts';

export interface Step {
  name: string;
  /** Of the site, from its root. */
  path: string;
}

/** What search engines read of a page: its own title and description, and the way down to it. */
export function metaWithWay(
  siteUrl: string,
  { title, description, image }: { title: string; description: string; image?: string },
  steps: readonly Step[],
): PageMeta {
  return {
    title,
    description,
    ...(image ? { image } : {}),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: siteUrl + path,
      })),
    },
  };
}
