import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReference } from '../oracle/reference.ts';
import {
  calendarOf,
  dateFromJd,
  instantFromJd,
  jdFromDate,
  jdFromInstant,
  plainDateFromHistorical,
} from './julian-day.ts';

describe('calendars', () => {
  it('knows the classic days', () => {
    expect(jdFromDate({ year: 2000, month: 1, day: 1 })).toBe(2451544.5);
    expect(jdFromDate({ year: 1582, month: 10, day: 15 })).toBe(2299160.5);
    expect(jdFromDate({ year: 1582, month: 10, day: 4 })).toBe(2299159.5);
    expect(jdFromDate({ year: 0, month: 1, day: 1 })).toBe(1721057.5);
    expect(jdFromDate({ year: 1957, month: 10, day: 4 })).toBe(2436115.5);
  });

  it('changes calendar on 15 October 1582', () => {
    expect(calendarOf({ year: 1582, month: 10, day: 14 })).toBe('julian');
    expect(calendarOf({ year: 1582, month: 10, day: 15 })).toBe('gregorian');
    expect(plainDateFromHistorical({ year: 1582, month: 10, day: 4 }).toString()).toBe('1582-10-14');
    expect(plainDateFromHistorical({ year: 1412, month: 1, day: 6 }).toString()).toBe('1412-01-15');
    expect(plainDateFromHistorical({ year: 1789, month: 7, day: 14 }).toString()).toBe('1789-07-14');
  });

  it('refuses days that never were', () => {
    expect(() => plainDateFromHistorical({ year: 1582, month: 10, day: 10 })).toThrow(RangeError);
    expect(() => plainDateFromHistorical({ year: 2023, month: 2, day: 29 })).toThrow(RangeError);
    expect(plainDateFromHistorical({ year: 1500, month: 2, day: 29 }).toString()).toBe('1500-03-10');
  });

  it('comes back to the same date', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1721058, max: 2561000 }),
        fc.constantFrom('julian', 'gregorian'),
        (day, calendar) => {
          const jd = day - 0.5;
          expect(jdFromDate(dateFromJd(jd, calendar), calendar)).toBe(jd);
          expect(jdFromDate(dateFromJd(jd))).toBe(jd);
        },
      ),
    );
  });

  it('agrees with the reference on instants and Julian dates', () => {
    for (const { utc, jdUt, julianDate } of readReference().cases) {
      const instant = Temporal.Instant.from(utc);
      expect(Math.abs(jdFromInstant(instant) - jdUt) * 86400).toBeLessThan(0.01);
      expect(instantFromJd(jdFromInstant(instant)).epochMilliseconds).toBeCloseTo(instant.epochMilliseconds, -1);
      const { year, month, day } = dateFromJd(jdUt);
      const pad = (value: number, size: number): string => String(value).padStart(size, '0');
      const written = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
      expect(written).toBe((julianDate ?? utc).slice(0, 10));
    }
  });
});
