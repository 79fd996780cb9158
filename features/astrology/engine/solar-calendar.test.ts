import { computeChart, findSolarReturn } from '@solelune/sky';
import { apartDeg } from '@solelune/sky/angles';
import { loadEphemeris } from '@solelune/sky/node';
import { describe, expect, it } from 'vitest';
import { solarCalendarOf } from './solar-calendar.ts';

const place = { latDeg: 45.7485, lngDeg: 4.8467 };
const chartAt = (instant: Temporal.Instant) => computeChart(loadEphemeris(), { instant, place });
const lonOf = (chart: ReturnType<typeof chartAt>, body: string) =>
  chart.placements.find((one) => one.body === body)?.lonDeg ?? Number.NaN;

describe('the dates of a solar year', () => {
  const natal = chartAt(Temporal.Instant.from('1988-06-17T12:25:00Z'));
  const returnNear = (day: string) => findSolarReturn(loadEphemeris(), lonOf(natal, 'sun'), Temporal.Instant.from(day));
  const [from, to] = [returnNear('2026-06-17T00:00:00Z'), returnNear('2027-06-17T00:00:00Z')];
  const year = chartAt(from);
  const { sunOn, touches, moons } = solarCalendarOf(loadEphemeris(), { natal, year, from, to });
  const isInYear = (at: Temporal.Instant) =>
    Temporal.Instant.compare(at, from) >= 0 && Temporal.Instant.compare(at, to) <= 0;

  it('the Sun stands on a degree at the date of that degree', () => {
    for (const lonDeg of [0, 90.5, 200, 359.9]) {
      expect(isInYear(sunOn(lonDeg))).toBe(true);
      expect(apartDeg(lonOf(chartAt(sunOn(lonDeg)), 'sun'), lonDeg)).toBeLessThan(0.001);
    }
  });

  it('what is touched is touched within two degrees, tightest first, never by the Sun', () => {
    expect(touches.length).toBeGreaterThan(0);
    expect(touches.map(({ orbDeg }) => orbDeg)).toEqual(touches.map(({ orbDeg }) => orbDeg).toSorted((a, b) => a - b));
    for (const { planet, orbDeg, at } of touches) {
      expect(orbDeg).toBeLessThanOrEqual(2);
      if (planet !== 'moon') expect(apartDeg(lonOf(chartAt(at), 'sun'), lonOf(year, planet))).toBeLessThan(0.001);
    }
  });

  it('new Moons join the Sun, full Moons face it, on the point that they name; the eclipses of 2026 and 2027 are among them', () => {
    for (const { phase, at, natal: touched } of moons) {
      const sky = chartAt(at);
      expect(apartDeg(lonOf(sky, 'sun'), lonOf(sky, 'moon'))).toBeCloseTo(phase === 'new' ? 0 : 180, 1);
      if (!touched) continue;
      const point =
        touched.point === 'ascendant' || touched.point === 'midheaven'
          ? natal.angles[touched.point].lonDeg
          : lonOf(natal, touched.point);
      expect(apartDeg(lonOf(sky, 'moon'), point)).toBeCloseTo(touched.orbDeg, 3);
      expect(touched.orbDeg).toBeLessThanOrEqual(3);
    }
    const eclipses = moons.filter(({ isEclipse }) => isEclipse).map(({ at }) => at.toString().slice(0, 10));
    expect(eclipses).toEqual(['2026-08-12', '2026-08-28', '2027-02-06', '2027-02-20']);
  });
});
