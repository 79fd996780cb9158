import { WEEKDAY_NAMES } from '@solelune/civil-time/words';

/** From a Julian day number, whose weeks never skipped a day: 0 was a Monday. */
export const weekdayWords = (julianDayNumber: number): string =>
  WEEKDAY_NAMES[((julianDayNumber % 7) + 7) % 7] as string;

interface Told {
  readonly words: string;
}
export interface Between {
  readonly from: Told;
  readonly to: Told;
}

/** « le mercredi 17 juin 2026 à 18 h 54 » */
export const theMoment = ({ words }: Told): string => `le ${/* begins with a weekday */ words}`;

/** « entre le mercredi 17 juin 2026 à 4 h 29 et le jeudi 18 juin 2026 à 4 h 31 » */
export const betweenMoments = ({ from, to }: Between): string => `entre ${theMoment(from)} et ${theMoment(to)}`;
