import { type PlaceOnEarth, toLocal } from '@solelune/civil-time';
import { toJulianDayNumber } from '@solelune/civil-time/calendar';
import { dateWords, hourWords } from '@solelune/civil-time/words';
import type { z } from 'zod';
import type { localMoment } from '../../answers/chart.ts';
import { weekdayWords } from '../../words/moments.ts';
import { zones } from '../birth/known-place.ts';

export type LocalMoment = z.output<typeof localMoment>;

/** An instant on the clocks of a place, to the nearest minute; `utc` keeps the second. */
export function localMomentOf(epochSeconds: number, place: PlaceOnEarth): LocalMoment {
  const second = Math.round(epochSeconds);
  const { offsetSeconds } = toLocal(zones(), second, place);
  // Rounding on the local clock: an offset may have seconds of its own.
  const minute = Math.round((second + offsetSeconds) / 60) * 60 - offsetSeconds;
  const { date, time } = toLocal(zones(), minute, place);
  return {
    utc: isoOf(second),
    date: `${String(date.year).padStart(4, '0')}-${two(date.month)}-${two(date.day)}`,
    time: `${two(time.hour)}:${two(time.minute)}`,
    words: `${weekdayWords(toJulianDayNumber(date))} ${dateWords(date)} à ${hourWords(time)}`,
    offset: offsetText(offsetSeconds),
  };
}

export const isoOf = (epochSeconds: number): string =>
  Temporal.Instant.fromEpochMilliseconds(Math.round(epochSeconds * 1000)).toString();

/** `+02:00`, and with seconds where mean times had some: `+00:09:21`. */
export function offsetText(offsetSeconds: number): string {
  const seconds = Math.abs(offsetSeconds);
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const shown = parts[2] === 0 ? parts.slice(0, 2) : parts;
  return `${offsetSeconds < 0 ? '-' : '+'}${shown.map(two).join(':')}`;
}

const two = (value: number) => String(value).padStart(2, '0');
