import type { SignKey } from '@solelune/astrology/engine/signs';

interface SignWords {
  name: string;
  /** With its article: « le Bélier ». */
  the: string;
  /** « 12° du Bélier ». */
  of: string;
  plural?: true;
}

const masculine = (name: string): SignWords => ({ name, the: `le ${name}`, of: `du ${name}` });
const feminine = (name: string): SignWords => ({ name, the: `la ${name}`, of: `de la ${name}` });
const plural = (name: string): SignWords => ({ name, the: `les ${name}`, of: `des ${name}`, plural: true });

export const SIGN_WORDS: Record<SignKey, SignWords> = {
  aries: masculine('Bélier'),
  taurus: masculine('Taureau'),
  gemini: plural('Gémeaux'),
  cancer: masculine('Cancer'),
  leo: masculine('Lion'),
  virgo: feminine('Vierge'),
  libra: feminine('Balance'),
  scorpio: masculine('Scorpion'),
  sagittarius: masculine('Sagittaire'),
  capricorn: masculine('Capricorne'),
  aquarius: masculine('Verseau'),
  pisces: plural('Poissons'),
};

export const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase('fr') + words.slice(1);
