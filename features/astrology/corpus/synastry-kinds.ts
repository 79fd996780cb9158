/** The texts of a bond between two births: what each meeting of two points says, what a planet does in the other's houses, what the bond itself is. */
import { defineKind, MOULD_LIMITS } from '@solelune/corpus/kind';
import { z } from 'zod';
import { BOND_POINTS, type BondPoint, isSlow } from '../engine/synastry/index.ts';
import { ASPECT_SLUGS, houses, NATURE_SLUGS, planets, SUBJECT_SLUGS, signs } from './slugs.ts';
import { CLIMATE_SLUGS, houseSection, INTIMATE_PAIRS, INWARD_PLANETS } from './synastry-slugs.ts';

const SYNASTRY = 'astrologie/synastrie';

/** Unordered, a point with its like too: two people have two Moons. */
const pointPairs = BOND_POINTS.flatMap((one, index) => BOND_POINTS.slice(index).map((other) => [one, other] as const));
const slugsOf = (found: readonly (readonly [BondPoint, BondPoint])[]) =>
  found.map(([one, other]) => `${SUBJECT_SLUGS[one]}-${SUBJECT_SLUGS[other]}`);

const bondTexts = <const Key extends string>(
  name: string,
  folder: string,
  slugs: readonly string[],
  sections: readonly Key[],
  minWords: number,
) =>
  defineKind({
    name: `astrology.bond-${name}`,
    folder: `${SYNASTRY}/${folder}`,
    slugs,
    frontMatter: z.object({}),
    sections,
    minWords,
    fragment: true,
    mould: MOULD_LIMITS,
  });

/** Where one of the two points is somebody's own: a text for each aspect. */
export const bondAspectKind = bondTexts(
  'aspect',
  'aspect',
  slugsOf(pointPairs.filter(([one, other]) => !isSlow(one) || !isSlow(other))),
  Object.values(ASPECT_SLUGS),
  90,
);
/** Two points that are both somebody's own, where they keep to themselves: in signs of earth and water; for a square, in fixed signs. */
export const bondInwardAspectKind = bondTexts(
  'inward-aspect',
  'aspect-dedans',
  slugsOf(pointPairs.filter(([one, other]) => !isSlow(one) && !isSlow(other))),
  Object.values(ASPECT_SLUGS),
  90,
);
/** Two slow planets: what two generations have in common, told by nature. */
export const bondGenerationKind = bondTexts(
  'generation',
  'generation',
  slugsOf(pointPairs.filter(([one, other]) => isSlow(one) && isSlow(other))),
  Object.values(NATURE_SLUGS),
  25,
);
export const bondHouseKind = bondTexts(
  'house',
  'maison',
  planets,
  houses.map((house) => houseSection(Number(house))),
  180,
);
/** The same where the planet is in a sign of earth or water; from Uranus on the sign is a generation's. */
export const bondInwardHouseKind = bondTexts(
  'inward-house',
  'maison-dedans',
  INWARD_PLANETS.map((planet) => SUBJECT_SLUGS[planet]),
  houses.map((house) => houseSection(Number(house))),
  250,
);
/** A point that a bond touches most (mostly carried, or mostly rubbed), leans on, or has to tend, by the aspect that asks for it. */
export const bondPointKind = bondTexts(
  'point',
  'astre',
  [...planets, SUBJECT_SLUGS.ascendant],
  [
    'touche-porte',
    'touche-frotte',
    'appui-accord',
    'appui-fusion',
    'soin-carre',
    'soin-opposition',
    'soin-conjonction',
  ],
  110,
);
/** The climate, by the nature of the strongest aspect. */
export const bondClimateKind = bondTexts(
  'climate',
  'climat',
  Object.values(CLIMATE_SLUGS),
  ['conjonction', 'accord', 'tension'],
  60,
);
/** The composite Sun and Moon. */
export const compositeSignKind = bondTexts('composite-sign', 'compose/signe', signs, ['soleil', 'lune'], 35);
export const compositeHouseKind = bondTexts('composite-house', 'compose/maison', houses, ['soleil', 'lune'], 25);

/** The composite chart's own aspects, told by nature; two slow planets of it are two generations'. */
export const compositeAspectKind = bondTexts(
  'composite-aspect',
  'compose/aspect',
  slugsOf(pointPairs.filter(([one, other]) => one !== other && !(isSlow(one) && isSlow(other)))),
  Object.values(NATURE_SLUGS),
  25,
);

/** Read after a consent alone. */
export const bondIntimateKind = bondTexts(
  'intimate',
  'intime',
  INTIMATE_PAIRS,
  ['conjonction', 'harmonie', 'tension', 'opposition'],
  50,
);
