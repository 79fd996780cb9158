import type { PageMeta } from '@solelune/contract';
import type { Config } from '@solelune/platform';

/** What the head of the home page says; machines also learn who publishes the site, as configuration tells it. */
export function pageMeta({ brand, siteUrl }: Config, skyWords: string): PageMeta {
  const organization = `${siteUrl}/#organization`;
  const sameAs = Object.values(brand.social).filter((url) => url !== undefined);
  return {
    title: 'Le ciel de cet instant, lu pour vous',
    description: `${skyWords}\u00A0: voyez le ciel de cet instant, puis calculez votre thème astral, vos nombres et vos anges.`,
    jsonLd: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'WebSite',
          '@id': `${siteUrl}/#website`,
          url: `${siteUrl}/`,
          name: brand.name,
          inLanguage: 'fr',
          publisher: { '@id': organization },
        },
        {
          '@type': 'Organization',
          '@id': organization,
          name: brand.name,
          legalName: brand.legal.company,
          url: `${siteUrl}/`,
          email: brand.contactEmail,
          ...(sameAs.length > 0 ? { sameAs } : {}),
        },
      ],
    },
  };
}
