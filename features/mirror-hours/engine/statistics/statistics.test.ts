import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIRROR_HOURS } from '../hours.ts';
import { addDays, daysBetween, weekOf } from './days.ts';
import { evolution } from './evolution.ts';
import { daysOfPeriod, PERIODS } from './period.ts';
import { repartition } from './repartition.ts';
import { summary } from './summary.ts';

const today = '2026-11-15';
const sighting = (daysAgo: number, hour: string) => ({ date: addDays(today, -daysAgo), hour });

const someSightings = fc.uniqueArray(
  fc.record({
    date: fc.integer({ min: 0, max: 500 }).map((daysAgo) => addDays(today, -daysAgo)),
    hour: fc.constantFrom(...MIRROR_HOURS.map(({ slug }) => slug)),
  }),
  { selector: ({ date, hour }) => date + hour, maxLength: 80 },
);

describe('days of the calendar', () => {
  it('follow each other over changes of clocks, months and leap years', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  });

  it('weeks begin on Monday', () => {
    for (const date of ['2026-11-09', '2026-11-12', '2026-11-15']) expect(weekOf(date)).toBe('2026-11-09');
    expect(weekOf('2026-11-16')).toBe('2026-11-16');
  });
});

describe('the evolution', () => {
  it('of seven days has seven, the empty ones too', () => {
    const { unit, points } = evolution([sighting(0, '11h11'), sighting(0, '12h12'), sighting(6, '01h01')], 7, today);
    expect(unit).toBe('day');
    expect(points.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 2]);
    expect(points[0]?.from).toBe('2026-11-09');
  });

  it('leaves out what is older', () =>
    expect(evolution([sighting(7, '11h11')], 7, today).points.every(({ count }) => count === 0)).toBe(true));

  it('of everything goes by day, by week, then by month', () => {
    expect(evolution([], null, today)).toEqual({ unit: 'day', points: [{ from: today, count: 0 }] });
    expect(evolution([sighting(44, '11h11')], null, today)).toMatchObject({ unit: 'day' });
    expect(evolution([sighting(45, '11h11')], null, today)).toMatchObject({ unit: 'week' });
    expect(evolution([sighting(400, '11h11')], null, today)).toMatchObject({ unit: 'month' });
  });

  it('loses and doubles nothing, in any period', () => {
    fc.assert(
      fc.property(someSightings, fc.constantFrom(...PERIODS), (sightings, period) => {
        const days = daysOfPeriod(period);
        const counted = sightings.filter(({ date }) => days === null || daysBetween(date, today) < days);
        const { points } = evolution(sightings, days, today);
        expect(points.reduce((sum, { count }) => sum + count, 0)).toBe(counted.length);
        expect(points.map(({ from }) => from)).toEqual(points.map(({ from }) => from).toSorted());
        const hours = repartition(sightings, { days, today });
        expect(hours.reduce((sum, { count }) => sum + count, 0)).toBe(counted.length);
        expect(summary(sightings, period, today).count).toBe(counted.length);
      }),
    );
  });
});

describe('the repartition', () => {
  const seen = [sighting(0, '22h22'), sighting(1, '22h22'), sighting(1, '11h11'), sighting(2, '01h01')];

  it('the most seen first, then in the order of the day', () =>
    expect(repartition(seen, { days: 30, today })).toEqual([
      { hour: '22h22', count: 2 },
      { hour: '01h01', count: 1 },
      { hour: '11h11', count: 1 },
    ]));

  it('no more than was asked for', () => expect(repartition(seen, { days: 30, today, max: 1 })).toHaveLength(1));
});

describe('the summary', () => {
  it('of nothing', () =>
    expect(summary([], '7', today)).toMatchObject({ count: 0, first: null, favourite: null, streakDays: 0 }));

  it('counts days in a row until today, or until yesterday', () => {
    const row = [1, 2, 3].map((daysAgo) => sighting(daysAgo, '11h11'));
    expect(summary(row, 'all', today).streakDays).toBe(3);
    expect(summary([...row, sighting(0, '12h12')], 'all', today).streakDays).toBe(4);
    expect(summary([sighting(2, '11h11')], 'all', today).streakDays).toBe(0);
  });

  it('has a favourite from the second time on', () => {
    expect(summary([sighting(0, '11h11'), sighting(1, '22h22')], '30', today).favourite).toBeNull();
    expect(summary([sighting(0, '11h11'), sighting(1, '11h11')], '30', today)).toMatchObject({
      ...{ count: 2, distinctHours: 1, daysWithSighting: 2, first: '2026-11-14' },
      favourite: { hour: '11h11', count: 2 },
      chance: { days: 30 },
    });
  });
});
