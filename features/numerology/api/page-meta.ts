import type { PageMeta } from '@solelune/contract';
import { introductionKind } from '../corpus.ts';

/** A text's path is its address: `expression/index` → `/numerologie/expression`. */
const addressOf = (slug: string) => `/${introductionKind.folder}/${slug}`.replace(/\/index$/, '');

/** What search engines read of an introduction: its own title and description, and the way down to it. */
export function introductionMeta(
  siteUrl: string,
  slug: string,
  { title, description, name }: { title: string; description: string; name?: string },
): PageMeta {
  const steps = [['Numérologie', addressOf('index')], ...(name ? [[name, addressOf(slug)]] : [])];
  return {
    title,
    description,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(([step, address], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step,
        item: `${siteUrl}${address}`,
      })),
    },
  };
}
