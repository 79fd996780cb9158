import type { PageMeta } from '@solelune/contract';
import type { Config } from '@solelune/platform';

const ROOT_PAGES: Record<string, string> = { 'a-propos': 'AboutPage', contact: 'ContactPage' };

interface TextFacts {
  title: string;
  description: string;
  updated: string;
}

/** What search engines read of a content page. */
export function pageMeta(config: Config, slug: string, { title, description, updated }: TextFacts): PageMeta {
  const rootType = ROOT_PAGES[slug];
  return {
    title,
    description,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': rootType ?? 'WebPage',
      name: title,
      description,
      url: `${config.siteUrl}${rootType ? '' : '/page'}/${slug}`,
      inLanguage: 'fr',
      dateModified: updated,
      publisher: { '@type': 'Organization', name: config.brand.name, url: config.siteUrl },
    },
  };
}
