import type { RoomState } from './state.ts';

/** The first minute is the house's. */
export const FREE_SECONDS = 60;

/** How long the meter may run in all: the first minute, and what was paid for. */
export const limitMs = ({ capSeconds }: Pick<RoomState, 'capSeconds'>): number => (FREE_SECONDS + capSeconds) * 1000;

/** How long it has run at an instant, never beyond the cap. */
export function countedMsAt(state: RoomState, atMs: number): number {
  const running = state.runningSinceMs === null ? 0 : Math.max(0, atMs - state.runningSinceMs);
  return Math.min(limitMs(state), state.countedMs + running);
}

/** When the cap is reached if nothing else happens; null while the meter stands still. */
export const capAtMs = (state: RoomState): number | null =>
  state.runningSinceMs === null ? null : state.runningSinceMs + Math.max(0, limitMs(state) - state.countedMs);

export interface Meter {
  /** Whole seconds that both were there. */
  seconds: number;
  freeSeconds: number;
  billedSeconds: number;
  amountCents: number;
  /** Of what was paid for. */
  leftSeconds: number;
  isRunning: boolean;
}

/** Billed by the second, rounded down, the first minute not at all; an advisor may end without charge. */
export function meterAt(state: RoomState, atMs: number): Meter {
  const seconds = Math.floor(countedMsAt(state, atMs) / 1000);
  const billedSeconds = state.end?.reason === 'free' ? 0 : Math.max(0, seconds - FREE_SECONDS);
  return {
    ...{ seconds, billedSeconds, freeSeconds: Math.min(seconds, FREE_SECONDS) },
    amountCents: Math.floor((billedSeconds * state.centsPerMinute) / 60),
    leftSeconds: Math.max(0, FREE_SECONDS + state.capSeconds - seconds),
    isRunning: state.runningSinceMs !== null && seconds < FREE_SECONDS + state.capSeconds,
  };
}

/** The most that can come of it. */
export const capCents = ({ capSeconds, centsPerMinute }: Pick<RoomState, 'capSeconds' | 'centsPerMinute'>): number =>
  Math.floor((capSeconds * centsPerMinute) / 60);

/** What of an amount each hold pays: the first first. */
export function splitUsed(amountCents: number, holdsCents: readonly number[]): number[] {
  let left = amountCents;
  return holdsCents.map((held) => {
    const used = Math.min(left, held);
    left -= used;
    return used;
  });
}
