import { metaWithWay, type PageMeta } from '@solelune/contract';
import { introductionKind } from '../corpus.ts';

export function pageMeta(siteUrl: string, words: { title: string; description: string }, hour?: string): PageMeta {
  const home = { name: 'Heures miroirs', path: `/${introductionKind.folder}` };
  return metaWithWay(siteUrl, words, [home, ...(hour ? [{ name: hour, path: `${home.path}/${hour}` }] : [])]);
}
