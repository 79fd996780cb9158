import { zodiacPosition } from '@solelune/sky';
import { SIGN_WORDS } from './sign-words.ts';

/** « 22° de la Balance » */
export function degreeWords(lonDeg: number): string {
  const { degree, sign } = zodiacPosition(lonDeg);
  return `${degree}° ${SIGN_WORDS[sign].of}`;
}

/** « 22°25′ du Scorpion » */
export function preciseWords(lonDeg: number): string {
  const { text, sign } = zodiacPosition(lonDeg);
  return `${text} ${SIGN_WORDS[sign].of}`;
}
