import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { litMoonPath } from './index.ts';

/** Area between the limb and the terminator, read back from the path: half a disc, less or plus half an ellipse. */
function litArea(path: string, radius: number): { area: number; side: 'left' | 'right' } {
  const arcs = [...path.matchAll(/A([\d.]+) ([\d.]+) 0 0 ([01])/gu)].map((arc) => ({
    rx: Number(arc[1]),
    sweep: Number(arc[3]),
  }));
  const [limb, terminator] = arcs;
  if (!limb || !terminator) throw new Error(`no two arcs in ${path}`);
  // Going back up, an arc that sweeps the same way as the limb bulges to the other side and adds to the light.
  const sign = limb.sweep === terminator.sweep ? 1 : -1;
  return { area: (Math.PI * radius * (radius + sign * terminator.rx)) / 2, side: limb.sweep === 1 ? 'right' : 'left' };
}

describe('litMoonPath', () => {
  it('lights exactly the given fraction of the disc, on the right while waxing', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), (fraction, waxing) => {
        const { area, side } = litArea(litMoonPath(fraction, waxing, 50), 50);
        expect(area / (Math.PI * 2500)).toBeCloseTo(fraction, 3);
        expect(side).toBe(waxing ? 'right' : 'left');
      }),
    );
  });
  it('holds a fraction outside 0 to 1 to its bounds', () => {
    expect(litMoonPath(1.2, true, 50)).toBe(litMoonPath(1, true, 50));
    expect(litMoonPath(-0.1, true, 50)).toBe(litMoonPath(0, true, 50));
  });
});
