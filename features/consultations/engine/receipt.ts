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
  const lines = log.map((entry): ReceiptLine => {
    const after = roomLog.step(state, entry.event, entry.at);
    if (!after) throw new Error(`A kept log holds an impossible event: ${entry.event.kind}`);
    const before = state;
    state = after;
    const [ran, runs] = [before.runningSinceMs !== null, after.runningSinceMs !== null];
    return {
      // A cut is told at the instant from which nobody paid.
      atMs: entry.event.kind === 'paused' ? (after.pause?.fromMs ?? after.lastMs) : after.lastMs,
      ...{ kind: entry.event.kind, by: entry.event.by, detail: detailOf(entry) },
      meter: ran === runs ? null : runs ? 'starts' : 'stops',
      countedSeconds: meterAt(after, after.lastMs).seconds,
    };
  });
  return { lines, meter: meterAt(state, state.lastMs), pausedSeconds: Math.floor(state.pausedMs / 1000), state };
}
