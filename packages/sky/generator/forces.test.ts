import { describe, expect, it } from 'vitest';
import { createForceModel } from './forces.ts';
import type { InitialState } from './inputs.ts';

const GM_SUN = 0.0002959122082855911;
const NAMES = ['sun', 'mercury', 'venus', 'earth', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

/** A made-up system on circular orbits, with two small bodies. */
function system(masses: (index: number) => number): InitialState {
  const bodies: InitialState['bodies'] = NAMES.map((name, i) => {
    const r = i === 0 ? 0 : 0.4 * 1.6 ** i;
    const speed = i === 0 ? 0 : Math.sqrt(GM_SUN / r);
    const angle = i * 2.1;
    return {
      name,
      gm: masses(i),
      position: [r * Math.cos(angle), r * Math.sin(angle), 0.01 * i],
      velocity: [-speed * Math.sin(angle), speed * Math.cos(angle), 0],
    };
  });
  for (let i = 0; i < 4; i++) {
    bodies.push({ name: 'asteroid', gm: 1e-14, position: [2.5 + i * 0.1, i * 0.7, 0.1], velocity: [0, 0.01, 0] });
  }
  return { epoch_jd_tdb: 0, earth_moon_mass_ratio: 81.3, sun_j2: 2e-7, bodies };
}

function accelerations(state: InitialState): Float64Array {
  const model = createForceModel(state);
  const x = Float64Array.from(state.bodies.flatMap((body) => body.position));
  const v = Float64Array.from(state.bodies.flatMap((body) => body.velocity));
  const a = new Float64Array(x.length);
  model.accelerate(x, v, Float64Array.of(0.0025, 0.0003, 0.0001), a);
  return a;
}

describe('the force model', () => {
  it('keeps the total momentum, but for relativity', () => {
    const state = system((i) => (i === 0 ? GM_SUN : 1e-9 * i));
    const a = accelerations(state);
    for (let axis = 0; axis < 3; axis++) {
      const total = state.bodies.reduce((sum, body, i) => sum + body.gm * (a[i * 3 + axis] as number), 0);
      const scale = GM_SUN * 1e-9;
      expect(Math.abs(total) / scale).toBeLessThan(1e-6);
    }
  });

  it('adds the pull of relativity towards the Sun: 3 GM / (c^2 r) of Newton on a circle', () => {
    const a = accelerations(system((i) => (i === 0 ? GM_SUN : 1e-30)));
    const r = 0.4 * 1.6;
    const light = 173.1446326846693;
    const [x, y, z] = [a[3], a[4], a[5]] as [number, number, number];
    const angle = 2.1;
    const inward = -(x * Math.cos(angle) + y * Math.sin(angle));
    const excess = inward / (GM_SUN / (r * r + 0.0001) ** 1.5 / (1 / r)) - 1;
    expect(excess / (-3 * (GM_SUN / (light * light * r)))).toBeCloseTo(1, 1);
    expect(Math.abs(z)).toBeLessThan(1e-4);
  });
});
