/**
 * Dates and hours as one writes them in French, a line never broken inside them. From plain numbers: `Intl` would do for today's dates, not for
 * those of a birth in another calendar or of a year before 100.
 */
import { NO_BREAK } from '@solelune/french/spaces';

/** January first. */
export const MONTH_NAMES = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

/** As calendars print them. */
const SHORT_MONTH_NAMES = [
  'janv.',
  'févr.',
  'mars',
  'avril',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
] as const;

/** Monday first. */
export const WEEKDAY_NAMES = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;

interface DayOfYear {
  month: number;
  day: number;
}

/** « 1er », « 2 » */
export const dayOfMonth = (day: number): string => (day === 1 ? '1er' : String(day));

/** « 31 mars », « 1er mai » */
export const dayWords = ({ month, day }: DayOfYear): string => `${dayOfMonth(day)}${NO_BREAK}${MONTH_NAMES[month - 1]}`;

/** « nov. »; 1 is January. */
export const shortMonthName = (month: number): string => SHORT_MONTH_NAMES[month - 1] as string;

/** « 14 nov. » */
export const shortDayWords = ({ month, day }: DayOfYear): string =>
  `${dayOfMonth(day)}${NO_BREAK}${SHORT_MONTH_NAMES[month - 1]}`;

/** « 17 juin 1988 », « 1er mars 800 » */
export const dateWords = (date: DayOfYear & { year: number }): string => `${dayWords(date)} ${date.year}`;

/** « 1990-02-04 » as its three numbers; null for what is no such date. */
export function isoDateParts(iso: string): (DayOfYear & { year: number }) | null {
  const [year, month, day] = /^(\d+)-(\d{2})-(\d{2})$/.exec(iso)?.slice(1).map(Number) ?? [];
  return year !== undefined && month && day && MONTH_NAMES[month - 1] ? { year, month, day } : null;
}

/** « 1990-02-04 » as « 4 février 1990 »; what is no such date is given back as it is. */
export function isoDateWords(iso: string): string {
  const date = isoDateParts(iso);
  return date ? dateWords(date) : iso;
}

/** « 2026-06 », or a day of that month, as « juin 2026 » */
export function isoMonthWords(iso: string): string {
  const [year, month] = iso.split('-');
  return `${MONTH_NAMES[Number(month) - 1] ?? ''} ${year}`;
}

/** « samedi »; 1 is Monday. */
export const weekdayWords = ({ dayOfWeek }: { dayOfWeek: number }): string => WEEKDAY_NAMES[dayOfWeek - 1] as string;

/** « samedi 14 novembre 2026 » */
export const longDateWords = (date: DayOfYear & { year: number; dayOfWeek: number }): string =>
  `${weekdayWords(date)} ${dateWords(date)}`;

/** « 14 h 05 » */
export const hourWords = ({ hour, minute }: { hour: number; minute: number }): string =>
  `${hour}${NO_BREAK}h${NO_BREAK}${String(minute).padStart(2, '0')}`;

/** « 18 h 30 », and « 9 h » on the hour */
export const shortHourWords = (time: { hour: number; minute: number }): string =>
  time.minute === 0 ? `${time.hour}${NO_BREAK}h` : hourWords(time);

/** « 06:10 » as « 6 h 10 » */
export function clockWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hourWords({ hour, minute });
}
