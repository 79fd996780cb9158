import { defineFragments } from '@solelune/corpus/usual-kinds';
import { angles, crossed, houses, pairs, planets, points, signs } from './slugs.ts';

const NATAL = 'astrologie/theme-astral-gratuit';
const SOLAR = 'astrologie/revolution-solaire';

/** One paragraph about one placement: a chart's reading is made of these. */
const placement = (name: string, folder: string, slugs: readonly string[]) =>
  defineFragments(`astrology.${name}`, folder, slugs, 60);

export const inSignKind = placement('in-sign', `${NATAL}/en-signe`, crossed([...planets, ...points, ...angles], signs));
export const inHouseKind = placement('in-house', `${NATAL}/en-maison`, crossed([...planets, ...points], houses));
/** Conjunctions, the flowing aspects (sextile, trine), the tense ones (square, opposition). */
export const aspectKind = placement(
  'aspect',
  `${NATAL}/aspect`,
  crossed(pairs(planets, '-', false), ['conjonction', 'harmonie', 'tension']),
);
export const dominantKind = placement('dominant', `${NATAL}/dominante`, planets);
export const balanceKind = placement('balance', `${NATAL}/equilibre`, [
  ...crossed(['feu', 'terre', 'air', 'eau'], ['fort', 'faible']),
  ...crossed(['cardinal', 'fixe', 'mutable'], ['fort']),
]);

export const yearAscendantSignKind = placement('year-ascendant-sign', `${SOLAR}/ascendant-en-signe`, signs);
/** The natal house where the ascendant of the year falls. */
export const yearAscendantHouseKind = placement('year-ascendant-house', `${SOLAR}/ascendant-en-maison`, houses);
export const yearSunKind = placement('year-sun', `${SOLAR}/soleil-en-maison`, houses);
export const yearMoonKind = placement('year-moon', `${SOLAR}/lune-en-maison`, houses);
/** A planet near an angle of the year's chart. */
export const yearAngularKind = placement('year-angular', `${SOLAR}/planete-angulaire`, planets);
