import { computeChart, isPlanet } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOf, remarkableIn } from './balance.ts';
import { dominantOf, planReading } from './reading-order.ts';
import { solarYearOf } from './solar-year.ts';
import { SUBJECTS, strengthsOf } from './strength.ts';

const ephemeris = loadEphemeris();
const chartAt = (milliseconds: number, latDeg = 48.85, lngDeg = 2.35) =>
  computeChart(ephemeris, {
    instant: Temporal.Instant.fromEpochMilliseconds(milliseconds),
    place: { latDeg, lngDeg },
  });
const anyMoment = fc.integer({ min: Date.UTC(1700, 0, 1), max: Date.UTC(2200, 0, 1) });
const anyChart = fc.record({ at: anyMoment, latDeg: fc.integer({ min: -65, max: 65 }) });

// 17 June 1988, 14 h 25 in Lyon: Libra rising, Venus with Mercury in Gemini.
const camille = chartAt(Date.UTC(1988, 5, 17, 12, 25), 45.7485, 4.8467);

describe('strengths', () => {
  it('say nothing of angles and houses without a birth time', () => {
    const strengths = strengthsOf({ chart: camille, orbDeg: 5, timeKnown: false });
    expect(strengths.some(({ subject }) => subject === 'ascendant' || subject === 'midheaven')).toBe(false);
    const kinds = strengths.flatMap(({ reasons }) => reasons.map(({ kind }) => kind));
    expect(kinds).not.toContain('ascendant_ruler');
    expect(kinds).not.toContain('angular');
  });

  it('count the ruler of the ascendant, the angles, the dignities', () => {
    const strengths = strengthsOf({ chart: camille, orbDeg: 5, timeKnown: true });
    const reasonsOf = (wanted: string) => strengths.find(({ subject }) => subject === wanted)?.reasons;
    expect(dominantOf(strengths)).toBe('venus');
    expect(reasonsOf('venus')?.[0]).toEqual({ kind: 'ascendant_ruler' });
    expect(reasonsOf('mercury')).toContainEqual({ kind: 'dignity', dignity: 'domicile' });
    expect(reasonsOf('mercury')).toContainEqual({ kind: 'light_ruler', light: 'sun' });
    expect(reasonsOf('neptune')?.[0]).toMatchObject({ kind: 'angular', angle: 'imum_coeli' });
  });

  it('are whole and in order for any chart', () => {
    fc.assert(
      fc.property(anyChart, fc.boolean(), ({ at, latDeg }, timeKnown) => {
        const strengths = strengthsOf({ chart: chartAt(at, latDeg), orbDeg: 5, timeKnown });
        expect(strengths).toHaveLength(SUBJECTS.length - (timeKnown ? 0 : 2));
        expect(strengths[0]?.percent).toBe(100);
        strengths.forEach(({ points, percent }, index) => {
          expect(points).toBeLessThanOrEqual(strengths[index - 1]?.points ?? Number.POSITIVE_INFINITY);
          expect(percent).toBeGreaterThanOrEqual(0);
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('the order of a reading', () => {
  it('tells each aspect once, that of two planets with the stronger, and whatever is under two degrees', () => {
    fc.assert(
      fc.property(anyChart, ({ at, latDeg }) => {
        const chart = chartAt(at, latDeg);
        const strengths = strengthsOf({ chart, orbDeg: 5, timeKnown: true });
        const plan = planReading(chart, strengths);
        const told = plan.flatMap(({ aspects }) => aspects.map(({ aspect }) => aspect));
        expect(new Set(told).size).toBe(told.length);
        for (const aspect of chart.aspects.filter(({ orbDeg }) => orbDeg < 2)) expect(told).toContain(aspect);
        const places = strengths.map(({ subject }) => subject as string);
        for (const { subject, aspects } of plan) {
          expect(aspects.filter(({ aspect }) => aspect.orbDeg >= 2).length).toBeLessThanOrEqual(3);
          const weaker = aspects.filter(({ other }) => isPlanet(subject) && isPlanet(other));
          for (const { other } of weaker) expect(places.indexOf(other)).toBeGreaterThan(places.indexOf(subject));
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the balance of a sky', () => {
  it('puts every planet and angle in one element and one modality', () => {
    fc.assert(
      fc.property(anyChart, fc.boolean(), ({ at, latDeg }, timeKnown) => {
        const { elements, modalities } = balanceOf(chartAt(at, latDeg), timeKnown);
        for (const parts of [elements, modalities]) {
          expect(parts.flatMap(({ bodies }) => bodies)).toHaveLength(timeKnown ? 12 : 10);
          expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('mentions what stands out and nothing else', () => {
    const balance = balanceOf(camille, true);
    expect(remarkableIn(balance)).toEqual({ strongElement: 'air', weakElement: 'earth', strongModality: 'mutable' });
    const even = (keys: readonly string[]) =>
      keys.map((key) => ({ key, weight: 1, share: 1 / keys.length, bodies: [] }));
    const flat = {
      elements: even(['fire', 'earth', 'air', 'water']),
      modalities: even(['cardinal', 'fixed', 'mutable']),
    };
    expect(remarkableIn(flat as unknown as typeof balance)).toEqual({});
  });
});

describe('a solar year', () => {
  it('finds the natal house of any degree as the sky engine does', () => {
    fc.assert(
      fc.property(anyChart, ({ at, latDeg }) => {
        const natal = chartAt(at, latDeg);
        for (const { lonDeg, house, sign } of natal.placements) {
          const ascendant = { ...natal.angles.ascendant, lonDeg, sign };
          const year = { ...natal, angles: { ...natal.angles, ascendant } };
          expect(solarYearOf(year, natal).ascendantNatalHouse).toBe(house);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('lists the planets near an angle, the nearest first', () => {
    fc.assert(
      fc.property(anyChart, ({ at, latDeg }) => {
        const chart = chartAt(at, latDeg);
        const { angular } = solarYearOf(chart, chart);
        angular.forEach(({ orbDeg }, index) => {
          expect(orbDeg).toBeLessThanOrEqual(8);
          expect(orbDeg).toBeGreaterThanOrEqual(angular[index - 1]?.orbDeg ?? 0);
        });
        expect(new Set(angular.map(({ planet }) => planet)).size).toBe(angular.length);
      }),
      { numRuns: 40 },
    );
  });
});
