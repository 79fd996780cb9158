import { metaWithWay, type PageMeta, type Step } from '@solelune/contract';

const HOME = { name: 'Angéologie', path: '/angeologie' };

export const metaOf = (
  siteUrl: string,
  words: { title: string; description: string },
  steps: readonly Step[] = [],
): PageMeta => metaWithWay(siteUrl, words, [HOME, ...steps]);
