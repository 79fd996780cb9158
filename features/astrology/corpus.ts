import { defineKind } from '@solelune/corpus/kind';
import { z } from 'zod';
import * as charts from './corpus/charts.ts';
import * as signs from './corpus/signs.ts';

export { pages } from './composition/composed-pages.ts';
export * from './corpus/charts.ts';
export * from './corpus/signs.ts';

/** The introduction of the whole and of each tool. */
export const introductionKind = defineKind({
  name: 'astrology.introduction',
  folder: 'astrologie',
  slugs: [
    'index',
    'calcul-ascendant/index',
    'calcul-descendant/index',
    'signes-astrologiques/index',
    'signes-astrologiques-enfant/index',
    'compatibilite-signes-astro/index',
    'compatibilite-amoureuse/index',
    'calcul-signe-lunaire/index',
    'compatibilite-signes-lunaires/index',
    'theme-astral-gratuit/index',
    'revolution-solaire/index',
    'carte-du-ciel-astrologique/index',
  ],
  frontMatter: z.object({}),
  sections: ['what', 'how', 'tradition'],
  minWords: 150,
});

export const kinds = [...Object.values(signs), ...Object.values(charts), introductionKind];
