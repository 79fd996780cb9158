import { toJulianDayNumber } from '@solelune/civil-time/calendar';
import {
  dayWords as civilDayWords,
  hourWords,
  isoDateParts,
  isoDateWords,
  shortDayWords,
  shortMonthName,
  weekdayWords,
} from '@solelune/civil-time/words';
import { figures } from '@solelune/french/figures';
import { NO_BREAK } from '@solelune/french/spaces';
import type { HourKind } from '../engine/hours.ts';

export const KIND_WORDS: Readonly<Record<HourKind, { one: string; many: string; short: string }>> = {
  double: { one: 'Heure miroir', many: 'Heures miroirs', short: '' },
  reversed: { one: 'Heure inversée', many: 'Heures inversées', short: 'inversée' },
  triple: { one: 'Heure triple', many: 'Heures triples', short: 'triple' },
};

/** 840 → "14 h 00"; the end of the day is 24 h. */
export const clockWords = (minuteOfDay: number): string =>
  hourWords({ hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 });

const partsOf = (date: string) => isoDateParts(date) ?? { year: 0, month: 1, day: 1 };
const weekdayOf = (date: string) =>
  weekdayWords({ dayOfWeek: (toJulianDayNumber(partsOf(date), 'gregorian') % 7) + 1 });

/** "dimanche 15 novembre", with its year when it is not this one. */
export const dayWords = (date: string, thisYear: string): string =>
  `${weekdayOf(date)} ${date.startsWith(thisYear) ? civilDayWords(partsOf(date)) : isoDateWords(date)}`;

export const shortDay = (date: string): string => shortDayWords(partsOf(date));
export const weekday = (date: string): string => weekdayOf(date).slice(0, 3);
/** "nov. 26" */
export const shortMonth = (date: string): string =>
  `${shortMonthName(partsOf(date).month)}${NO_BREAK}${date.slice(2, 4)}`;

/** 9.94 → "9,9"; whole from ten on. */
export const roughly = (value: number): string => figures(value, { most: value < 10 ? 1 : 0 });

/** 0.0312 → "3 %"; what is smaller than one in a thousand is said so. */
export function shareWords(probability: number): string {
  if (probability < 0.001) return 'moins d’une fois sur mille';
  if (probability < 0.01) return `${figures(probability * 1000, { most: 0 })} fois sur mille`;
  return `${Math.round(probability * 100)} fois sur cent`;
}
