import { metaWithWay, type PageMeta } from '@solelune/contract';

type NamedAddress = readonly [name: string, address: string];

const HOME: NamedAddress = ['Astrologie', '/astrologie-et-horoscope'];

export const pageMeta = (
  siteUrl: string,
  words: { title: string; description: string },
  ...steps: NamedAddress[]
): PageMeta =>
  metaWithWay(
    siteUrl,
    words,
    [HOME, ...steps].map(([name, path]) => ({ name, path })),
  );
