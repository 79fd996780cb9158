import { computeChart } from '@solelune/sky';
import { isPlanet, PLANETS } from '@solelune/sky/bodies';
import { loadEphemeris } from '@solelune/sky/node';
import { describe, expect, it } from 'vitest';
import golden from './fixtures/golden-births.json' with { type: 'json' };
import {
  BOND_POINTS,
  type BondPoint,
  bondPortrait,
  bondScores,
  CROSS_ORBS,
  type CrossAspect,
  compositeOf,
  crossAspects,
  INTIMATE_DOMAINS,
  isSlow,
  midpointDeg,
  OPEN_DOMAINS,
  overlaysOf,
  type SkyOfOne,
} from './index.ts';

type Birth = (typeof golden.births)[number];

/** Our own sky of a birth, from our own ephemeris. */
function ourSky({ utc, lat, lng }: Birth): SkyOfOne {
  const chart = computeChart(loadEphemeris(), {
    instant: Temporal.Instant.from(utc),
    place: { latDeg: lat, lngDeg: lng },
  });
  return {
    points: [
      ...chart.placements.flatMap(({ body, lonDeg }) =>
        isPlanet(body) ? [{ point: body, lonDeg, spreadDeg: 0 }] : [],
      ),
      { point: 'ascendant' as const, lonDeg: chart.angles.ascendant.lonDeg, spreadDeg: 0 },
    ],
    cuspsDeg: chart.houses.map(({ lonDeg }) => lonDeg),
    midheavenDeg: chart.angles.midheaven.lonDeg,
  };
}

/** The reference's longitudes of the same points. */
const reference = ({ planets, cusps }: Birth): Map<BondPoint, number> =>
  new Map([
    ...PLANETS.map((planet, at) => [planet, planets[at] as number] as const),
    ['ascendant', cusps[0] as number],
  ]);

const RAD = Math.PI / 180;
const vector = (deg: number) => [Math.cos(deg * RAD), Math.sin(deg * RAD)] as const;
/** The angle between two directions, by their vectors. */
function angleBetween(a: number, b: number): number {
  const [[ax, ay], [bx, by]] = [vector(a), vector(b)];
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) / RAD;
}
/** Halfway, by the sum of two vectors. */
function halfway(a: number, b: number): number {
  const [[ax, ay], [bx, by]] = [vector(a), vector(b)];
  return (Math.atan2(ay + by, ax + bx) / RAD + 360) % 360;
}

const ANGLES = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as const;

/** Every pair against every kind, nothing clever. */
function bruteAspects(one: Map<BondPoint, number>, other: Map<BondPoint, number>) {
  const found: { name: string; orb: number; edge: number }[] = [];
  for (const [from, a] of one)
    for (const [to, b] of other)
      for (const [kind, angle] of Object.entries(ANGLES)) {
        const widest = CROSS_ORBS[kind as keyof typeof ANGLES];
        const allowed = isSlow(from) && isSlow(to) ? Math.min(3, widest) : widest;
        const orb = Math.abs(angleBetween(a, b) - angle);
        if (orb <= allowed + 0.001) found.push({ name: `${from} ${kind} ${to}`, orb, edge: allowed - orb });
      }
  return found;
}

const pairs = Array.from({ length: 40 }, (_, at) => golden.births.slice(2 * at, 2 * at + 2) as [Birth, Birth]);

describe('the synastry of 40 pairs of the reference', () => {
  it('finds the aspects of a brute-force calculation, and no other', () => {
    let compared = 0;
    for (const [a, b] of pairs) {
      const ours = new Map(crossAspects(ourSky(a), ourSky(b)).map((one) => [`${one.from} ${one.kind} ${one.to}`, one]));
      const theirs = bruteAspects(reference(a), reference(b));
      for (const { name, orb, edge } of theirs) {
        // Within a few arcseconds of the edge either answer is right.
        if (edge < 0.001) continue;
        expect(ours.get(name)?.orbDeg, `${a.id} ${b.id} ${name}`).toBeCloseTo(orb, 3);
        compared += 1;
      }
      const names = new Set(theirs.map(({ name }) => name));
      for (const name of ours.keys()) expect(names, `${a.id} ${b.id}`).toContain(name);
    }
    expect(compared).toBeGreaterThan(900);
  });

  it('puts the composite halfway, as the sum of two directions does, its cusps in order', () => {
    for (const [a, b] of pairs) {
      const [one, other] = [reference(a), reference(b)];
      const { points, cuspsDeg = [] } = compositeOf(ourSky(a), ourSky(b));
      expect(points.map(({ point }) => point)).toEqual([...BOND_POINTS]);
      for (const { point, lonDeg } of points) {
        const [x, y] = [one.get(point) as number, other.get(point) as number];
        // Near an opposition a hair decides between the two midpoints.
        if (angleBetween(x, y) > 179.9) continue;
        expect(angleBetween(lonDeg, halfway(x, y)), `${a.id} ${b.id} ${point}`).toBeLessThan(0.002);
      }
      const steps = cuspsDeg.map((cusp, at) => ((cuspsDeg[(at + 1) % 12] as number) - cusp + 360) % 360);
      expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(360, 6);
      expect(
        cuspsDeg.every((cusp, at) => {
          const between = angleBetween(cusp, halfway(a.cusps[at] as number, b.cusps[at] as number));
          return between < 0.01 || Math.abs(between - 180) < 0.01;
        }),
      ).toBe(true);
    }
  });

  it('is the same bond seen from either side', () => {
    for (const [a, b] of pairs.slice(0, 10)) {
      const [one, other] = [ourSky(a), ourSky(b)];
      const told = (aspects: readonly CrossAspect[], isTurned: boolean) =>
        aspects
          .map(({ from, to, kind, orbDeg, strength }) => {
            const [first, second] = isTurned ? [to, from] : [from, to];
            return `${first} ${kind} ${second} ${orbDeg.toFixed(9)} ${strength}`;
          })
          .toSorted();
      expect(told(crossAspects(other, one), true)).toEqual(told(crossAspects(one, other), false));
      expect(compositeOf(one, other).points).toEqual(compositeOf(other, one).points);
    }
  });
});

