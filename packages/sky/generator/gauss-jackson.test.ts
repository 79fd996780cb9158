import { describe, expect, it } from 'vitest';
import { createStepper, startIntegration } from './gauss-jackson.ts';

// An orbit of period 88 days and eccentricity 0.2 around a fixed centre, as Mercury's.
const MOTION = (2 * Math.PI) / 88;
const ECCENTRICITY = 0.2;
const GM = MOTION * MOTION;

function kepler(days: number): { x: number; y: number; vx: number; vy: number } {
  const mean = MOTION * days;
  let eccentric = mean;
  for (let i = 0; i < 50; i++) {
    eccentric -= (eccentric - ECCENTRICITY * Math.sin(eccentric) - mean) / (1 - ECCENTRICITY * Math.cos(eccentric));
  }
  const flat = Math.sqrt(1 - ECCENTRICITY * ECCENTRICITY);
  const rate = MOTION / (1 - ECCENTRICITY * Math.cos(eccentric));
  return {
    x: Math.cos(eccentric) - ECCENTRICITY,
    y: flat * Math.sin(eccentric),
    vx: -Math.sin(eccentric) * rate,
    vy: flat * Math.cos(eccentric) * rate,
  };
}

function attract(_: number, x: Float64Array, _v: Float64Array, a: Float64Array): void {
  const r2 = (x[0] as number) ** 2 + (x[1] as number) ** 2;
  const w = -GM / (r2 * Math.sqrt(r2));
  a[0] = w * (x[0] as number);
  a[1] = w * (x[1] as number);
}

describe.each([0.25, -0.25])('integration with a step of %d day', (h) => {
  it('follows a Kepler orbit for a century to 1e-10 of its size (0.00002 arcsec)', () => {
    const start = kepler(0);
    const state = startIntegration(Float64Array.of(start.x, start.y), Float64Array.of(start.vx, start.vy), h, attract);
    const stepper = createStepper(state, 2, h, attract);
    const steps = 36525 * 4;
    for (let i = 0; i < steps; i++) stepper.advance();
    const end = kepler(steps * h);
    expect(Math.hypot((stepper.x[0] as number) - end.x, (stepper.x[1] as number) - end.y)).toBeLessThan(1e-10);
  });

  it('goes on from a saved state exactly as if it had not stopped', () => {
    const start = kepler(0);
    const state = startIntegration(Float64Array.of(start.x, start.y), Float64Array.of(start.vx, start.vy), h, attract);
    const whole = createStepper({ step: 0, memory: state.memory.slice() }, 2, h, attract);
    const first = createStepper(state, 2, h, attract);
    for (let i = 0; i < 400; i++) whole.advance();
    for (let i = 0; i < 150; i++) first.advance();
    const resumed = createStepper({ step: state.step, memory: state.memory.slice() }, 2, h, attract);
    for (let i = 0; i < 250; i++) resumed.advance();
    expect(Array.from(resumed.x)).toEqual(Array.from(whole.x));
  });
});
