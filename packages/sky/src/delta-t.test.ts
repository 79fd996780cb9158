import { describe, expect, it } from 'vitest';
import { deltaTUncertaintySeconds } from './delta-t.ts';
import { jdFromDate } from './julian-day.ts';
import { loadEphemeris } from './node.ts';

const { deltaTSeconds } = loadEphemeris();
const startOf = (year: number): number => jdFromDate({ year, month: 1, day: 1 });

describe('delta T', () => {
  it('has its published values', () => {
    expect(deltaTSeconds(startOf(2000))).toBeCloseTo(63.83, 1);
    expect(deltaTSeconds(startOf(1900))).toBeCloseTo(-1.98, 1);
    expect(deltaTSeconds(startOf(2100))).toBeCloseTo(93, 0);
    expect(deltaTSeconds(startOf(2300))).toBeCloseTo(297, 0);
    expect(deltaTSeconds(startOf(500))).toBeGreaterThan(5000);
  });

  it('has no step, joints included', () => {
    for (let year = 1; year <= 2299; year++) {
      for (const month of [1, 4, 7, 10]) {
        const jd = jdFromDate({ year, month, day: 1 });
        expect(Math.abs(deltaTSeconds(jd + 0.01) - deltaTSeconds(jd - 0.01)), `${year}-${month}`).toBeLessThan(0.02);
      }
    }
  });

  it('is less certain the further from the telescope and from today', () => {
    const years = [2020, 1850, 1750, 1650, 1500, 1000, 100];
    const spread = years.map(deltaTUncertaintySeconds);
    expect(spread).toEqual(spread.toSorted((a, b) => a - b));
    expect(deltaTUncertaintySeconds(2200)).toBeGreaterThan(deltaTUncertaintySeconds(2050));
  });
});
