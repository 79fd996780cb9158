import { dateWords } from '@solelune/civil-time/words';
import { NO_BREAK } from '@solelune/french/spaces';

const DAY_SECONDS = 86_400;

/** `1988-06-17T12:25:00Z` as one reads it, to the nearest second: « 17 juin 1988, 12 h 25 min 00 s UTC ». */
export function utcWords(utc: string): string {
  const parts = /^(-?\d+)-(\d+)-(\d+)T(\d+):(\d+):([\d.]+)/u.exec(utc)?.slice(1).map(Number);
  if (!parts) return utc;
  const [year, month, day, hour, minute, second] = parts as [number, number, number, number, number, number];
  // The last half second of a day stays in it.
  const total = Math.min(DAY_SECONDS - 1, Math.round(hour * 3600 + minute * 60 + second));
  const clock = [`${Math.floor(total / 3600)}`, 'h', two(Math.floor(total / 60) % 60), 'min', two(total % 60), 's'];
  return `${dateWords({ year, month, day })}, ${clock.join(NO_BREAK)} UTC`;
}

const two = (part: number) => String(part).padStart(2, '0');
