import { SIGN_KEYS, SIGN_SLUGS, type SignKey } from '@solelune/astrology/engine/signs';

type Day = readonly [day: number, month: number];

export interface SignEntry {
  key: SignKey;
  name: string;
  path: string;
  from: Day;
  to: Day;
}

/**
 * The usual French dates, printed to help one find one's sign. The Sun enters a sign up to two days earlier or later according to
 * the year, so nothing is ever computed from them: the sign of the moment comes from the true Sun.
 */
const USUAL: readonly [name: string, from: Day, to: Day][] = [
  ['Bélier', [21, 3], [20, 4]],
  ['Taureau', [21, 4], [20, 5]],
  ['Gémeaux', [21, 5], [21, 6]],
  ['Cancer', [22, 6], [22, 7]],
  ['Lion', [23, 7], [22, 8]],
  ['Vierge', [23, 8], [22, 9]],
  ['Balance', [23, 9], [22, 10]],
  ['Scorpion', [23, 10], [22, 11]],
  ['Sagittaire', [23, 11], [21, 12]],
  ['Capricorne', [22, 12], [20, 1]],
  ['Verseau', [21, 1], [19, 2]],
  ['Poissons', [20, 2], [20, 3]],
];

export const SIGN_ENTRIES: readonly SignEntry[] = USUAL.map(([name, from, to], index) => ({
  key: SIGN_KEYS[index] as SignKey,
  name,
  path: `/astrologie/signes-astrologiques/${SIGN_SLUGS[index]}`,
  from,
  to,
}));

const MONTHS = 'janv. févr. mars avril mai juin juil. août sept. oct. nov. déc.'.split(' ');

const dayWords = ([day, month]: Day) => `${day}\u00A0${MONTHS[month - 1]}`;

/** « 21 mars – 20 avril » */
export const datesOf = ({ from, to }: SignEntry): string => `${dayWords(from)} – ${dayWords(to)}`;
