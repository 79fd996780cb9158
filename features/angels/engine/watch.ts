import { type Angel, MINUTES_PER_ANGEL } from './angels.ts';
import { changeBetween, type OffsetAt, readClock } from './local-clock.ts';
import { spiritualOf } from './spiritual.ts';

/** Who keeps an instant, from when and until when. */
export interface Watch {
  readonly angel: Angel;
  /** Who follows: the next number, or another where clocks are changed. */
  readonly next: Angel;
  readonly startsAtMs: number;
  /** Excluded. */
  readonly endsAtMs: number;
}

const WATCH_MS = MINUTES_PER_ANGEL * 60_000;

const angelAt = (epochMs: number, offsetAt: OffsetAt): Angel => {
  const { hour, minute } = readClock(epochMs, offsetAt);
  return spiritualOf(hour, minute);
};

/**
 * The twenty minutes in which an instant falls. When summer time begins, clocks jump over the watches of an hour; when it ends, an hour's
 * angels keep it a second time. A watch that a change of clocks cuts ends there.
 */
export function watchAt(epochMs: number, offsetAt: OffsetAt): Watch {
  const angel = angelAt(epochMs, offsetAt);
  const shownMs = epochMs + offsetAt(epochMs);
  const into = ((shownMs % WATCH_MS) + WATCH_MS) % WATCH_MS;
  const [start, end] = [epochMs - into, epochMs - into + WATCH_MS];
  const endsAtMs = changeBetween(epochMs, end, offsetAt) ?? end;
  const change = changeBetween(start, epochMs, offsetAt);
  return { angel, next: angelAt(endsAtMs, offsetAt), startsAtMs: change ?? start, endsAtMs };
}
