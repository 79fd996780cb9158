import { hourWords, longDateWords } from '@solelune/civil-time/words';
import type { Unit } from './time-line.ts';

/** A moment by the device's own clock: « mardi 17 novembre 2026 à 5 h 12 ». */
export const momentWords = (epochMs: number): string => momentParts(epochMs).join(' ');

/** Its day, and « à 5 h 12 ». */
export function momentParts(epochMs: number): readonly [string, string] {
  const date = new Date(epochMs);
  return [dayWordsOf(date), `à ${hourWords({ hour: date.getHours(), minute: date.getMinutes() })}`];
}

const dayWordsOf = (date: Date): string =>
  longDateWords({
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    dayOfWeek: date.getDay() || 7,
  });

export const UNIT_NAMES: Record<Unit, string> = { hour: 'Heures', day: 'Jours', month: 'Mois', year: 'Années' };

/** After « Reculer » and « Avancer ». */
export const UNIT_STEPS: Record<Unit, string> = {
  hour: 'd’une heure',
  day: 'd’un jour',
  month: 'd’un mois',
  year: 'd’un an',
};
