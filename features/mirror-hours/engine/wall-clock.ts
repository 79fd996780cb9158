import { MINUTES_PER_DAY, type MirrorHour, mirrorHourOfMinute } from './hours.ts';

/** How far a zone's clocks are ahead of universal time at an instant, in milliseconds: Node makes it from Temporal, a browser from its Date. */
export type OffsetAt = (epochMs: number) => number;

export interface WallClock {
  /** YYYY-MM-DD, the day that a calendar of the place shows. */
  readonly date: string;
  /** 0 to 1439. */
  readonly minuteOfDay: number;
}

const MINUTE_MS = 60_000;

export function readWallClock(epochMs: number, offsetAt: OffsetAt): WallClock {
  const shown = new Date(epochMs + offsetAt(epochMs));
  return {
    date: shown.toISOString().slice(0, 10),
    minuteOfDay: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
}

/** An hour of the lists as a clock of the place comes to show it. */
export interface Showing {
  readonly hour: MirrorHour;
  readonly date: string;
  readonly startsAtMs: number;
  /** Excluded. */
  readonly endsAtMs: number;
}

function showingAt(minuteStartMs: number, offsetAt: OffsetAt): Showing | null {
  const { date, minuteOfDay } = readWallClock(minuteStartMs, offsetAt);
  const hour = mirrorHourOfMinute(minuteOfDay);
  return hour ? { hour, date, startsAtMs: minuteStartMs, endsAtMs: minuteStartMs + MINUTE_MS } : null;
}

const startOfMinute = (epochMs: number): number => Math.floor(epochMs / MINUTE_MS) * MINUTE_MS;

/** The hour that clocks show at this very minute, if it is one of the lists. Zones differ by whole minutes. */
export const currentShowing = (epochMs: number, offsetAt: OffsetAt): Showing | null =>
  showingAt(startOfMinute(epochMs), offsetAt);

/**
 * The next one, strictly after this minute. Minutes are tried one after the other as clocks live them: an hour that summer time skips is
 * never announced, one that is lived twice comes twice. Within a day there is always one.
 */
export function nextShowing(epochMs: number, offsetAt: OffsetAt): Showing {
  const from = startOfMinute(epochMs);
  for (let step = 1; step <= 2 * MINUTES_PER_DAY; step += 1) {
    const showing = showingAt(from + step * MINUTE_MS, offsetAt);
    if (showing) return showing;
  }
  throw new RangeError('no clock goes two days without showing a mirror hour');
}
