import { metaWithWay, type PageMeta } from '@solelune/contract';
import { introductionKind } from '../corpus.ts';

/** A text's path is its address: `expression/index` → `/numerologie/expression`. */
const addressOf = (slug: string) => `/${introductionKind.folder}/${slug}`.replace(/\/index$/, '');

export function introductionMeta(
  siteUrl: string,
  slug: string,
  { name, ...words }: { title: string; description: string; name?: string },
): PageMeta {
  const home = { name: 'Numérologie', path: addressOf('index') };
  return metaWithWay(siteUrl, words, [home, ...(name ? [{ name, path: addressOf(slug) }] : [])]);
}
