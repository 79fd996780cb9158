import { dayOfMonth, dayWords, hourWords, MONTH_NAMES } from '@solelune/civil-time/words';
import type { MonthDay } from '../../engine/index.ts';

export const monthName = (month: number): string => MONTH_NAMES[month - 1] ?? '';

/** "31 mars – 4 avril", "5 – 9 avril". */
export const spanWords = (from: MonthDay, to: MonthDay): string =>
  from.month === to.month
    ? `${dayOfMonth(from.day)}\u00A0–\u00A0${dayWords(to)}`
    : `${dayWords(from)} –\u00A0${dayWords(to)}`;

/** "du 31 mars au 4 avril". */
export const spanSentence = (from: MonthDay, to: MonthDay): string => `du ${dayWords(from)} au ${dayWords(to)}`;

/** `2026-11-15` → its three parts. */
export function dateParts(iso: string): MonthDay & { year: number } {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return { year, month, day };
}

/** Minutes since midnight → "0 h 40"; the end of the day is midnight again. */
export const minuteWords = (minutes: number): string =>
  hourWords({ hour: Math.floor(minutes / 60) % 24, minute: minutes % 60 });

/** In which part of the day twenty minutes fall. */
export function partOfDay(minuteFrom: number): string {
  const hour = minuteFrom / 60;
  if (hour < 5) return 'vingt minutes dans la nuit';
  if (hour < 7) return 'vingt minutes à l’aube';
  if (hour < 12) return 'vingt minutes le matin';
  if (hour < 14) return 'vingt minutes au milieu du jour';
  if (hour < 18) return 'vingt minutes l’après-midi';
  if (hour < 22) return 'vingt minutes le soir';
  return 'vingt minutes avant minuit';
}
