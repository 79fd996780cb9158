import { describe, expect, it } from 'vitest';
import { BODIES } from './bodies.ts';
import { computeChart } from './chart.ts';
import { CLASSIC_BODIES, computeAspectTable, computePlaces, createChartWorkspace } from './chart-workspace.ts';
import { jdFromInstant } from './julian-day.ts';
import { loadEphemeris } from './node.ts';

const ephemeris = loadEphemeris();
const instant = Temporal.Instant.from('1990-05-14T14:24:00Z');
const place = { latDeg: 48.8566, lngDeg: 2.3522, name: 'Paris' };
const offset = { offsetSeconds: 7200, rule: { code: 'zone', zone: 'Europe/Paris', sentence: 'heure d’été' } };

describe('a chart', () => {
  const chart = computeChart(ephemeris, { instant, place, offset });

  it('has every body in a sign and a house', () => {
    expect(chart.placements.map(({ body }) => body)).toEqual([...BODIES]);
    const sun = chart.placements[0];
    expect(sun).toMatchObject({ body: 'sun', sign: 'taurus', degree: 23, retrograde: false });
    expect(chart.placements.find(({ body }) => body === 'mean_node')?.retrograde).toBe(true);
    for (const { house } of chart.placements) expect(house).toBeGreaterThanOrEqual(1);
  });

  it('has angles that oppose each other and twelve ruled houses', () => {
    const { ascendant, descendant, midheaven, imum_coeli: imumCoeli } = chart.angles;
    expect(Math.abs(ascendant.lonDeg - descendant.lonDeg)).toBeCloseTo(180, 9);
    expect(Math.abs(midheaven.lonDeg - imumCoeli.lonDeg)).toBeCloseTo(180, 9);
    expect(chart.houses).toHaveLength(12);
    expect(chart.houses[0]?.lonDeg).toBe(ascendant.lonDeg);
    const second = chart.houses[1];
    expect(second?.sign).toBe('libra');
    expect(second?.traditionalRuler).toEqual({
      body: 'venus',
      house: chart.placements.find(({ body }) => body === 'venus')?.house,
    });
  });

  it('weighs signs, elements and modalities to a whole', () => {
    for (const list of [chart.dominants.signs, chart.dominants.elements, chart.dominants.modalities]) {
      expect(list.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(list.map(({ weight }) => weight)).toEqual(list.map(({ weight }) => weight).toSorted((a, b) => b - a));
    }
    const weightOf = (sign: string): number => chart.dominants.signs.find(({ key }) => key === sign)?.weight as number;
    const sunSign = chart.placements[0]?.sign as string;
    expect(weightOf(sunSign)).toBeGreaterThanOrEqual(4);
  });

  it('carries the proof of its calculation', () => {
    const { proof } = chart;
    expect(proof.utc.toString()).toBe('1990-05-14T14:24:00Z');
    expect(proof.offset).toEqual(offset);
    expect(proof.place).toEqual(place);
    expect(proof.deltaTSeconds).toBeCloseTo(57.1, 1);
    expect((proof.julianDayTt - proof.julianDayUt) * 86400).toBeCloseTo(proof.deltaTSeconds, 3);
    expect([proof.houseSystemAsked, proof.houseSystemUsed]).toEqual(['placidus', 'placidus']);
    expect(proof.houseSystemReason).toBeUndefined();
    expect(proof.accuracy.era).toBe('1800-2300');
    expect(proof.ephemeris.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('writes an old date in the calendar of its time', () => {
    const old = computeChart(ephemeris, { instant: Temporal.Instant.from('1412-01-15T12:00:00Z'), place });
    expect(old.proof.date).toEqual({ year: 1412, month: 1, day: 6, calendar: 'julian' });
    expect(old.proof.siderealConvention).toBe('mean_sun');
    expect(old.proof.accuracy.chironArcsec).toBeUndefined();
    expect(old.placements.some(({ body }) => body === 'chiron')).toBe(false);
  });

  it('refuses a place that is not on Earth', () => {
    expect(() => computeChart(ephemeris, { instant, place: { latDeg: 91, lngDeg: 0 } })).toThrow(RangeError);
    expect(() => computeChart(ephemeris, { instant, place: { latDeg: Number.NaN, lngDeg: 0 } })).toThrow(RangeError);
  });

  it('finds the aspects of the quick table', () => {
    const workspace = createChartWorkspace(CLASSIC_BODIES);
    computePlaces(ephemeris, jdFromInstant(instant), place.latDeg, place.lngDeg, 'placidus', workspace);
    computeAspectTable(workspace);
    const quick = Array.from({ length: workspace.aspectCount }, (_, i) => ({
      from: BODIES[workspace.aspectFrom[i] as number],
      to: BODIES[workspace.aspectTo[i] as number],
      applying: (workspace.aspectOrb[i] as number) < 0,
      orb: Math.abs(workspace.aspectOrb[i] as number).toFixed(9),
    }));
    const own = chart.aspects
      .filter(({ from, to }) => from !== 'chiron' && to !== 'chiron' && to !== 'ascendant' && to !== 'midheaven')
      .map(({ from, to, applying, orbDeg }) => ({ from, to, applying, orb: orbDeg.toFixed(9) }));
    const key = (one: { from?: string; to?: string }): string => `${one.from} ${one.to}`;
    const sorted = <One extends { from?: string; to?: string }>(list: One[]): One[] =>
      list.toSorted((a, b) => key(a).localeCompare(key(b)));
    expect(sorted(quick)).toEqual(sorted(own));
    expect(quick.length).toBeGreaterThan(5);
  });
});
