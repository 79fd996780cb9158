import { dayWords } from '@solelune/civil-time/words';
import { ofThe, the } from '@solelune/french/nouns';
import { SIGN_NOUNS } from '@solelune/french/sky-nouns';
/** The signs in a French sentence, and what they are made of. */
import type { Element, Modality } from '@solelune/sky/zodiac';
import type { SignFacts, SignKey } from '../engine/index.ts';

/** A sign's name from its key, as certainties give it. */
export const signName = (value: string): string => SIGN_NOUNS[value as SignKey]?.name ?? value;

/** « le Bélier », « la Balance », « les Gémeaux » */
export const theSign = (sign: SignKey): string => the(SIGN_NOUNS[sign]);

/** « du Bélier », « de la Balance », « des Gémeaux » */
export const ofSign = (sign: SignKey): string => ofThe(SIGN_NOUNS[sign]);

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
