import { computeChart } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { describe, expect, it } from 'vitest';
import { skyOfChart } from '../../composition/bond/sky-of-chart.ts';
import { compositeOf, crossAspects, overlaysOf, type SkyOfOne } from '../synastry/index.ts';
import { readBondSky, writeBondSky } from './bond-text.ts';

const skyOf = (year: number, latDeg: number) =>
  skyOfChart(
    computeChart(loadEphemeris(), {
      instant: Temporal.Instant.from(`${year}-0${(year % 9) + 1}-1${year % 9}T0${year % 9}:25:00Z`),
      place: { latDeg, lngDeg: (year % 60) - 30 },
    }),
  );
const SKIES = Array.from({ length: 40 }, (_, index) => skyOf(1940 + index, index - 10));
const again = (sky: SkyOfOne) => readBondSky(writeBondSky(sky)) as SkyOfOne;
const named = (one: SkyOfOne, other: SkyOfOne) =>
  crossAspects(one, other).map(({ from, kind, to }) => `${from} ${kind} ${to}`);

describe('a sky in an address', () => {
  it('comes back within a second of arc, and says the same of two people', () => {
    for (const [index, sky] of SKIES.entries()) {
      const other = SKIES[(index + 7) % SKIES.length] as SkyOfOne;
      for (const [at, point] of again(sky).points.entries())
        expect(Math.abs(point.lonDeg - (sky.points[at]?.lonDeg ?? 0))).toBeLessThan(1 / 3600);
      expect(named(again(sky), again(other)).toSorted()).toEqual(named(sky, other).toSorted());
      expect(overlaysOf(again(sky), again(other))).toEqual(overlaysOf(sky, other));
      const housesOf = (a: SkyOfOne, b: SkyOfOne) => compositeOf(a, b).points.map(({ point, house }) => [point, house]);
      expect(housesOf(again(sky), again(other))).toEqual(housesOf(sky, other));
    }
  });
  it('keeps what an unknown hour leaves open', () => {
    const sky = { points: (SKIES[0] as SkyOfOne).points.slice(0, 10).map((point) => ({ ...point, spreadDeg: 0.5 })) };
    const read = again(sky);
    expect(read.cuspsDeg).toBeUndefined();
    expect(read.points.every(({ spreadDeg }) => Math.abs(spreadDeg - 0.5) < 1 / 3600)).toBe(true);
  });
  it('is nothing once a letter is lost, changed or swapped', () => {
    const text = writeBondSky(SKIES[3] as SkyOfOne);
    for (let at = 0; at < text.length; at += 1) {
      expect(readBondSky(text.slice(0, at) + text.slice(at + 1))).toBeUndefined();
      const other = text[at] === 'a' ? 'b' : 'a';
      expect(readBondSky(text.slice(0, at) + other + text.slice(at + 1))).toBeUndefined();
    }
  });
  it.each(['', '.', '.....', 'zzzz', 'é', '../..', '0'.repeat(3000)])('is nothing in %j', (text) => {
    expect(readBondSky(text)).toBeUndefined();
  });
});
