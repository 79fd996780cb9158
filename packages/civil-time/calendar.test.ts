import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromJulianDayNumber,
  fromPlainDate,
  historicalCalendarOf,
  isCalendarDate,
  toJulianDayNumber,
  toPlainDate,
} from './calendar.ts';

describe('calendars', () => {
  it('counts days as astronomers do', () => {
    expect(toJulianDayNumber({ year: 2000, month: 1, day: 1 })).toBe(2_451_545);
    expect(toJulianDayNumber({ year: -4712, month: 1, day: 1 })).toBe(0);
    expect(toJulianDayNumber({ year: 1582, month: 10, day: 4 })).toBe(2_299_160);
    expect(toJulianDayNumber({ year: 1582, month: 10, day: 15 })).toBe(2_299_161);
  });

  it('reads a date before 15 October 1582 in the Julian calendar', () => {
    expect(historicalCalendarOf({ year: 1582, month: 10, day: 14 })).toBe('julian');
    expect(historicalCalendarOf({ year: 1582, month: 10, day: 15 })).toBe('gregorian');
    // Joan of Arc's death, 30 May 1431: ten days less than in the Gregorian count were nine in that century.
    expect(toPlainDate({ year: 1431, month: 5, day: 30 }).toString()).toBe('1431-06-08');
    expect(fromPlainDate(Temporal.PlainDate.from('1431-06-08'))).toEqual({ year: 1431, month: 5, day: 30 });
  });

  it('keeps years 0 to 99 as they are', () => {
    expect(toPlainDate({ year: 33, month: 4, day: 3 }).year).toBe(33);
    expect(toPlainDate({ year: 0, month: 6, day: 1 }, 'gregorian').toString()).toBe('0000-06-01');
  });

  it('refuses dates that do not exist', () => {
    expect(isCalendarDate({ year: 1900, month: 2, day: 29 })).toBe(false);
    expect(isCalendarDate({ year: 1500, month: 2, day: 29 })).toBe(true);
    expect(isCalendarDate({ year: 2023, month: 4, day: 31 })).toBe(false);
    expect(isCalendarDate({ year: 2023, month: 13, day: 1 })).toBe(false);
    expect(isCalendarDate({ year: 2023, month: 1.5, day: 1 })).toBe(false);
  });

  it('agrees with Temporal and comes back, for every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 2_600_000 }), (dayNumber) => {
        const { year, month, day } = fromJulianDayNumber(dayNumber, 'gregorian');
        const expected = Temporal.PlainDate.from('2000-01-01').add({ days: dayNumber - 2_451_545 });
        expect([year, month, day]).toEqual([expected.year, expected.month, expected.day]);
        for (const calendar of ['julian', 'gregorian'] as const) {
          expect(toJulianDayNumber(fromJulianDayNumber(dayNumber, calendar), calendar)).toBe(dayNumber);
        }
        expect(toJulianDayNumber(fromJulianDayNumber(dayNumber))).toBe(dayNumber);
      }),
    );
  });
});
