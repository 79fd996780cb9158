import { describe, expect, it } from 'vitest';
import { createState, STATE_STRIDE } from './bodies.ts';
import { deflect } from './deflection.ts';

/** Arcseconds by which a body at some degrees from the Sun and some au is moved, in longitude and latitude. */
function bend(apartDeg: number, latDeg: number, distanceAu: number): { lon: number; lat: number } {
  const state = createState();
  const at = 5 * STATE_STRIDE;
  state.set([100, 0, 0, 1]);
  state.set([100 + apartDeg, 0, latDeg, distanceAu], at);
  deflect(state, at, 0);
  return {
    lon: ((state[at] as number) - 100 - apartDeg) * 3600,
    lat: ((state[at + 2] as number) - latDeg) * 3600,
  };
}

describe('the bending of light by the Sun', () => {
  it('is 1.75 arcsec at the limb and 0.004 at a right angle, away from the Sun', () => {
    expect(bend(0.26657, 0, 1e6).lon).toBeCloseTo(1.75, 2);
    expect(bend(-0.26657, 0, 1e6).lon).toBeCloseTo(-1.75, 2);
    expect(bend(90, 0, 1e6).lon).toBeCloseTo(0.00407, 4);
    expect(bend(0, 0.4, 1e6).lat).toBeCloseTo((1.75 * 0.26657) / 0.4, 1);
  });

  it('is next to nothing for a planet before the Sun, and none at its centre', () => {
    expect(Math.abs(bend(0.3, 0, 0.3).lon)).toBeLessThan(0.001);
    expect(Math.abs(bend(1e-9, 0, 5).lon)).toBeLessThan(0.01);
  });

  it('has no step where the quick sine takes over, nor at the limb', () => {
    for (const [edge, limit] of [
      [12, 0.0002],
      [0.26657, 0.01],
      [90, 0.0001],
      [-12, 0.0002],
    ] as const) {
      const step = bend(edge + 1e-4, 0, 5).lon - bend(edge - 1e-4, 0, 5).lon;
      expect(Math.abs(step), String(edge)).toBeLessThan(limit);
    }
  });
});
