/** Places of the sky and of a reader's houses in French. */
import { HOUSE_THEMES } from '@solelune/astrology/words/chart';
import { houseWords } from '@solelune/french/houses';
import { ofThe } from '@solelune/french/nouns';
import { SIGN_NOUNS } from '@solelune/french/sky-nouns';
import { signOf, zodiacPosition } from '@solelune/sky/zodiac';

/** « 1°49′ du Verseau » */
export const positionWords = (lonDeg: number): string =>
  `${zodiacPosition(lonDeg).text} ${ofThe(SIGN_NOUNS[signOf(lonDeg)])}`;

/** « maison VII, celle des engagements à deux » */
export const houseAndTheme = (house: number): string => `${houseWords(house)}, celle ${HOUSE_THEMES[house - 1]}`;
