import { describe, expect, it } from 'vitest';
import { seededRandom } from '../geometry/index.ts';
import { type Planet, planetGlyphs } from '../icon/index.ts';
import { bodySpot, shapesOf } from './body-spot.ts';
import { apartDeg, placer, turnDeg } from './circle.ts';
import { plansFor, type RingPlan } from './plans.ts';
import { spaceBetween } from './shapes.ts';
import { AIR, spreadBodies } from './spread-bodies.ts';
import type { WheelBody } from './wheel-chart.ts';

const KEYS = Object.keys(planetGlyphs) as Planet[];
const RINGS = ([1, 2] as const).flatMap((count) =>
  plansFor(count).flatMap((plan) =>
    plan.rings.flatMap((ring, index) =>
      ring
        ? [
            {
              name: `${plan.name}, ring ${index + 1} of ${count}`,
              ring,
              // The next circle inwards.
              floor: plan.rings[index + 1]?.scale ?? plan.houses,
              every: count === 1 ? 1 : 4,
            },
          ]
        : [],
    ),
  ),
);

/** Seven bodies in Aquarius (Paris, 5 February 1962, 0 h 10) and in Taurus (5 May 2000): longitudes, then cusps. */
const STELLIUMS: readonly (readonly [readonly number[], readonly number[]])[] = [
  [
    [
      315.671, 315.087, 316.976, 317.723, 302.333, 318.605, 303.801, 149.049, 223.47, 159.425, 335.018, 138.162,
      160.936,
    ],
    [205.045, 232.078, 265.053, 302.215, 336.281, 3.67, 25.045, 52.078, 85.053, 122.215, 156.281, 183.67],
  ],
  [
    [45.128, 60.991, 40.621, 35.19, 61.073, 47.201, 49.733, 320.661, 306.57, 252.248, 256.102, 118.429, 277.333],
    [103.398, 120.18, 139.387, 164.636, 200.506, 245.335, 283.398, 300.18, 319.387, 344.636, 20.506, 65.335],
  ],
];

interface Arrangement {
  bodies: WheelBody[];
  cusps: readonly number[];
}

const bodiesAt = (longitudes: readonly number[], retrograde: (index: number) => boolean): WheelBody[] =>
  longitudes.map((longitudeDeg, index) => ({
    key: KEYS[index] as Planet,
    longitudeDeg,
    retrograde: retrograde(index),
  }));

/** A thousand: the real ones turned around the circle, then scattered skies, then piles ever tighter, down to a single degree. */
function thousandCharts(): Arrangement[] {
  const random = seededRandom(1988);
  const charts: Arrangement[] = [];
  while (charts.length < 1000) {
    const index = charts.length;
    const [real, realCusps] = STELLIUMS[index % 2] as (typeof STELLIUMS)[number];
    if (index < 200) {
      const by = random() * 360;
      charts.push({
        bodies: bodiesAt(
          real.map((deg) => turnDeg(deg + by)),
          () => random() < 0.4,
        ),
        cusps: realCusps.map((deg) => turnDeg(deg + by)),
      });
      continue;
    }
    const piles = index < 500 ? 14 : 1 + (index % 4);
    const centres = Array.from({ length: piles }, () => random() * 360);
    const width = index < 500 ? 30 : (index % 7) * 3;
    const longitudes = Array.from({ length: 14 }, () =>
      turnDeg((centres[Math.floor(random() * piles)] as number) + (random() - 0.5) * width),
    );
    const first = random() * 360;
    const quarters = Array.from({ length: 6 }, () => 8 + random() * 40);
    const whole = quarters.reduce((sum, part) => sum + part, 0);
    const half = quarters.map(
      (_, part) => first + (quarters.slice(0, part).reduce((sum, size) => sum + size, 0) / whole) * 180,
    );
    charts.push({
      bodies: bodiesAt(longitudes, () => random() < 0.5),
      cusps: [...half, ...half.map((deg) => deg + 180)].map(turnDeg),
    });
  }
  return charts;
}

const CHARTS = thousandCharts();

/** The least clear space between what belongs to two bodies, and between the centres of two glyphs. */
function tightest({ bodies, cusps }: Arrangement, ring: RingPlan) {
  const spots = spreadBodies(bodies, cusps, ring, placer(cusps[0] as number));
  let space = Number.POSITIVE_INFINITY;
  let centres = Number.POSITIVE_INFINITY;
  for (const [index, spot] of spots.entries()) {
    for (const other of spots.slice(index + 1)) {
      for (const one of shapesOf(spot))
        for (const two of shapesOf(other)) space = Math.min(space, spaceBetween(one, two));
      const [x, y] = spot.glyph.centre;
      centres = Math.min(centres, Math.hypot(x - other.glyph.centre[0], y - other.glyph.centre[1]));
    }
  }
  return { spots, space, centres };
}

describe.each(RINGS)('a thousand charts: $name', ({ ring, every, floor }) => {
  // The two rings of a return are judged on one chart in four of each kind: the test stays short.
  const charts = CHARTS.filter((_, index) => Math.floor(index / 7) % every === 0);
  const outcomes = charts.map((chart) => tightest(chart, ring));
  it('no glyph and no label touches another', () => {
    expect(Math.min(...outcomes.map(({ space }) => space))).toBeGreaterThanOrEqual(AIR - 0.02);
    expect(Math.min(...outcomes.map(({ centres }) => centres))).toBeGreaterThanOrEqual(ring.glyphSize);
  });
  it('labels stay between their scale and the next circle', () => {
    for (let deg = 0; deg < 360; deg += 1) {
      const { degrees, second } = bodySpot(placer(0), ring, deg, true);
      for (const box of second ? [degrees, second] : [degrees]) {
        const [x, y] = [Math.abs(box.centre[0]) - box.half[0], Math.abs(box.centre[1]) - box.half[1]];
        expect(Math.hypot(Math.max(0, x), Math.max(0, y))).toBeGreaterThan(floor - 0.5);
      }
    }
  });
  it('bodies keep their order around the circle', () => {
    for (const [index, { spots }] of outcomes.entries()) {
      const { bodies } = charts[index] as Arrangement;
      const order = [...bodies.keys()].sort((a, b) => (bodies[a]?.longitudeDeg ?? 0) - (bodies[b]?.longitudeDeg ?? 0));
      const shown = order.map((body) => spots[body]?.shownDeg ?? 0);
      const ascents = shown.slice(1).filter((deg, at) => deg > (shown[at] as number));
      expect(ascents).toHaveLength(shown.length - 1);
      expect((shown.at(-1) as number) - (shown[0] as number)).toBeLessThan(360);
    }
  });
  it('a body alone in its part of the sky stays at its degree', () => {
    const bodies = bodiesAt([12, 100, 222], () => true);
    const spots = spreadBodies(bodies, [60, 150, 300], ring, placer(0));
    expect(spots.map((spot, index) => apartDeg(spot.shownDeg, bodies[index]?.longitudeDeg ?? 0))).toEqual([0, 0, 0]);
  });
  it('keeps off the cusps where the house has room', () => {
    const spots = spreadBodies(
      bodiesAt([59.9, 60.1], () => false),
      [0, 60, 120],
      ring,
      placer(0),
    );
    expect(apartDeg(spots[0]?.shownDeg ?? 0, 60)).toBeGreaterThanOrEqual(ring.wallGapDeg - 1e-6);
    expect(apartDeg(spots[1]?.shownDeg ?? 0, 60)).toBeGreaterThanOrEqual(ring.wallGapDeg - 1e-6);
  });
});
