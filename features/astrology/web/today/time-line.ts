/** How far one step goes, and how much of time a hand's breadth of the ribbon is. */
export const UNITS = ['hour', 'day', 'month', 'year'] as const;
export type Unit = (typeof UNITS)[number];

const HOUR_MS = 3_600_000;
/** Of a mean month and year: a ribbon under the finger has no calendar. */
export const UNIT_MS: Record<Unit, number> = {
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  month: 30.436_875 * 24 * HOUR_MS,
  year: 365.2425 * 24 * HOUR_MS,
};

/** What the device's sky holds, a day inside both ends; by the device's own clock. */
export const EARLIEST_MS = Date.UTC(1900, 0, 3);
export const LATEST_MS = Date.UTC(2099, 11, 30);

/** So many steps later, by the calendar: a month after the 31st is the last day of the next. */
export function stepped(epochMs: number, unit: Unit, steps: number): number {
  const date = new Date(epochMs);
  if (unit === 'hour') return epochMs + steps * HOUR_MS;
  if (unit === 'day') return date.setDate(date.getDate() + steps);
  const day = date.getDate();
  date.setDate(1);
  date.setMonth(date.getMonth() + steps * (unit === 'year' ? 12 : 1));
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  return date.setDate(Math.min(day, last));
}

type Listener = (epochMs: number) => void;

/** A moment that is moved by hand: frames are told each moment that is drawn, rests the one at which the hand stops. */
export interface TimeLine {
  get(): number;
  set(epochMs: number): void;
  onFrame(listener: Listener): () => void;
  onRest(listener: Listener): () => void;
}

/** After so long without a move, lists are made again. */
const REST_MS = 180;

export function createTimeLine(startMs: number): TimeLine {
  const [frames, rests] = [new Set<Listener>(), new Set<Listener>()];
  let now = startMs;
  let asked = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const listen = (to: Set<Listener>) => (listener: Listener) => {
    to.add(listener);
    return () => void to.delete(listener);
  };
  return {
    get: () => now,
    set(epochMs) {
      now = Math.min(Math.max(epochMs, EARLIEST_MS), LATEST_MS);
      // However often the hand moves, a frame is drawn once.
      asked ||= requestAnimationFrame(() => {
        asked = 0;
        for (const listener of frames) listener(now);
      });
      clearTimeout(rest);
      rest = setTimeout(() => {
        for (const listener of rests) listener(now);
      }, REST_MS);
    },
    onFrame: listen(frames),
    onRest: listen(rests),
  };
}
