import { type Angel, angelOf, MINUTES_PER_ANGEL } from './angels.ts';

/**
 * The angel of the twenty minutes in which a birth falls, on the clock of the place: 00:00 is the first angel's, 23:59 the last one's,
 * intervals half-open. What counts is what the clock showed, as a birth certificate tells it: nothing is converted to another time.
 */
export function spiritualOf(hour: number, minute: number): Angel {
  return angelOf(Math.floor((hour * 60 + minute) / MINUTES_PER_ANGEL) + 1);
}
