import { hourWords } from '@solelune/civil-time/words';
import type { HourKind } from '../engine/hours.ts';

const NBSP = '\u00a0';

export const KIND_WORDS: Readonly<Record<HourKind, { one: string; many: string; short: string }>> = {
  double: { one: 'Heure miroir', many: 'Heures miroirs', short: '' },
  reversed: { one: 'Heure inversée', many: 'Heures inversées', short: 'inversée' },
  triple: { one: 'Heure triple', many: 'Heures triples', short: 'triple' },
};

/** 840 → "14 h 00"; the end of the day is 24 h. */
export const clockWords = (minuteOfDay: number): string =>
  hourWords({ hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 });

/** The first of a month is "1er". */
const day = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${date}T12:00:00Z`)
    .toLocaleDateString('fr-FR', { ...options, timeZone: 'UTC' })
    .replace(/(?<!\d)1 (?=\p{L})/u, '1er ');

/** "dimanche 15 novembre", with its year when it is not this one. */
export const dayWords = (date: string, thisYear: string): string =>
  day(date, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(date.startsWith(thisYear) ? {} : { year: 'numeric' }),
  });

export const shortDay = (date: string): string => day(date, { day: 'numeric', month: 'short' });
export const weekday = (date: string): string => day(date, { weekday: 'short' }).replace('.', '');
export const monthWords = (date: string): string => day(date, { month: 'long', year: 'numeric' });
export const shortMonth = (date: string): string => day(date, { month: 'short', year: '2-digit' });

export const counted = (count: number, one: string, many: string): string => `${count}${NBSP}${count > 1 ? many : one}`;

/** 9.94 → "9,9"; whole from ten on. */
export const roughly = (value: number): string =>
  value.toLocaleString('fr-FR', { maximumFractionDigits: value < 10 ? 1 : 0 });

/** 0.0312 → "3 %"; what is smaller than one in a thousand is said so. */
export function shareWords(probability: number): string {
  if (probability < 0.001) return 'moins d’une fois sur mille';
  if (probability < 0.01)
    return `${(probability * 1000).toLocaleString('fr-FR', { maximumFractionDigits: 0 })} fois sur mille`;
  return `${Math.round(probability * 100)} fois sur cent`;
}
