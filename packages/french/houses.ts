import { ordinalName } from './numbers.ts';
import { NO_BREAK } from './spaces.ts';

export const HOUSE_NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;

/** « maison VII » */
export const houseWords = (house: number): string => `maison${NO_BREAK}${HOUSE_NUMERALS[house - 1]}`;

/** « première maison », « septième maison » */
export const houseInLetters = (house: number): string => `${ordinalName(house, 'f')} maison`;
