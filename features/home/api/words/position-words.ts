import { ofSign } from '@solelune/astrology/words/signs';
import { zodiacPosition } from '@solelune/sky';

/** « 22° de la Balance » */
export function degreeWords(lonDeg: number): string {
  const { degree, sign } = zodiacPosition(lonDeg);
  return `${degree}° ${ofSign(sign)}`;
}

/** « 22°25′ du Scorpion » */
export function preciseWords(lonDeg: number): string {
  const { text, sign } = zodiacPosition(lonDeg);
  return `${text} ${ofSign(sign)}`;
}
