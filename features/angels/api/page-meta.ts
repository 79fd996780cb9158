import type { PageMeta } from '@solelune/contract';

const HOME = { name: 'Angéologie', path: '/angeologie' };

/** What search engines read of a page: its own title and description, and the way down to it. */
export function metaOf(
  siteUrl: string,
  { title, description }: { title: string; description: string },
  steps: readonly { name: string; path: string }[] = [],
): PageMeta {
  return {
    title,
    description,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [HOME, ...steps].map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: siteUrl + path,
      })),
    },
  };
}
