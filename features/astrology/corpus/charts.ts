import { defineFragments } from '@solelune/corpus/usual-kinds';
import { angleAspects, aspects, crossed, houses, lesser, lights, pairs, planets, points, signs } from './slugs.ts';

const NATAL = 'astrologie/theme-astral-gratuit';
const SOLAR = 'astrologie/revolution-solaire';

/** One paragraph about one placement: a chart's reading is made of these. */
const placement = (name: string, folder: string, slugs: readonly string[] | RegExp, minWords = 60) =>
  defineFragments(`astrology.${name}`, folder, slugs, minWords);

/** The bridge while square and opposition, trine and sextile get texts of their own: what is not written yet is no fault. */
const whileWritten = (slugs: readonly string[]) => new RegExp(`^(?:${slugs.join('|')})$`);
const olderAspects = crossed(pairs(planets, '-', false), ['harmonie', 'tension']);

/** What most of a portrait hangs on has room: the Sun, the Moon, the ascendant. */
export const lightInSignKind = placement('light-in-sign', `${NATAL}/en-signe`, crossed(lights, signs));
export const inSignKind = placement('in-sign', `${NATAL}/en-signe`, crossed(lesser, signs));
export const inHouseKind = placement('in-house', `${NATAL}/en-maison`, crossed([...planets, ...points], houses));
/** A text for each aspect that the sky can make, none for the others. */
export const aspectKind = placement('aspect', `${NATAL}/aspect`, whileWritten([...aspects, ...olderAspects]));
/** Of a planet to the ascendant or the midheaven. */
export const angleAspectKind = placement('angle-aspect', `${NATAL}/aspect`, whileWritten(angleAspects));
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
