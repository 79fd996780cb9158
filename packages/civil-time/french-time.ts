/** How dates, hours and offsets are written in the French sentences of this package. */

import { NO_BREAK } from '@solelune/french/spaces';
import { dateOfSeconds } from './calendar.ts';
import { dateWords, hourWords } from './words.ts';

/** "2 h 30" of a count of seconds read as a local clock. */
export function frenchHour(localSeconds: number): string {
  const inDay = ((localSeconds % 86_400) + 86_400) % 86_400;
  const hours = Math.floor(inDay / 3600);
  const minutes = Math.floor((inDay % 3600) / 60);
  const seconds = inDay % 60;
  const hour = hourWords({ hour: hours, minute: minutes });
  return seconds ? `${hour}${NO_BREAK}min${NO_BREAK}${seconds}${NO_BREAK}s` : hour;
}

export function frenchDateOfSeconds(localSeconds: number): string {
  return dateWords(dateOfSeconds(localSeconds));
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
  const long = `UTC${sign}${hourWords({ hour: hours, minute: minutes })}`;
  return seconds ? `${long}${NO_BREAK}min${NO_BREAK}${seconds}${NO_BREAK}s` : long;
}
