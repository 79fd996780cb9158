import { de } from '@solelune/french/elision';
import { ofThe } from '@solelune/french/nouns';
import { ordinalName, rank } from '@solelune/french/numbers';
import { SIGN_NOUNS } from '@solelune/french/sky-nouns';
import { type Angel, ELEMENT_WORDS } from '../../engine/index.ts';
import { starOf } from './seal-geometry.ts';

/** What is written around the great seal, in capitals. */
export const sealWords = ({ number, name, choir, sign }: Angel): string[] =>
  [
    name,
    `chœur des ${choir.name}`,
    `${ELEMENT_WORDS[sign.element].name} ${ofThe(SIGN_NOUNS[sign.key])}`,
    `${ordinalName(number)} des soixante-douze`,
  ].map((words) => words.toLocaleUpperCase('fr'));

/** The seal in words, for who does not see it. */
export function sealSentence({ name, choir, placeInChoir, number }: Angel, element: string): string {
  const [points] = starOf(placeInChoir);
  return `Sceau ${de(name)}\u00A0: étoile à ${points} branches, rosace des ${choir.name}, triangle de l’élément ${element}, ${rank(number)} rayon allumé sur 72`;
}
