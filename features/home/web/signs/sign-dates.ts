import { SIGN_KEYS, SIGN_SLUGS, type SignKey } from '@solelune/astrology/engine';

/**
 * The usual French dates, printed as a help to find one's sign: [name, first day, last day], each day as [day, month]. The Sun
 * enters a sign up to two days earlier or later according to the year, so no sign is ever computed from them.
 */
const USUAL: [name: string, from: [number, number], to: [number, number]][] = [
  ['Bélier', [21, 3], [20, 4]],
  ['Taureau', [21, 4], [20, 5]],
  ['Gémeaux', [21, 5], [20, 6]],
  ['Cancer', [21, 6], [22, 7]],
  ['Lion', [23, 7], [22, 8]],
  ['Vierge', [23, 8], [22, 9]],
  ['Balance', [23, 9], [22, 10]],
  ['Scorpion', [23, 10], [21, 11]],
  ['Sagittaire', [22, 11], [21, 12]],
  ['Capricorne', [22, 12], [20, 1]],
  ['Verseau', [21, 1], [19, 2]],
  ['Poissons', [20, 2], [20, 3]],
];
