import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANGELS, angelOf } from './angels.ts';
import { instantsOf, readClock } from './local-clock.ts';
import { regencyAt } from './regency.ts';
import { ritualWindows } from './ritual-windows.ts';
import { watchAt } from './watch.ts';
import { offsetIn } from './zone-offset.ts';

const ms = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const local = (text: string, zone: string, way: 'earlier' | 'later' = 'earlier') =>
  Temporal.PlainDateTime.from(text).toZonedDateTime(zone, { disambiguation: way }).epochMilliseconds;

/** Every watch of a day of the calendar, as the clocks lead through it. */
function watchesOfDay(date: string, zone: string) {
  const offsetAt = offsetIn(zone);
  const start = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).epochMilliseconds;
  const end = start(Temporal.PlainDate.from(date).add({ days: 1 }));
  const seen: { angel: number; minutes: number }[] = [];
  for (let at = start(Temporal.PlainDate.from(date)); at < end; ) {
    const watch = watchAt(at, offsetAt);
    expect(watch.startsAtMs).toBe(at);
    expect(watch.next.number).toBe(watchAt(watch.endsAtMs, offsetAt).angel.number);
    seen.push({ angel: watch.angel.number, minutes: (watch.endsAtMs - watch.startsAtMs) / 60_000 });
    at = watch.endsAtMs;
  }
  return seen;
}

const all = ANGELS.map(({ number }) => number);

describe('the watches of a day', () => {
  it('are seventy-two of twenty minutes on a day like another', () => {
    const seen = watchesOfDay('2026-11-15', 'Europe/Paris');
    expect(seen.map(({ angel }) => angel)).toEqual(all);
    expect(new Set(seen.map(({ minutes }) => minutes))).toEqual(new Set([20]));
  });

  it.each([
    // 02:00 to 03:00 is skipped: angels 7 to 9 have no watch that day.
    ['Europe/Paris', '2026-03-29', [7, 8, 9]],
    ['Australia/Sydney', '2026-10-04', [7, 8, 9]],
    // At midnight clocks go on to 01:00: the first hour is skipped.
    ['America/Santiago', '2026-09-06', [1, 2, 3]],
  ])('%s, %s, summer time begins: %j are skipped', (zone, date, skipped) => {
    const seen = watchesOfDay(date, zone);
    expect(seen.map(({ angel }) => angel)).toEqual(all.filter((number) => !skipped.includes(number)));
    expect(new Set(seen.map(({ minutes }) => minutes))).toEqual(new Set([20]));
  });

  it.each([
    ['Europe/Paris', '2026-10-25', 9, [7, 8, 9]],
    ['Australia/Sydney', '2026-04-05', 9, [7, 8, 9]],
    ['America/Santiago', '2026-04-04', 72, [70, 71, 72]],
  ])('%s, %s, summer time ends: after %i come %j again', (zone, date, last, again) => {
    const seen = watchesOfDay(date, zone);
    const numbers = seen.map(({ angel }) => angel);
    expect(numbers).toEqual([...all.slice(0, last), ...again, ...all.slice(last)]);
    expect(new Set(seen.map(({ minutes }) => minutes))).toEqual(new Set([20]));
  });

  it('a half hour’s change cuts no watch short and leaves none without an end', () => {
    const seen = watchesOfDay('2026-04-05', 'Australia/Lord_Howe');
    expect(seen.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(24 * 60 + 30);
    // Clocks go back from 02:00 to 01:30: the second half of a watch is kept again, then the next.
    expect(seen.map(({ angel, minutes }) => `${angel} ${minutes}`).slice(4, 9)).toEqual([
      '5 20',
      '6 20',
      '5 10',
      '6 20',
      '7 20',
    ]);
  });
});

describe('clocks', () => {
  const zones = ['Europe/Paris', 'Australia/Sydney', 'America/Santiago', 'Asia/Kathmandu', 'Pacific/Chatham', 'UTC'];

  it('read as Temporal reads them, at any instant', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date('1975-01-01'), max: new Date('2080-01-01'), noInvalidDate: true }),
        (zone, date) => {
          const { year, month, day, hour, minute, second } = Temporal.Instant.fromEpochMilliseconds(
            date.getTime(),
          ).toZonedDateTimeISO(zone);
          expect(readClock(date.getTime(), offsetIn(zone))).toEqual({ year, month, day, hour, minute, second });
        },
      ),
    );
  });

  it('a skipped hour is no instant, a repeated one is two', () => {
    const at = (month: number, day: number) =>
      instantsOf({ year: 2026, month, day, hour: 2, minute: 30 }, offsetIn('Europe/Paris'));
    expect(at(3, 29)).toEqual([]);
    expect(at(10, 25)).toEqual([ms('2026-10-25T00:30Z'), ms('2026-10-25T01:30Z')]);
    expect(at(11, 15)).toEqual([ms('2026-11-15T01:30Z')]);
  });
});

