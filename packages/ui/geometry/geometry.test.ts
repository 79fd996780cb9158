import { describe, expect, it } from 'vitest';
import { pointAt, seededRandom, sparkPath, starPolygonPath } from './index.ts';

describe('pointAt', () => {
  it.each([
    [0, [0, -10]],
    [90, [10, 0]],
    [180, [0, 10]],
    [270, [-10, 0]],
  ])('at %d degrees, clockwise from the top', (angle, expected) => {
    expect(pointAt(10, angle).map((value) => value + 0)).toEqual(expected);
  });
});

describe('starPolygonPath', () => {
  it.each([
    { points: 12, step: 5, turns: 1 },
    { points: 7, step: 3, turns: 1 },
    { points: 9, step: 3, turns: 3 },
    { points: 8, step: 2, turns: 2 },
  ])('{$points/$step} closes in $turns turns and visits every point once', ({ points, step, turns }) => {
    const path = starPolygonPath(points, step, 40);
    expect(path.match(/Z/gu)).toHaveLength(turns);
    const visited = path.match(/[ML][^MLZ]+/gu) ?? [];
    expect(new Set(visited.map((move) => move.slice(1))).size).toBe(points);
    expect(visited).toHaveLength(points);
  });
});

describe('sparkPath', () => {
  it('has four long points and four at the waist', () => {
    const radii = (sparkPath(10, [0, 0], 0.25).match(/-?[\d.]+ -?[\d.]+/gu) ?? []).map((pair) => {
      const [x = 0, y = 0] = pair.split(' ').map(Number);
      return Math.round(Math.hypot(x, y) * 10) / 10;
    });
    expect(radii).toEqual([10, 2.5, 10, 2.5, 10, 2.5, 10, 2.5]);
  });
});

describe('seededRandom', () => {
  it('draws the same numbers from the same seed, others from another, all in [0, 1)', () => {
    const draw = (seed: number) => Array.from({ length: 200 }, seededRandom(seed));
    expect(draw(11)).toEqual(draw(11));
    expect(draw(11)).not.toEqual(draw(12));
    expect(draw(11).every((value) => value >= 0 && value < 1)).toBe(true);
  });
});
