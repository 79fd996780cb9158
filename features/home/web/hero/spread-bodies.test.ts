import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apartDeg, spreadBodies } from './spread-bodies.ts';
import { bodyGapDeg, radiiOf, WHEEL_LOOKS } from './wheel-look.ts';

const longitude = fc.double({ min: 0, max: 359.99, noNaN: true });
const ten = fc.array(longitude, { minLength: 10, maxLength: 10 });
/** Ten bodies crowded into a narrow arc, across 0° Aries or not. */
const crowd = fc
  .tuple(longitude, fc.double({ min: 0, max: 60, noNaN: true }), ten)
  .map(([from, width, places]) => places.map((place) => (from + (place / 360) * width) % 360));

describe('moving glyphs apart', () => {
  it('leaves alone what is already apart', () => {
    const places = [10, 50, 120, 300];
    expect(spreadBodies(places, 12)).toEqual(places);
  });

  it('shares the way between two that touch, around their middle', () => {
    expect(spreadBodies([100, 104, 250], 12)).toEqual([96, 108, 250]);
    const across = spreadBodies([359, 3], 12);
    expect(across.map((place) => Math.round(place))).toEqual([355, 7]);
  });

  it.each(Object.keys(WHEEL_LOOKS) as (keyof typeof WHEEL_LOOKS)[])(
    'keeps ten glyphs of the %s wheel apart',
    (name) => {
      const look = WHEEL_LOOKS[name];
      const gap = bodyGapDeg(look);
      const { bodies } = radiiOf(look);
      fc.assert(
        fc.property(fc.oneof(ten, crowd), (places) => {
          const spread = spreadBodies(places, gap);
          for (const [index, a] of spread.entries()) {
            for (const b of spread.slice(index + 1)) {
              const chord = 2 * bodies * Math.sin((apartDeg(a, b) * Math.PI) / 360);
              expect(chord).toBeGreaterThan(look.bodySize * 1.2);
            }
          }
        }),
        { numRuns: 400 },
      );
    },
  );

  it('never changes who follows whom around the circle', () => {
    fc.assert(
      fc.property(crowd, (places) => {
        fc.pre(new Set(places).size === places.length);
        const spread = spreadBodies(places, 12);
        const order = (longitudes: number[]) => {
          const sorted = [...longitudes.keys()].sort((a, b) => (longitudes[a] as number) - (longitudes[b] as number));
          const start = sorted.indexOf(0);
          return [...sorted.slice(start), ...sorted.slice(0, start)];
        };
        expect(order(spread)).toEqual(order(places));
      }),
    );
  });

  it('refuses what cannot fit', () => {
    expect(() => spreadBodies(new Array(31).fill(0), 12)).toThrow(RangeError);
  });
});
