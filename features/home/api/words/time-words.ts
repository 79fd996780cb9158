import { MONTH_NAMES } from '@solelune/civil-time/month-names';
import { civil, type SkyPlace } from '../sky-place.ts';

const NO_BREAK = '\u00A0';

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const SHORT_MONTHS = [
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
];

type Day = Pick<Temporal.PlainDate, 'day' | 'month' | 'year' | 'dayOfWeek'>;

const rank = (day: number) => (day === 1 ? '1er' : String(day));

export const weekdayWords = (date: Day): string => WEEKDAYS[date.dayOfWeek - 1] as string;

/** « 14 novembre » */
export const dayWords = (date: Day): string => `${rank(date.day)}${NO_BREAK}${MONTH_NAMES[date.month - 1]}`;

/** « 14 nov. » */
export const shortDayWords = (date: Day): string => `${rank(date.day)}${NO_BREAK}${SHORT_MONTHS[date.month - 1]}`;

/** « samedi 14 novembre 2026 » */
export const dateWords = (date: Day): string => `${weekdayWords(date)} ${dayWords(date)} ${date.year}`;

/** « 20 h 12 » */
export const hourWords = ({ hour, minute }: { hour: number; minute: number }): string =>
  `${hour}${NO_BREAK}h${NO_BREAK}${String(minute).padStart(2, '0')}`;

/** « mardi 17 novembre à 12 h 48 », on the place's clock, to the nearest minute. */
export function momentWords(instant: Temporal.Instant, place: SkyPlace): string {
  const at = civil(instant.round('minute'), place);
  return `${weekdayWords(at)} ${dayWords(at)} à ${hourWords(at)}`;
}

const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** A stretch of time as one says it: « six semaines », « trois mois ». */
export function durationWords(days: number): string {
  const inWeeks = days < 60;
  const count = Math.round(inWeeks ? days / 7 : days / 30.44);
  return `${NUMBERS[count] ?? count} ${inWeeks ? 'semaines' : 'mois'}`;
}
