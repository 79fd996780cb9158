import type { PageMeta } from '@solelune/contract';
import { introductionKind } from '../corpus.ts';

interface Words {
  title: string;
  description: string;
}

/** What search engines read of a page: its own title and description, and the way down to it. */
export function pageMeta(siteUrl: string, { title, description }: Words, hour?: string): PageMeta {
  const home = `/${introductionKind.folder}`;
  const steps = [['Heures miroirs', home], ...(hour ? [[hour, `${home}/${hour}`]] : [])];
  return {
    title,
    description,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(([name, address], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${siteUrl}${address}`,
      })),
    },
  };
}
