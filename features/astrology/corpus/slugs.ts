import { PLANETS } from '@solelune/sky/bodies';
import type { Element } from '@solelune/sky/zodiac';
import { type AspectNature, type MajorAspect, POSSIBLE_ASPECTS, SIGN_SLUGS, type Subject } from '../engine/index.ts';

export const signs: readonly string[] = SIGN_SLUGS;
export const houses = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** How the texts name each subject. */
export const SUBJECT_SLUGS: Record<Subject, string> = {
  sun: 'soleil',
  moon: 'lune',
  mercury: 'mercure',
  venus: 'venus',
  mars: 'mars',
  jupiter: 'jupiter',
  saturn: 'saturne',
  uranus: 'uranus',
  neptune: 'neptune',
  pluto: 'pluton',
  mean_node: 'noeud-nord',
  mean_lilith: 'lune-noire',
  chiron: 'chiron',
  ascendant: 'ascendant',
  midheaven: 'milieu-du-ciel',
};

/** In the order in which their pairs are named. */
export const planets = PLANETS.map((planet) => SUBJECT_SLUGS[planet]);
/** Points that are read like planets; the two angles are read by sign alone. */
export const points = [SUBJECT_SLUGS.mean_node, SUBJECT_SLUGS.mean_lilith, SUBJECT_SLUGS.chiron];
export const angles = [SUBJECT_SLUGS.ascendant, SUBJECT_SLUGS.midheaven];

/** What most of a portrait hangs on, and the rest. */
export const lights = [SUBJECT_SLUGS.sun, SUBJECT_SLUGS.moon, SUBJECT_SLUGS.ascendant];
export const lesser = [...planets, ...points, ...angles].filter((slug) => !lights.includes(slug));

export const crossed = (first: readonly string[], second: readonly string[], joint = '-') =>
  first.flatMap((one) => second.map((other) => `${one}${joint}${other}`));

/** Unordered pairs in the order of the list; a thing with itself too when asked. */
export const pairs = (list: readonly string[], joint: string, withItself: boolean) =>
  list.flatMap((one, index) => list.slice(withItself ? index : index + 1).map((other) => `${one}${joint}${other}`));

export const ASPECT_SLUGS: Record<MajorAspect, string> = {
  conjunction: 'conjonction',
  sextile: 'sextile',
  square: 'carre',
  trine: 'trigone',
  opposition: 'opposition',
};
export const aspects = POSSIBLE_ASPECTS.map(
  ([one, other, kind]) => `${SUBJECT_SLUGS[one]}-${SUBJECT_SLUGS[other]}-${ASPECT_SLUGS[kind]}`,
);
/** What Chiron, the node and Lilith do is told by the nature of the aspect alone. */
export const NATURE_SLUGS: Record<AspectNature, string> = {
  conjunction: 'conjonction',
  harmony: 'harmonie',
  tension: 'tension',
};
export const angleAspects = crossed(crossed(planets, angles), Object.values(ASPECT_SLUGS));

export const ELEMENT_SLUGS: Record<Element, string> = { fire: 'feu', earth: 'terre', air: 'air', water: 'eau' };
export const elements = Object.values(ELEMENT_SLUGS);
/** Facing houses: `1-7` to `6-12`. */
export const axes = houses.slice(0, 6).map((house) => `${house}-${Number(house) + 6}`);

/** What stands under the horizon acts at home and within: its own version of a text, where the hour is known. */
export const UNDER = 'dessous';
