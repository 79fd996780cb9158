/** A noun in a sentence: its article, its prepositions, its pronoun, and the verb that follows it. */
import { au, de, elided } from './elision.ts';

export interface Noun {
  readonly name: string;
  readonly gender: 'f' | 'm';
  readonly plural?: true;
  /** Takes no article: « Mercure ». */
  readonly bare?: true;
}

/** « le Soleil », « la Lune », « l’Ascendant », « les Gémeaux », « Mercure » */
export function the({ name, gender, plural, bare }: Noun): string {
  if (bare) return name;
  return plural ? `les ${name}` : elided(gender === 'f' ? 'la' : 'le', name);
}

/** « du Soleil », « d’Uranus », « des Gémeaux » */
export const ofThe = (noun: Noun): string => de(the(noun));

/** « au Soleil », « à Uranus », « aux Gémeaux » */
export const toThe = (noun: Noun): string => au(the(noun));

const PRONOUNS = { f: ['elle', 'elles'], m: ['lui', 'eux'] } as const;

/** After a preposition: « chez lui », « chez elle », « chez eux » */
export const pronounOf = ({ gender, plural }: Noun): string => PRONOUNS[gender][plural ? 1 : 0];

/** The verb, or whatever else follows the noun's number: « le Lion se lève », « les Gémeaux se lèvent » */
export const agreed = ({ plural }: Noun, one: string, many: string): string => (plural ? many : one);