describe('houses of the other', () => {
  const equal = (ascendant: number) => Array.from({ length: 12 }, (_, at) => (ascendant + 30 * at) % 360);
  const guest = (lonDeg: number, spreadDeg = 0): SkyOfOne => ({ points: [{ point: 'venus', lonDeg, spreadDeg }] });

  it.each([
    ['on the ascendant itself', 350, 350, 1],
    ['a minute before it', 350, 349.98, 12],
    ['past the first point of Aries', 350, 10, 1],
    ['on the descendant', 350, 170, 7],
    ['at the end of the eighth', 15, 254.9, 8],
    ['at the midheaven of equal houses', 15, 285, 10],
  ])('%s', (_, ascendant, lonDeg, house) => {
    expect(overlaysOf(guest(lonDeg), { points: [], cuspsDeg: equal(ascendant) })).toEqual([{ planet: 'venus', house }]);
  });

  it('hand-checked on two births of the reference: the cusps on either side hold the planet', () => {
    const [[a, b]] = pairs as [[Birth, Birth]];
    for (const { planet, house } of overlaysOf(ourSky(a), ourSky(b))) {
      const [from, to] = [b.cusps[house - 1] as number, b.cusps[house % 12] as number];
      const into = ((a.planets[PLANETS.indexOf(planet)] as number) - from + 360) % 360;
      expect(into, `${planet} in ${house}`).toBeLessThan((to - from + 360) % 360);
    }
    expect(overlaysOf(ourSky(a), ourSky(b))).toHaveLength(10);
  });

  it('there are none without the hour of the host, and none for a planet that an hour may put on either side of a cusp', () => {
    expect(overlaysOf(guest(10), { points: [] })).toEqual([]);
    expect(overlaysOf(guest(10.2, 0.5), { points: [], cuspsDeg: equal(10) })).toEqual([]);
    expect(overlaysOf(guest(11, 0.5), { points: [], cuspsDeg: equal(10) })).toEqual([{ planet: 'venus', house: 1 }]);
  });
});

describe('scores of a bond', () => {
  const bond = pairs.map(([a, b]) => crossAspects(ourSky(a), ourSky(b)));

  it('are 50 and the points of their aspects, each of which exists', () => {
    for (const aspects of bond)
      for (const { score, parts } of bondScores(aspects, [...OPEN_DOMAINS, ...INTIMATE_DOMAINS])) {
        const sum = parts.reduce((total, { points }) => total + points, 50);
        expect(score).toBe(parts.length === 0 ? null : Math.round(Math.min(98, Math.max(5, sum))));
        for (const { aspect } of parts) expect(aspects).toContain(aspect);
      }
  });

  it('tell pairs apart, and say nothing where no aspect speaks', () => {
    const understanding = bond.map((aspects) => bondScores(aspects, ['understanding'])[0]?.score ?? null);
    expect(new Set(understanding).size).toBeGreaterThan(15);
    expect(bondScores([], ['desire'])).toEqual([{ domain: 'desire', score: null, parts: [] }]);
  });

  it('portraits of 40 bonds have several climates, and name what helps and what costs', () => {
    const portraits = bond.map(bondPortrait);
    expect(new Set(portraits.map(({ climate }) => climate)).size).toBeGreaterThanOrEqual(4);
    for (const { bestHelp, worstRub } of portraits)
      expect([bestHelp?.tone, worstRub?.tone]).toEqual(['carries', 'rubs']);
  });
});

describe('an unknown hour', () => {
  it('takes away an aspect that some hour undoes, and keeps one that holds all day', () => {
    const at = (lonDeg: number, spreadDeg: number): SkyOfOne => ({ points: [{ point: 'moon', lonDeg, spreadDeg }] });
    expect(crossAspects(at(100, 6.5), at(220, 0))).toEqual([]);
    expect(crossAspects(at(100, 0.5), at(221, 0))).toMatchObject([{ kind: 'trine', orbDeg: 1, orbMostDeg: 1.5 }]);
  });

  it('midpoints do not depend on who comes first, opposite points included', () => {
    expect([midpointDeg(350, 10), midpointDeg(10, 350), midpointDeg(0, 180), midpointDeg(180, 0)]).toEqual([
      0, 0, 90, 90,
    ]);
  });
});
