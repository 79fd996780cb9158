import type { Angel } from './angels.ts';
import { MINUTES_PER_ANGEL } from './angels.ts';
import { instantsOf, type OffsetAt, readClock } from './local-clock.ts';
import { dayRegency } from './regency.ts';

/** Twenty minutes of an angel, on a day that is also its own, or on any. */
interface RitualWindow {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** Its five days of the year, one of its days of the heart, or a day like another. */
  readonly day: 'guardian' | 'heart' | 'any';
}

const DAY_MS = 86_400_000;
const WATCH_MS = MINUTES_PER_ANGEL * 60_000;
/** A heart day is never further than three months off, a guardianship never further than a year. */
const SEARCHED_DAYS = 372;

const kindOf = (
  angel: Angel,
  { year, month, day }: { year: number; month: number; day: number },
): RitualWindow['day'] => {
  const { guardian, heart } = dayRegency(year, month, day);
  return guardian === angel ? 'guardian' : heart === angel ? 'heart' : 'any';
};

/** Days from that of an instant on, by the calendar of the zone. */
function* daysFrom(fromMs: number, offsetAt: OffsetAt): Generator<{ year: number; month: number; day: number }> {
  const first = readClock(fromMs, offsetAt);
  const noon = Date.UTC(first.year, first.month - 1, first.day, 12);
  for (let index = 0; index < SEARCHED_DAYS; index += 1) {
    const date = new Date(noon + index * DAY_MS);
    yield { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  }
}

export interface RitualWindows {
  /** The very next twenty minutes, perhaps the present ones. */
  readonly next: RitualWindow;
  /** The next on a day of the heart, and the next while the angel reigns as guardian. */
  readonly heart: RitualWindow;
  readonly guardian: RitualWindow;
}

/** A day whose clocks skip the angel's hour has no window, one that lives it twice has two. */
export function ritualWindows(angel: Angel, fromMs: number, offsetAt: OffsetAt): RitualWindows {
  const [hour, minute] = [Math.floor(angel.minuteFrom / 60), angel.minuteFrom % 60];
  let next: RitualWindow | undefined;
  let heart: RitualWindow | undefined;
  for (const date of daysFrom(fromMs, offsetAt)) {
    const day = kindOf(angel, date);
    // Most days are like any other, and clocks are dear to read.
    if (day === 'any' && next) continue;
    for (const startsAtMs of instantsOf({ ...date, hour, minute }, offsetAt)) {
      const window = { startsAtMs, endsAtMs: startsAtMs + WATCH_MS, day };
      if (window.endsAtMs <= fromMs) continue;
      next ??= window;
      if (day === 'heart') heart ??= window;
      // A heart day may fall within the guardianship: it then counts as the guardian's, and for both.
      if (day === 'guardian') return { next, heart: heart ?? window, guardian: window };
    }
  }
  throw new RangeError(`${angel.name} has no window within a year`);
}

/** A window as a clock of the zone shows it. */
export interface ShownWindow {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM. */
  readonly start: string;
  readonly end: string;
  readonly day: RitualWindow['day'];
}
export type ShownWindows = Readonly<Record<keyof RitualWindows, ShownWindow>>;

const two = (value: number) => String(value).padStart(2, '0');

function shown({ startsAtMs, endsAtMs, day }: RitualWindow, offsetAt: OffsetAt): ShownWindow {
  const [from, to] = [readClock(startsAtMs, offsetAt), readClock(endsAtMs, offsetAt)];
  return {
    date: `${String(from.year).padStart(4, '0')}-${two(from.month)}-${two(from.day)}`,
    start: `${two(from.hour)}:${two(from.minute)}`,
    end: `${two(to.hour)}:${two(to.minute)}`,
    day,
  };
}

export function shownWindows(angel: Angel, fromMs: number, offsetAt: OffsetAt): ShownWindows {
  const { next, heart, guardian } = ritualWindows(angel, fromMs, offsetAt);
  return { next: shown(next, offsetAt), heart: shown(heart, offsetAt), guardian: shown(guardian, offsetAt) };
}
