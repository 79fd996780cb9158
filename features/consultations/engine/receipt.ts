import type { By } from './events.ts';
import { type Meter, meterAt } from './meter.ts';
import { type RoomEntry, roomLog } from './room-log.ts';
import type { RoomState } from './state.ts';

/** One line of the receipt: what happened, and what it did to the meter. */
export interface ReceiptLine {
  atMs: number;
  kind: RoomEntry['event']['kind'];
  by: By;
  /** lost or asked, cap, free, away… */
  detail: string | null;
  meter: 'starts' | 'stops' | null;
  /** How long it had run by then. */
  countedSeconds: number;
}

export interface Receipt {
  lines: readonly ReceiptLine[];
  meter: Meter;
  pausedSeconds: number;
  /** From the first second that counted to the end. */
  elapsedSeconds: number;
  /** What is left of it: seconds that nobody proved, and those after the cap. The house gives them. */
  givenSeconds: number;
  state: RoomState;
}

const detailOf = ({ event }: RoomEntry): string | null => {
  if (event.kind === 'paused') return event.why;
  if (event.kind === 'ended' || event.kind === 'failed') return event.reason;
  return event.kind === 'extended' ? String(event.seconds) : null;
};

/** The log as lines, recounted: the same fold as the server's and the browser's. */
export function receiptOf(log: readonly RoomEntry[]): Receipt {
  let state = roomLog.start;
  let beganMs: number | null = null;
  const lines = log.map((entry): ReceiptLine => {
    const after = roomLog.step(state, entry.event, entry.at);
    if (!after) throw new Error(`A kept log holds an impossible event: ${entry.event.kind}`);
    const before = state;
    state = after;
    beganMs ??= after.runningSinceMs;
    const [ran, runs] = [before.runningSinceMs !== null, after.runningSinceMs !== null];
    return {
      // A cut is told at the instant from which nobody paid.
      atMs: entry.event.kind === 'paused' ? (after.pause?.fromMs ?? after.lastMs) : after.lastMs,
      ...{ kind: entry.event.kind, by: entry.event.by, detail: detailOf(entry) },
      meter: ran === runs ? null : runs ? 'starts' : 'stops',
      countedSeconds: meterAt(after, after.lastMs).seconds,
    };
  });
  const meter = meterAt(state, state.lastMs);
  const pausedSeconds = Math.floor(state.pausedMs / 1000);
  const elapsedMs = beganMs === null || state.end === null ? 0 : state.end.atMs - beganMs;
  const elapsedSeconds = Math.floor(elapsedMs / 1000);
  const givenSeconds = Math.max(0, elapsedSeconds - meter.seconds - pausedSeconds);
  return { lines, meter, pausedSeconds, elapsedSeconds, givenSeconds, state };
}
