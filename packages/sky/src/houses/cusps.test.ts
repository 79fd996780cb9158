import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceDeg, normalizeDeg } from '../angles.ts';
import { type CuspsResult, computeCusps, houseOf } from './cusps.ts';
import { HOUSE_SYSTEMS, type HouseSystem } from './systems.ts';

const OBLIQUITY = 23.44;
const system = fc.constantFrom(...HOUSE_SYSTEMS);
const armc = fc.double({ min: 0, max: 360, noNaN: true });
const temperateLat = fc.double({ min: -66, max: 66, noNaN: true });
const anyLat = fc.double({ min: -89.9, max: 89.9, noNaN: true });

function compute(which: HouseSystem, armcDeg: number, latDeg: number): CuspsResult & { cusps: Float64Array } {
  const cusps = new Float64Array(12);
  const result: CuspsResult = { systemUsed: which, backwards: false, ascendantDeg: 0, midheavenDeg: 0 };
  computeCusps(which, armcDeg, OBLIQUITY, latDeg, cusps, result);
  return { ...result, cusps };
}

describe('cusps', () => {
  it('go round once in order', () => {
    fc.assert(
      fc.property(system, armc, temperateLat, (which, armcDeg, latDeg) => {
        const { cusps } = compute(which, armcDeg, latDeg);
        const widths = Array.from(cusps, (cusp, i) => normalizeDeg((cusps[(i + 1) % 12] as number) - cusp));
        for (const width of widths) expect(width).toBeGreaterThan(0);
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6);
      }),
      { numRuns: 400 },
    );
  });

  it('face each other', () => {
    fc.assert(
      fc.property(system, armc, anyLat, (which, armcDeg, latDeg) => {
        const { cusps } = compute(which, armcDeg, latDeg);
        for (let i = 0; i < 6; i++) {
          const across = differenceDeg((cusps[i + 6] as number) - 180, cusps[i] as number);
          expect(Math.abs(across)).toBeLessThan(1e-9);
        }
      }),
    );
  });

  it('stand on the angles in the divided systems', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('placidus', 'koch', 'campanus', 'porphyry', 'regiomontanus'),
        armc,
        temperateLat,
        (which, armcDeg, latDeg) => {
          const { cusps, ascendantDeg, midheavenDeg } = compute(which, armcDeg, latDeg);
          expect(cusps[0]).toBe(ascendantDeg);
          expect(Math.abs(differenceDeg(cusps[9] as number, midheavenDeg))).toBeLessThan(1e-9);
          expect(normalizeDeg(ascendantDeg - midheavenDeg)).toBeLessThan(180);
        },
      ),
    );
  });

  it('divide the semi-arc in thirds (Placidus)', () => {
    const rad = Math.PI / 180;
    fc.assert(
      fc.property(armc, temperateLat, (armcDeg, latDeg) => {
        const lon = (compute('placidus', armcDeg, latDeg).cusps[10] as number) * rad;
        const ra = Math.atan2(Math.sin(lon) * Math.cos(OBLIQUITY * rad), Math.cos(lon)) / rad;
        const declination = Math.asin(Math.sin(lon) * Math.sin(OBLIQUITY * rad));
        const semiArc = 90 + Math.asin(Math.tan(latDeg * rad) * Math.tan(declination)) / rad;
        expect(differenceDeg(ra, armcDeg)).toBeCloseTo(semiArc / 3, 6);
      }),
    );
  });
});

describe('near the poles', () => {
  it('Placidus and Koch give way to Porphyry and say so', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('placidus', 'koch'),
        armc,
        fc.double({ min: 66.6, max: 89, noNaN: true }),
        (which, armcDeg, latDeg) => {
          const used = compute(which, armcDeg, latDeg);
          expect(used.systemUsed).toBe('porphyry');
          expect(used.cusps).toEqual(compute('porphyry', armcDeg, latDeg).cusps);
        },
      ),
    );
  });

  it('backward houses are said to be so and still go round once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('campanus', 'regiomontanus'),
        armc,
        fc.double({ min: 67, max: 89, noNaN: true }),
        (which, armcDeg, latDeg) => {
          const { cusps, backwards } = compute(which, armcDeg, latDeg);
          const sum = Array.from(cusps, (cusp, i) => {
            const way = (cusps[(i + 1) % 12] as number) - cusp;
            return normalizeDeg(backwards ? -way : way);
          }).reduce((a, b) => a + b, 0);
          expect(sum).toBeCloseTo(360, 6);
        },
      ),
    );
  });
});

describe('house of a longitude', () => {
  it('is the one between its two cusps', () => {
    fc.assert(
      fc.property(
        system,
        armc,
        anyLat,
        fc.double({ min: 0, max: 359.999, noNaN: true }),
        (which, armcDeg, latDeg, lon) => {
          const { cusps, backwards } = compute(which, armcDeg, latDeg);
          const house = houseOf(lon, cusps, backwards);
          const sign = backwards ? -1 : 1;
          const start = cusps[house - 1] as number;
          const width = normalizeDeg(sign * ((cusps[house % 12] as number) - start));
          // Houses are told on integers: a millionth of a degree either side of a cusp.
          const into = normalizeDeg(sign * (lon - start));
          expect(into < width + 1e-6 || into > 360 - 1e-6).toBe(true);
        },
      ),
    );
  });
});
