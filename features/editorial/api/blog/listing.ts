import type { PageMeta } from '@solelune/contract';
import { type CallContext, fail, handle } from '@solelune/contract/server';
import { loadEphemeris } from '@solelune/sky/node';
import { blogCategory, blogIndex } from '../../contract/blog.ts';
import { CATEGORIES, isCategory, nameOfCategory } from '../../engine/categories.ts';
import { moonOf } from '../figures/moons.ts';
import { cardOf, comingSoon, published } from './articles.ts';
import { feedUrl } from './feed.ts';

const COMING = 4;

interface Slice {
  offset: number;
  perPage: number;
}

export const blogIndexHandler = handle(blogIndex, (slice, context) => listed(slice, null, context));
export const blogCategoryHandler = handle(blogCategory, ({ category, ...slice }, context) =>
  listed(slice, category, context),
);

function listed(
  { offset, perPage }: Slice,
  category: string | null,
  { services: { corpus, config }, now }: Pick<CallContext, 'services' | 'now'>,
) {
  if (category !== null && !isCategory(category)) return fail('not_found');
  const all = published(corpus, now);
  const found = category ? all.filter((article) => article.category === category) : all;
  // A page beyond the last is no page; the first one is, even before the first article.
  if (offset > 0 && offset >= found.length) return fail('not_found');
  return {
    posts: found.slice(offset, offset + perPage).map((article) => cardOf(article, now)),
    category,
    offset,
    total: found.length,
    end: offset + perPage >= found.length,
    categories: CATEGORIES.map(({ slug, name }) => ({
      slug,
      name,
      count: all.filter((article) => article.category === slug).length,
    })),
    coming: comingSoon(corpus, now, COMING).map(({ text }) => ({ title: text.title, date: text.frontMatter.date })),
    tonight: moonOf(loadEphemeris(), 'today', now),
    __META__: metaOf(category, offset / perPage + 1, config.brand.name),
  };
}

const DESCRIPTIONS: Record<string, string> = {
  '': 'Le journal : la Lune, le ciel, les cartes, les nombres, les anges et les pierres, racontés avec leurs sources et calculés par nos moteurs.',
  'avec-la-lune':
    'La Lune telle qu’elle est : phases, éclipses, calendrier, croyances et mesures. Des articles dont chaque figure est calculée pour sa date.',
  'astrologie-pratique':
    'Lire un thème, comprendre une maison, une marche rétrograde, un retour : la méthode pas à pas, avec des roues calculées et leurs limites.',
  'tarot-et-oracles':
    'D’où viennent les cartes, qui les a dessinées, comment on les tire : l’histoire du tarot et des oracles, sources en main, sans légende.',
  'nombres-et-anges':
    'Nombres, heures miroirs et soixante-douze anges : d’où viennent ces usages, comment on compte, et ce que disent les probabilités.',
  'pierres-et-rituels':
    'Les pierres pour ce qu’elles sont et pour ce qu’on en raconte : fausses et vraies, fragiles ou dangereuses, lapidaires et usages d’aujourd’hui.',
  coulisses:
    'Comment nous calculons, ce que la science a mesuré, ce que dit la loi : les coulisses de la maison et de l’astrologie, sans rien cacher.',
};

function metaOf(category: string | null, page: number, brand: string): PageMeta {
  const name = category ? nameOfCategory(category) : 'Le journal';
  const path = category ? `/actu/${category}` : '/actu';
  return {
    title: page > 1 ? `${name}, page ${page}` : name,
    description: DESCRIPTIONS[category ?? ''] ?? '',
    canonical: page > 1 ? `${path}?page=${page}` : path,
    feed: { title: category ? `${brand}\u00A0: ${name}` : `${brand}, le journal`, href: feedUrl(category) },
  };
}