it('the regency of an instant follows the calendar of the zone', () => {
  const instant = ms('2026-03-20T23:30Z');
  const inParis = regencyAt(instant, offsetIn('Europe/Paris'));
  const inLondon = regencyAt(instant, offsetIn('Europe/London'));
  expect([inParis.day, inParis.guardian.name, inParis.watch.angel.number]).toEqual([21, 'Vehuiah', 2]);
  expect([inLondon.day, inLondon.guardian.name, inLondon.watch.angel.number]).toEqual([20, 'Mumiah', 71]);
});

describe('the windows of a ritual', () => {
  const paris = offsetIn('Europe/Paris');
  const said = (epochMs: number) =>
    Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO('Europe/Paris').toPlainDateTime().toString();

  it('are the next of all, the next of the heart, the next of its reign', () => {
    // Sitael: 00:40, reigns from 31 March, heart days 11 January, 23 March, 5 June, 19 August, 31 October.
    const { next, heart, guardian } = ritualWindows(angelOf(3), ms('2026-11-15T06:34:00Z'), paris);
    expect([next, heart, guardian].map(({ startsAtMs }) => said(startsAtMs))).toEqual([
      '2026-11-16T00:40:00',
      '2027-01-11T00:40:00',
      '2027-03-31T00:40:00',
    ]);
    expect([next.day, heart.day, guardian.day]).toEqual(['any', 'heart', 'guardian']);
  });

  it('the present twenty minutes still count', () => {
    const now = local('2026-11-15T12:19:59', 'Europe/Paris');
    expect(said(ritualWindows(angelOf(37), now, paris).next.startsAtMs)).toBe('2026-11-15T12:00:00');
    expect(said(ritualWindows(angelOf(37), now + 1000, paris).next.startsAtMs)).toBe('2026-11-16T12:00:00');
  });

  it('a day that skips the hour has none, a day that lives it twice has two', () => {
    const from = local('2026-03-28T12:00', 'Europe/Paris');
    expect(said(ritualWindows(angelOf(8), from, paris).next.startsAtMs)).toBe('2026-03-30T02:20:00');
    const first = local('2026-10-25T02:40', 'Europe/Paris');
    expect(ritualWindows(angelOf(8), first, paris).next.startsAtMs).toBe(first + 40 * 60_000);
  });

  it('every angel has its three windows from any instant, in any zone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 72 }),
        fc.constantFrom('Europe/Paris', 'Australia/Sydney', 'America/Santiago'),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        (number, zone, date) => {
          const offsetAt = offsetIn(zone);
          const { next, heart, guardian } = ritualWindows(angelOf(number), date.getTime(), offsetAt);
          for (const window of [next, heart, guardian]) {
            expect(watchAt(window.startsAtMs, offsetAt).angel.number).toBe(number);
            expect(window.endsAtMs).toBeGreaterThan(date.getTime());
          }
          expect(regencyAt(guardian.startsAtMs, offsetAt).guardian.number).toBe(number);
        },
      ),
      { numRuns: 60 },
    );
  });
});
