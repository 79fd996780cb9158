import { SIGN_SLUGS } from '../engine/index.ts';

export const signs: readonly string[] = SIGN_SLUGS;
export const houses = Array.from({ length: 12 }, (_, index) => String(index + 1));

export const planets = [
  'soleil',
  'lune',
  'mercure',
  'venus',
  'mars',
  'jupiter',
  'saturne',
  'uranus',
  'neptune',
  'pluton',
] as const;
/** Points that are read like planets; the two angles are read by sign alone. */
export const points = ['noeud-nord', 'lune-noire', 'chiron'] as const;
export const angles = ['ascendant', 'milieu-du-ciel'] as const;

export const crossed = (first: readonly string[], second: readonly string[], joint = '-') =>
  first.flatMap((one) => second.map((other) => `${one}${joint}${other}`));

/** Unordered pairs in the order of the list; a thing with itself too when asked. */
export const pairs = (list: readonly string[], joint: string, withItself: boolean) =>
  list.flatMap((one, index) => list.slice(withItself ? index : index + 1).map((other) => `${one}${joint}${other}`));
