import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../channel.ts';
import { addEntries, hasGap, type LogSoFar, NO_LOG, openAt } from './log-fold.ts';

const entry = (number: number): Entry => ({ number, at: '2026-11-15T12:00:00.000Z', payload: `n${number}` });
const logOf = (length: number) => Array.from({ length }, (_, index) => entry(index + 1));
const numbers = ({ entries }: LogSoFar) => entries.map(({ number }) => number);

/** Each entry one to three times, cut into batches, in any order. */
const delivery = fc
  .record({ length: fc.integer({ min: 0, max: 40 }), copies: fc.integer({ min: 1, max: 3 }) })
  .chain(({ length, copies }) => {
    const all = Array.from({ length: copies }, () => logOf(length)).flat();
    return fc.record({
      length: fc.constant(length),
      order: fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
      batch: fc.integer({ min: 1, max: 7 }),
      lost: fc.subarray(logOf(length).map(({ number }) => number)),
    });
  });

const batches = (entries: Entry[], size: number): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  );

describe('a log as it is received', () => {
  it('is whole and in order, whatever came twice or in another order', () => {
    fc.assert(
      fc.property(delivery, ({ length, order, batch }) => {
        const log = batches(order, batch).reduce(addEntries, NO_LOG);
        expect(log.entries).toEqual(logOf(length));
        expect(hasGap(log)).toBe(false);
      }),
    );
  });

  it('shows at every moment a beginning of the true log, and knows that something is missing', () => {
    fc.assert(
      fc.property(delivery, ({ order, batch, lost }) => {
        let log = NO_LOG;
        const seen = new Set<number>();
        for (const received of batches(
          order.filter(({ number }) => !lost.includes(number)),
          batch,
        )) {
          log = addEntries(log, received);
          for (const { number } of received) seen.add(number);
          expect(numbers(log)).toEqual(Array.from({ length: log.position }, (_, index) => index + 1));
          expect(hasGap(log)).toBe([...seen].some((number) => number > log.position));
        }
      }),
    );
  });

  it('is completed by asking again from its position', () => {
    fc.assert(
      fc.property(delivery, ({ length, order, batch, lost }) => {
        const holed = batches(
          order.filter(({ number }) => !lost.includes(number)),
          batch,
        ).reduce(addEntries, NO_LOG);
        const resumed = addEntries(openAt(holed, holed.position), logOf(length).slice(holed.position));
        expect(resumed.entries).toEqual(logOf(length));
      }),
    );
  });

  it('goes on after what the server has forgotten', () => {
    const log = openAt(addEntries(NO_LOG, [entry(1), entry(2), entry(6)]), 5);
    expect(numbers(log)).toEqual([1, 2, 6]);
    expect(log.position).toBe(6);
    expect(numbers(addEntries(log, [entry(7)]))).toEqual([1, 2, 6, 7]);
  });

  it('begins again when it is not the log that was known', () => {
    expect(openAt(addEntries(NO_LOG, logOf(5)), 0)).toEqual(NO_LOG);
  });
});
