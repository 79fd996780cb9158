import { dayWords } from '@solelune/civil-time/words';
/** The signs in a French sentence, and what they are made of. */
import type { Element, Modality } from '@solelune/sky/zodiac';
import { type SignFacts, type SignKey, signFacts } from '../engine/index.ts';

const FEMININE: readonly SignKey[] = ['virgo', 'libra'];
const PLURAL: readonly SignKey[] = ['gemini', 'pisces'];

export const isPlural = (sign: SignKey): boolean => PLURAL.includes(sign);

/** « le Bélier », « la Balance », « les Gémeaux » */
export function theSign(sign: SignKey): string {
  const { name } = signFacts(sign);
  if (isPlural(sign)) return `les ${name}`;
  return FEMININE.includes(sign) ? `la ${name}` : `le ${name}`;
}

/** « du Bélier », « de la Balance », « des Gémeaux » */
export function ofSign(sign: SignKey): string {
  const { name } = signFacts(sign);
  if (isPlural(sign)) return `des ${name}`;
  return FEMININE.includes(sign) ? `de la ${name}` : `du ${name}`;
}

export const ELEMENT_NAMES: Record<Element, string> = { fire: 'Feu', earth: 'Terre', air: 'Air', water: 'Eau' };
/** « de Feu », « d’Air » */
export const OF_ELEMENT: Record<Element, string> = {
  fire: 'de Feu',
  earth: 'de Terre',
  air: 'd’Air',
  water: 'd’Eau',
};
/** « le Feu », « l’Eau » */
export const THE_ELEMENT: Record<Element, string> = {
  fire: 'le Feu',
  earth: 'la Terre',
  air: 'l’Air',
  water: 'l’Eau',
};
export const MODALITY_NAMES: Record<Modality, string> = { cardinal: 'Cardinal', fixed: 'Fixe', mutable: 'Mutable' };
export const POLARITY_NAMES: Record<SignFacts['polarity'], string> = { active: 'Active', receptive: 'Réceptive' };

/** « du 21 mars au 20 avril » */
export const datesWords = ({ dates }: Pick<SignFacts, 'dates'>): string =>
  `du ${dayWords(dates.from)} au ${dayWords(dates.to)}`;
