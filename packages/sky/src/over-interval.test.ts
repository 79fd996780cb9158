import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ORB_DEG } from './aspects.ts';
import { computeChart } from './chart.ts';
import { loadEphemeris } from './node.ts';
import { computeSkyOver } from './over-interval.ts';

const ephemeris = loadEphemeris();
const place = { latDeg: 48.8566, lngDeg: 2.3522 };
const chartAt = (milliseconds: number, orbDeg = DEFAULT_ORB_DEG) =>
  computeChart(ephemeris, {
    instant: Temporal.Instant.fromEpochMilliseconds(milliseconds),
    place,
    orbs: { defaultDeg: orbDeg },
  });

describe('the sky over an interval', () => {
  it('is that of each of its instants', () => {
    const anyStart = fc.integer({ min: Date.UTC(1700, 0), max: Date.UTC(2200, 0) });
    const anyHours = fc.double({ min: 0.1, max: 25, noNaN: true });
    const anyOrb = fc.constantFrom(0.5, 1, 3, 5, 10);
    fc.assert(
      fc.property(anyStart, anyHours, anyOrb, (start, hours, orbDeg) => {
        const length = Math.round(hours * 3_600_000);
        const [earliest, latest] = [start, start + length].map((at) => Temporal.Instant.fromEpochMilliseconds(at));
        const { longitudes, aspects } = computeSkyOver(
          ephemeris,
          { earliest: earliest as Temporal.Instant, latest: latest as Temporal.Instant },
          { defaultDeg: orbDeg },
        );
        for (let part = 0; part <= 24; part += 1) {
          const at = start + Math.round((length * part) / 24);
          const chart = chartAt(at, orbDeg);
          for (const { body, lowDeg, highDeg } of longitudes) {
            const lonDeg = chart.placements.find((one) => one.body === body)?.lonDeg ?? Number.NaN;
            const turned = lonDeg < lowDeg - 1 ? lonDeg + 360 : lonDeg;
            expect(turned).toBeGreaterThanOrEqual(lowDeg - 1e-5);
            expect(turned).toBeLessThanOrEqual(highDeg + 1e-5);
          }
          const angles = ['ascendant', 'midheaven'];
          const held = chart.aspects.filter(({ from, to }) => !angles.includes(from) && !angles.includes(to));
          // Beside an edge by less than a second, either answer is right.
          const isInside = ({ from, to }: { from: Temporal.Instant; to: Temporal.Instant }, air: number) =>
            at >= from.epochMilliseconds - air && at <= to.epochMilliseconds + air;
          for (const { from, to, kind, orbDeg: orb } of held) {
            const told = aspects.find((one) => one.from === from && one.to === to && one.kind === kind);
            expect(told?.spans.some((span) => isInside(span, 1000))).toBe(true);
            expect(orb).toBeGreaterThanOrEqual((told?.lowOrbDeg ?? 1) - 1e-3);
            if (told?.certain) expect(orb).toBeLessThanOrEqual(told.highOrbDeg + 1e-3);
          }
          for (const { from, to, kind, spans, certain } of aspects) {
            const holds = held.some((one) => one.from === from && one.to === to && one.kind === kind);
            if (certain || spans.some((span) => isInside(span, -1000))) expect(holds).toBe(true);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('of a day of the Moon: one aspect held from morning on, another until the afternoon', () => {
    const { longitudes, aspects } = computeSkyOver(ephemeris, {
      earliest: Temporal.Instant.from('1990-05-14T22:00:00Z'),
      latest: Temporal.Instant.from('1990-05-15T22:00:00Z'),
    });
    const moon = longitudes.find(({ body }) => body === 'moon');
    expect([moon?.lowDeg, moon?.highDeg].map((deg) => Math.round(deg ?? 0))).toEqual([290, 302]);
    expect(aspects.filter(({ certain }) => certain).length).toBeGreaterThan(5);
    expect(aspects.some(({ from, certain }) => from === 'moon' && !certain)).toBe(true);
  });
});
