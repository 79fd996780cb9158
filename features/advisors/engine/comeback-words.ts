import { momentIn } from '@solelune/civil-time/moment-in-zone';
import { dayWords, shortHourWords, weekdayWords } from '@solelune/civil-time/words';

const NOON = 12;
const EVENING = 18;
/** A weekday named alone is that of the next six days. */
const DAYS_NAMED = 6;
const DAY_MS = 86_400_000;
/** Minutes are rounded up, so that nobody is promised before they come. */
const STEP_MS = 300_000;

const partOfDay = (hour: number): string => (hour < NOON ? 'matin' : hour < EVENING ? 'après-midi' : 'soir');

/** « à 14 h 30 », « demain matin », « jeudi soir », « le 3 décembre »: the nearer, the finer. On the reader's clock. */
export function comebackWords(comeback: string | number, nowMs: number, timeZone: string): string {
  const at = momentIn(timeZone, Math.ceil(new Date(comeback).getTime() / STEP_MS) * STEP_MS);
  const today = momentIn(timeZone, nowMs);
  const days = (Date.UTC(at.year, at.month - 1, at.day) - Date.UTC(today.year, today.month - 1, today.day)) / DAY_MS;
  if (days <= 0) return `à ${shortHourWords(at)}`;
  if (days === 1) return `demain ${partOfDay(at.hour)}`;
  if (days <= DAYS_NAMED) return `${weekdayWords(at)} ${partOfDay(at.hour)}`;
  return `le ${dayWords(at)}`;
}
