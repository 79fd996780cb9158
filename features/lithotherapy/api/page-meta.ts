import { metaWithWay, type PageMeta } from '@solelune/contract';

const HOME = { name: 'Les pierres', path: '/lithotherapie' };

export const pageMeta = (
  siteUrl: string,
  words: { title: string; description: string },
  stone?: { name: string; slug: string },
): PageMeta =>
  metaWithWay(siteUrl, words, [HOME, ...(stone ? [{ name: stone.name, path: `${HOME.path}/${stone.slug}` }] : [])]);
