import { figures } from './figures.ts';
import { NO_BREAK } from './spaces.ts';

/** French counts zero, one and what lies between two wholes under two in the singular: « 0 carte », « 1,5 carte », « 2 cartes ». */
export const isMany = (count: number): boolean => Math.abs(count) >= 2;

/** The word that goes with a count written elsewhere: « heure notée », « heures notées ». */
export const byCount = (count: number, one: string, many: string): string => (isMany(count) ? many : one);

/** « 1 carte », « 1 440 minutes », « 1,5 point » */
export const counted = (count: number, one: string, many: string): string =>
  `${figures(count)}${NO_BREAK}${byCount(count, one, many)}`;
