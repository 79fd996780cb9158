import { MONTH_NAMES } from '@solelune/civil-time/month-names';

/** Dates and hours in French. Plain numbers in, so that dates of any calendar can be written. */
export const NO_BREAK = '\u00A0';

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
/** « 17 juin 1988 », « 1er mars 800 » */
export const dateWords = ({ year, month, day }: { year: number; month: number; day: number }): string =>
  `${day === 1 ? '1er' : day}${NO_BREAK}${MONTH_NAMES[month - 1]} ${year}`;

/** « 14 h 25 » */
export const hourWords = ({ hour, minute }: { hour: number; minute: number }): string =>
  `${hour}${NO_BREAK}h${NO_BREAK}${String(minute).padStart(2, '0')}`;

/** From a Julian day number, whose weeks never skipped a day: 0 was a Monday. */
export const weekdayWords = (julianDayNumber: number): string => WEEKDAYS[((julianDayNumber % 7) + 7) % 7] as string;
