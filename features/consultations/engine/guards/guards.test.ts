import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAdult } from './age.ts';
import { changeLimit, type KeptLimit, limitAt, NO_LIMIT, PERIODS, passedLimit, periodStart } from './limits.ts';
import { isLongDay } from './long-day.ts';
import { isPaused, PAUSE_NAMES, pauseUntil } from './pause.ts';

const at = (written: string) => Temporal.Instant.from(written);
const NOW = at('2026-11-17T10:00:00Z');

describe('eighteen years', () => {
  it.each([
    ['2008-11-17', '2026-11-16', false],
    ['2008-11-17', '2026-11-17', true],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['1950-01-01', '2026-11-17', true],
  ])('born on %s, on %s: %s', (born, day, adult) => {
    expect(isAdult(born, Temporal.PlainDate.from(day))).toBe(adult);
  });
});

describe('a limit', () => {
  const kept = (cents: number | null): KeptLimit => ({ cents, later: null });

  it.each([
    ['from none', null, 5000],
    ['from a higher one', 9000, 5000],
    ['to nothing at all', 9000, 0],
  ])('that is lower holds at once, %s', (_, before, wanted) => {
    expect(changeLimit(kept(before), wanted, NOW)).toEqual({ cents: wanted, later: null });
  });

  it.each([
    ['to a higher one', 5000, 9000],
    ['to none', 5000, null],
  ])('that is higher waits a day, %s', (_, before, wanted) => {
    const changed = changeLimit(kept(before), wanted, NOW);
    expect(limitAt(changed, NOW.add({ hours: 23, minutes: 59 })).cents).toBe(before);
    expect(limitAt(changed, NOW.add({ hours: 24 }))).toEqual({ cents: wanted, later: null });
  });

  it('that waits is taken back by saying the present one again, and not put off by asking twice', () => {
    const raised = changeLimit(kept(5000), 9000, NOW);
    expect(changeLimit(raised, 5000, NOW.add({ hours: 2 }))).toEqual(kept(5000));
    expect(changeLimit(raised, 9000, NOW.add({ hours: 2 }))).toEqual(raised);
  });

  it('never lets more through within a day than was allowed before, whatever is asked', () => {
    const wish = fc.option(fc.integer({ min: 0, max: 100_000 }));
    fc.assert(
      fc.property(
        wish,
        fc.array(fc.tuple(wish, fc.integer({ min: 0, max: 1439 })), { maxLength: 12 }),
        (first, asked) => {
          let limit: KeptLimit = { cents: first, later: null };
          const inOrder = asked.toSorted(([, a], [, b]) => a - b);
          for (const [wanted, minutes] of inOrder) {
            limit = changeLimit(limit, wanted, NOW.add({ minutes }));
            const now = limitAt(limit, NOW.add({ minutes: 1439 })).cents;
            expect((now ?? Number.POSITIVE_INFINITY) <= (first ?? Number.POSITIVE_INFINITY)).toBe(true);
          }
        },
      ),
    );
  });
});

describe('a period begins on the French clock', () => {
  it.each([
    ['day', '2026-11-17T10:00:00Z', '2026-11-16T23:00:00Z'],
    ['day', '2026-11-16T23:30:00Z', '2026-11-16T23:00:00Z'],
    ['week', '2026-11-17T10:00:00Z', '2026-11-15T23:00:00Z'],
    ['week', '2026-11-15T22:30:00Z', '2026-11-08T23:00:00Z'],
    ['month', '2026-11-17T10:00:00Z', '2026-10-31T23:00:00Z'],
    ['month', '2026-03-31T23:00:00Z', '2026-03-31T22:00:00Z'],
  ] as const)('the %s of %s', (period, now, start) => {
    expect(periodStart(period, at(now)).toString()).toBe(start);
  });
});

describe('what is left', () => {
  const limits = {
    day: { cents: 5000, later: null },
    week: { cents: 10_000, later: null },
    month: NO_LIMIT,
  };
  const spent = [
    { at: at('2026-11-16T09:00:00Z'), cents: 6000 },
    { at: at('2026-11-17T08:00:00Z'), cents: 3000 },
    { at: at('2026-11-02T08:00:00Z'), cents: 90_000 },
  ];

  it.each([
    [1000, null],
    [1001, { period: 'week', limitCents: 10_000, leftCents: 1000 }],
    [2001, { period: 'day', limitCents: 5000, leftCents: 2000 }],
  ])('for %d cents more', (cents, passed) => {
    expect(passedLimit(limits, spent, cents, NOW)).toEqual(passed);
  });

  it('is everything without limits', () => {
    const none = Object.fromEntries(PERIODS.map((period) => [period, NO_LIMIT])) as typeof limits;
    expect(passedLimit(none, spent, 1_000_000, NOW)).toBeNull();
  });
});

describe('a pause', () => {
  it.each([
    ['week', '2026-11-24T10:00:00Z'],
    ['month', '2026-12-17T10:00:00Z'],
    ['quarter', '2027-02-17T10:00:00Z'],
    ['half', '2027-05-17T09:00:00Z'],
  ] as const)('of a %s', (pause, until) => {
    expect(pauseUntil(pause, null, NOW).toString()).toBe(until);
  });

  it('is never shortened', () => {
    for (const first of PAUSE_NAMES)
      for (const second of PAUSE_NAMES) {
        const running = pauseUntil(first, null, NOW);
        expect(Temporal.Instant.compare(pauseUntil(second, running, NOW), running)).toBeGreaterThanOrEqual(0);
      }
  });

  it('ends to the second', () => {
    expect(isPaused(NOW, NOW.subtract({ seconds: 1 }))).toBe(true);
    expect(isPaused(NOW, NOW)).toBe(false);
    expect(isPaused(null, NOW)).toBe(false);
  });
});

it('a day is long after ninety minutes', () => {
  expect([isLongDay(5399), isLongDay(5400)]).toEqual([false, true]);
});
