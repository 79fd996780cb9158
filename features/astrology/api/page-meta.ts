import type { PageMeta } from '@solelune/contract';

type Step = readonly [name: string, address: string];

const HOME: Step = ['Astrologie', '/astrologie-et-horoscope'];

/** What search engines read of a page: its own title and description, and the way down to it. */
export function pageMeta(
  siteUrl: string,
  { title, description }: { title: string; description: string },
  ...steps: Step[]
): PageMeta {
  return {
    title,
    description,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [HOME, ...steps].map(([name, address], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${siteUrl}${address}`,
      })),
    },
  };
}
