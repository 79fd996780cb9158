/** How dates, hours and offsets are written in the French sentences of this package. */
import { type CalendarDate, dateOfSeconds } from './calendar.ts';

const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

export const nbsp = '\u00a0';

function frenchDate({ year, month, day }: CalendarDate): string {
  return `${day === 1 ? '1er' : day}${nbsp}${months[month - 1]} ${year}`;
}

/** "2 h 30" of a count of seconds read as a local clock. */
export function frenchHour(localSeconds: number): string {
  const inDay = ((localSeconds % 86_400) + 86_400) % 86_400;
  const hours = Math.floor(inDay / 3600);
  const minutes = Math.floor((inDay % 3600) / 60);
  const seconds = inDay % 60;
  const hour = `${hours}${nbsp}h${nbsp}${String(minutes).padStart(2, '0')}`;
  return seconds ? `${hour}${nbsp}min${nbsp}${seconds}${nbsp}s` : hour;
}

export function frenchDateOfSeconds(localSeconds: number): string {
  return frenchDate(dateOfSeconds(localSeconds));
}

/** "UTC+1", "UTC−3 h 30", "UTC+0 h 09 min 21 s". */
export function frenchOffset(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const hours = Math.floor(size / 3600);
  const minutes = Math.floor((size % 3600) / 60);
  const seconds = size % 60;
  const sign = offsetSeconds < 0 ? '−' : '+';
  if (size === 0) return 'UTC';
  if (minutes === 0 && seconds === 0) return `UTC${sign}${hours}`;
  const long = `UTC${sign}${hours}${nbsp}h${nbsp}${String(minutes).padStart(2, '0')}`;
  return seconds ? `${long}${nbsp}min${nbsp}${seconds}${nbsp}s` : long;
}
