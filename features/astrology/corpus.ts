import { defineIntroductions } from '@solelune/corpus/usual-kinds';
import * as charts from './corpus/charts.ts';
import * as signs from './corpus/signs.ts';
import * as synastry from './corpus/synastry-kinds.ts';

export { pages } from './composition/composed-pages.ts';
export * from './corpus/charts.ts';
export * from './corpus/signs.ts';

export const introductionKind = defineIntroductions('astrology', 'astrologie', [
  'calcul-ascendant',
  'calcul-descendant',
  'signes-astrologiques',
  'signes-astrologiques-enfant',
  'compatibilite-signes-astro',
  'compatibilite-amoureuse',
  'calcul-signe-lunaire',
  'compatibilite-signes-lunaires',
  'theme-astral-gratuit',
  'revolution-solaire',
  'carte-du-ciel-astrologique',
]);

export const kinds = [...Object.values(signs), ...Object.values(charts), ...Object.values(synastry), introductionKind];
