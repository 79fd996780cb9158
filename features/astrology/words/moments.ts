import { WEEKDAY_NAMES } from '@solelune/civil-time/words';

/** From a Julian day number, whose weeks never skipped a day: 0 was a Monday. */
export const weekdayWords = (julianDayNumber: number): string =>
  WEEKDAY_NAMES[((julianDayNumber % 7) + 7) % 7] as string;
