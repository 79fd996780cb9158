import { offsetIn } from '@solelune/angels/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mirrorHourOfMinute } from './hours.ts';
import { currentShowing, nextShowing, readWallClock } from './wall-clock.ts';

const ms = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds;
const paris = offsetIn('Europe/Paris');
const sydney = offsetIn('Australia/Sydney');

/** Every hour that clocks of a zone show on a local day, as they come. */
function dayOf(date: string, timezone: string): string[] {
  const offsetAt = offsetIn(timezone);
  const start = Temporal.PlainDate.from(date).toZonedDateTime(timezone).epochMilliseconds;
  const end = Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timezone).epochMilliseconds;
  const hours: string[] = [];
  for (let at = start - 1; ; ) {
    const next = nextShowing(at, offsetAt);
    if (next.startsAtMs >= end) return hours;
    expect(next.date).toBe(date);
    hours.push(next.hour.slug);
    at = next.startsAtMs;
  }
}
const TWO_TO_THREE = ['02h02', '02h20', '02h22'];

describe('the hours of a day', () => {
  it('are fifty-two, in order', () => {
    const hours = dayOf('2026-11-15', 'Europe/Paris');
    expect(hours).toHaveLength(52);
    expect(hours).toEqual(hours.toSorted());
  });

  it('when summer time begins, those that clocks jump over never come', () => {
    // Paris 29 March 2026, Sydney 4 October 2026: 2:00 becomes 3:00.
    for (const hours of [dayOf('2026-03-29', 'Europe/Paris'), dayOf('2026-10-04', 'Australia/Sydney')]) {
      expect(hours).toHaveLength(49);
      for (const lost of TWO_TO_THREE) expect(hours).not.toContain(lost);
    }
  });

  it('when it ends, those that are lived twice come twice', () => {
    // Paris 25 October 2026, Sydney 5 April 2026: 3:00 becomes 2:00 again.
    for (const hours of [dayOf('2026-10-25', 'Europe/Paris'), dayOf('2026-04-05', 'Australia/Sydney')]) {
      expect(hours).toHaveLength(55);
      expect(hours.filter((hour) => hour.startsWith('02h'))).toEqual([...TWO_TO_THREE, ...TWO_TO_THREE]);
    }
  });
});

describe('now', () => {
  it('one hour for a whole minute, none the moment after', () => {
    expect(currentShowing(ms('2026-11-15T13:13:59.999Z'), paris)).toBeNull();
    for (const second of ['14:00', '14:30', '14:59.999'])
      expect(currentShowing(ms(`2026-11-15T13:${second}Z`), paris)?.hour.slug).toBe('14h14');
    expect(currentShowing(ms('2026-11-15T13:15:00Z'), paris)).toBeNull();
  });

  it('is each zone’s own, with its own day', () => {
    const at = ms('2026-11-15T13:14:00Z');
    expect(currentShowing(at, sydney)?.hour.slug).toBeUndefined();
    expect(readWallClock(at, sydney)).toEqual({ date: '2026-11-16', minuteOfDay: 14 });
    expect(nextShowing(at, sydney)).toMatchObject({ date: '2026-11-16', hour: { slug: '01h01' } });
  });

  it('across the jump of clocks the countdown is of true minutes', () => {
    // 1:59 in Paris, a minute before clocks go to 3:00: 3h03 is four minutes away, not an hour and four.
    const next = nextShowing(ms('2026-03-29T00:59:00Z'), paris);
    expect([next.hour.slug, next.startsAtMs - ms('2026-03-29T00:59:00Z')]).toEqual(['03h03', 4 * 60_000]);
  });

  it('the next is after now, is shown then, and nothing stands between', () => {
    const zones = ['Europe/Paris', 'Australia/Sydney', 'America/Sao_Paulo', 'Asia/Kolkata', 'Pacific/Chatham'];
    fc.assert(
      fc.property(
        fc.integer({ min: ms('2020-01-01T00:00:00Z'), max: ms('2030-01-01T00:00:00Z') }),
        fc.constantFrom(...zones),
        (at, zone) => {
          const offsetAt = offsetIn(zone);
          const next = nextShowing(at, offsetAt);
          expect(next.startsAtMs).toBeGreaterThan(at);
          expect(readWallClock(next.startsAtMs, offsetAt).minuteOfDay).toBe(next.hour.minuteOfDay);
          for (let minute = Math.floor(at / 60_000) + 1; minute * 60_000 < next.startsAtMs; minute += 1)
            expect(mirrorHourOfMinute(readWallClock(minute * 60_000, offsetAt).minuteOfDay)).toBeUndefined();
        },
      ),
      { numRuns: 60 },
    );
  });
});
