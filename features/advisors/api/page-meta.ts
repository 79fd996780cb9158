import { metaWithWay, type PageMeta } from '@solelune/contract';
import { counted } from '@solelune/french/counts';
import type { AdvisorCard } from '../contract.ts';

const TEAM = { name: 'L’équipe', path: '/equipe' };

const TEAM_WORDS = {
  title: 'L’équipe, qui est là et à quel prix',
  description:
    'Astrologues, tarologues, numérologues, lithothérapeutes : qui est disponible, à quel prix la minute, et la prochaine heure libre de chacun.',
};

export const teamMeta = (siteUrl: string): PageMeta => metaWithWay(siteUrl, TEAM_WORDS, [TEAM]);

const LONGEST_DESCRIPTION = 160;
const CENTS = 100;
const TENTHS = 10;

/** What search engines read of a person: who they are, what they cost, what people said. A demonstration is not indexed. */
export function advisorMeta(siteUrl: string, advisor: AdvisorCard): PageMeta {
  const { name, headline, epithet, score, slug, prices } = advisor;
  const path = `${TEAM.path}/${slug}`;
  const title = `${name}, ${headline.charAt(0).toLowerCase()}${headline.slice(1)}`;
  const words = `${name}. ${headline}. ${epithet} Prix, prochaines heures libres et ${counted(score.count, 'avis', 'avis')}.`;
  const way = metaWithWay(siteUrl, { title, description: words.slice(0, LONGEST_DESCRIPTION) }, [TEAM, { name, path }]);
  const offers = Object.values(prices).flatMap((cents) => (cents === null ? [] : [cents]));
  const service = {
    '@type': 'Service',
    name: title,
    url: siteUrl + path,
    serviceType: headline,
    provider: { '@type': 'Person', name, jobTitle: headline, url: siteUrl + path },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'EUR',
      offerCount: offers.length,
      lowPrice: Math.min(...offers) / CENTS,
    },
    ...(score.tenths === null
      ? {}
      : {
          aggregateRating: { '@type': 'AggregateRating', ratingValue: score.tenths / TENTHS, reviewCount: score.count },
        }),
  };
  return {
    ...way,
    noindex: advisor.isDemo,
    jsonLd: { '@context': 'https://schema.org', '@graph': [way.jsonLd, service] },
  };
}
