import { loadEphemeris } from '@solelune/sky/node';
import { type Casting, instantOf } from './cast-chart.ts';
import { localMomentOf } from './local-moment.ts';

export const DAY_SECONDS = 86_400;
const UNIX_EPOCH_JD = 2_440_587.5;

/** The day of a moment on the clocks of its place, from one midnight to the next. */
export function localDay({ place, moment: { epochSeconds } }: Pick<Casting, 'place' | 'moment'>) {
  const { time } = localMomentOf(epochSeconds, place.onEarth);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const from = epochSeconds - (hours * 60 + minutes) * 60;
  return spanWithin(from, from + DAY_SECONDS);
}

/** Cut to the years that the ephemeris holds, a day inside both ends (its time scale is not the clock's). */
export function spanWithin(from: number, to: number) {
  const { startJdTt, endJdTt } = loadEphemeris();
  const [first, last] = [startJdTt + 1, endJdTt - 1].map((jd) => (jd - UNIX_EPOCH_JD) * DAY_SECONDS) as [
    number,
    number,
  ];
  return { from: instantOf(Math.max(from, first)), to: instantOf(Math.min(to, last)) };
}
