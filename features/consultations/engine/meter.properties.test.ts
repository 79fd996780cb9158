import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capCents, FREE_SECONDS, meterAt } from './meter.ts';
import { receiptOf } from './receipt.ts';
import { type RoomEntry, roomLog } from './room-log.ts';
import { history, play, togetherMs } from './testing/random-history.ts';

const RUNS = { numRuns: 10_000 };

/** As a browser does it: from what the socket told, one after the other, over JSON. */
function browserFold(log: readonly RoomEntry[]) {
  const told = JSON.parse(JSON.stringify(log)) as RoomEntry[];
  return told.reduce((state, { event, at }) => roomLog.step(state, event, at) ?? state, roomLog.start);
}

describe('for any interleaving of deeds, silences, crashes and clocks that are set back', () => {
  it('the amount is never more than the cap, nor than the price of the time that both were there', () => {
    let billed = 0;
    fc.assert(
      fc.property(history, (given) => {
        const played = play(given);
        const { amountCents, seconds } = meterAt(played.state, played.nowMs);
        expect(amountCents).toBeLessThanOrEqual(capCents(played.state));
        // While the meter runs, what passed since the last proof is shown, and taken away again if nobody proves it.
        if (played.state.runningSinceMs === null) {
          const together = togetherMs(played);
          expect(seconds * 1000).toBeLessThanOrEqual(together);
          const payable = Math.max(0, together / 1000 - FREE_SECONDS);
          expect(amountCents).toBeLessThanOrEqual((payable * played.state.centsPerMinute) / 60);
        }
        if (amountCents > 0) billed += 1;
      }),
      RUNS,
    );
    // A property that only ever saw free rooms would hold for any meter.
    expect(billed).toBeGreaterThan(RUNS.numRuns / 10);
  });

  it('no event makes it less, except one that finds a silence later, an extension at the cap, or an advisor who asks for nothing', () => {
    fc.assert(
      fc.property(history, (given) => {
        play(given, (before, event, atMs) => {
          const at = Math.max(atMs, before.lastMs);
          const after = roomLog.step(before, event, new Date(atMs).toISOString());
          const isFound = ['paused', 'ended', 'extended'].includes(event.kind) && before.runningSinceMs !== null;
          const isFree = event.kind === 'ended' && event.reason === 'free';
          if (!after || isFound || isFree) return;
          expect(meterAt(after, at).amountCents).toBeGreaterThanOrEqual(meterAt(before, at).amountCents);
        });
      }),
      RUNS,
    );
  });

  it('what a silence takes away is only what nobody proved', () => {
    fc.assert(
      fc.property(history, (given) => {
        play(given, (before, event, atMs) => {
          if (event.kind !== 'paused' || before.runningSinceMs === null) return;
          const after = roomLog.step(before, event, new Date(atMs).toISOString());
          if (!after) return;
          const fromMs = Math.max(before.runningSinceMs, Date.parse(event.from));
          expect(meterAt(after, after.lastMs).seconds).toBe(meterAt(before, Math.min(fromMs, after.lastMs)).seconds);
        });
      }),
      RUNS,
    );
  });

  it('the receipt accounts for every second between the first and the end', () => {
    let ended = 0;
    fc.assert(
      fc.property(history, (given) => {
        const { state, meter, pausedSeconds, elapsedSeconds, givenSeconds } = receiptOf(play(given).log);
        if (state.end === null) return;
        ended += 1;
        expect(meter.seconds + pausedSeconds + givenSeconds).toBe(elapsedSeconds);
      }),
      RUNS,
    );
    expect(ended).toBeGreaterThan(RUNS.numRuns / 10);
  });

  it('server, browser and receipt agree', () => {
    fc.assert(
      fc.property(history, (given) => {
        const { log, state, nowMs } = play(given);
        const server = meterAt(roomLog.fold(log), nowMs);
        expect(meterAt(browserFold(log), nowMs)).toEqual(server);
        expect(meterAt(receiptOf(log).state, nowMs)).toEqual(server);
        expect(roomLog.fold(log)).toEqual(state);
        if (state.runningSinceMs === null) expect(receiptOf(log).meter).toEqual(server);
      }),
      RUNS,
    );
  });
});
