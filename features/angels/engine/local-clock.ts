/**
 * Clocks without a time library, because pages compute with them in browsers that have none: a zone is given as a function that says how far
 * its clocks are ahead of universal time at an instant. Node makes one from Temporal, a browser from its own Date.
 */
export type OffsetAt = (epochMs: number) => number;

export interface ClockReading {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** What a clock of the zone shows at an instant. */
export function readClock(epochMs: number, offsetAt: OffsetAt): ClockReading {
  const shown = new Date(epochMs + offsetAt(epochMs));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  };
}

const DAY_MS = 86_400_000;

/**
 * The instants at which the zone's clocks show this: one, none when summer time skips it, two when the hour is lived twice. Clocks
 * are changed at most once within two days, so the offsets of the day before and after are all there are.
 */
export function instantsOf(
  { year, month, day, hour, minute }: Omit<ClockReading, 'second'>,
  offsetAt: OffsetAt,
): number[] {
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const offsets = new Set([offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)]);
  return [...offsets]
    .map((offset) => wall - offset)
    .filter((epochMs) => epochMs + offsetAt(epochMs) === wall)
    .toSorted((a, b) => a - b);
}

/** The next change of clocks after `fromMs` and no later than `toMs`, to the millisecond; null when there is none. */
export function changeBetween(fromMs: number, toMs: number, offsetAt: OffsetAt): number | null {
  const before = offsetAt(fromMs);
  if (offsetAt(toMs) === before) return null;
  let [low, high] = [fromMs, toMs];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}
