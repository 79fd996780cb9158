import type { Angel } from './angels.ts';
import { guardianOf } from './guardian.ts';
import { type HeartSource, heartOf, heartSource } from './heart.ts';
import type { MonthDay } from './month-day.ts';
import { spiritualOf } from './spiritual.ts';
import { lenainHeartOf } from './traditions.ts';

export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
}

/** The product document: noon where the hour of birth is not known. */
export const NOON: ClockTime = { hour: 12, minute: 0 };

export interface BirthAngels {
  readonly guardian: Angel;
  readonly heart: Angel;
  readonly spiritual: Angel;
  /** The heart day is one of those that the source left free. */
  readonly heartSource: HeartSource;
  /** Lenain's heart angel, null on the days that his calendar leaves free. */
  readonly lenainHeart: Angel | null;
}

/** The three angels of a birth: by its day, by its heart, by its hour as the clock of the place showed it. */
export function birthAngels(day: MonthDay, time: ClockTime): BirthAngels {
  return {
    guardian: guardianOf(day),
    heart: heartOf(day),
    spiritual: spiritualOf(time.hour, time.minute),
    heartSource: heartSource(day),
    lenainHeart: lenainHeartOf(day),
  };
}
