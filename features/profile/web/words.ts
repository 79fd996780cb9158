import { clockWords, isoDateWords } from '@solelune/civil-time/words';
import type { Sign } from '@solelune/sky/zodiac';
import type { Contact } from '../contract/parts.ts';

const BORN = { F: 'Née le ', M: 'Né le ', none: '' } as const;

/** "Née le 4 février 1990 à 6 h 10, Nantes, Loire-Atlantique (44), France". */
export function birthWords({
  gender,
  birthdate,
  birthtime,
  birthcity,
}: Omit<Contact, 'contact_id' | 'firstname' | 'lastname' | 'sun_sign'>): string {
  const at = birthtime ? ` à ${clockWords(birthtime)}` : '';
  return `${BORN[gender ?? 'none']}${isoDateWords(birthdate)}${at}, ${birthcity.label}`;
}

export const SIGN_NAMES: Record<Sign, string> = {
  aries: 'Bélier',
  taurus: 'Taureau',
  gemini: 'Gémeaux',
  cancer: 'Cancer',
  leo: 'Lion',
  virgo: 'Vierge',
  libra: 'Balance',
  scorpio: 'Scorpion',
  sagittarius: 'Sagittaire',
  capricorn: 'Capricorne',
  aquarius: 'Verseau',
  pisces: 'Poissons',
};

export const countWords = (count: number, one: string, many: string): string =>
  `${count}\u00a0${count > 1 ? many : one}`;
