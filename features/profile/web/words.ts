import { clockWords, isoDateWords } from '@solelune/civil-time/words';
import { inGender } from '@solelune/french/gender';
import type { Contact } from '../contract/parts.ts';

const BORN = { f: 'Née le ', m: 'Né le ', neutral: '' };

/** "Née le 4 février 1990 à 6 h 10, Nantes, Loire-Atlantique (44), France". */
export function birthWords({
  gender,
  birthdate,
  birthtime,
  birthcity,
}: Omit<Contact, 'contact_id' | 'firstname' | 'lastname' | 'sun_sign'>): string {
  const at = birthtime ? ` à ${clockWords(birthtime)}` : '';
  return `${inGender(gender, BORN)}${isoDateWords(birthdate)}${at}, ${birthcity.label}`;
}
