import { type Angel, ELEMENT_WORDS, type SignKey } from '../../engine/index.ts';
import { ordinalName } from '../words/numbers.ts';
import { starOf } from './seal-geometry.ts';

/** "du Bélier", "de la Vierge", "des Gémeaux". */
const OF_SIGN: Readonly<Record<SignKey, string>> = {
  aries: 'du Bélier',
  taurus: 'du Taureau',
  gemini: 'des Gémeaux',
  cancer: 'du Cancer',
  leo: 'du Lion',
  virgo: 'de la Vierge',
  libra: 'de la Balance',
  scorpio: 'du Scorpion',
  sagittarius: 'du Sagittaire',
  capricorn: 'du Capricorne',
  aquarius: 'du Verseau',
  pisces: 'des Poissons',
};

/** What is written around the great seal, in capitals. */
export const sealWords = ({ number, name, choir, sign }: Angel): string[] =>
  [
    name,
    `chœur des ${choir.name}`,
    `${ELEMENT_WORDS[sign.element].name} ${OF_SIGN[sign.key]}`,
    `${ordinalName(number)} des soixante-douze`,
  ].map((words) => words.toLocaleUpperCase('fr'));

/** The seal in words, for who does not see it. */
export function sealSentence({ name, choir, placeInChoir, number }: Angel, element: string): string {
  const [points] = starOf(placeInChoir);
  return `Sceau de ${name}\u00A0: étoile à ${points} branches, rosace des ${choir.name}, triangle de l’élément ${element}, ${number === 1 ? '1er' : `${number}e`} rayon allumé sur 72`;
}
