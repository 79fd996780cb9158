import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceDeg } from './angles.ts';
import { BODIES, BODY_INDEX, createState, STATE_STRIDE } from './bodies.ts';
import { createPackEphemeris } from './ephemeris.ts';
import { loadEphemeris, readPack } from './node.ts';

const ephemeris = loadEphemeris();
const state = createState();
const bodyIndex = fc.constantFrom(...BODIES.keys());
const anyJd = fc.double({ min: 1721200, max: 2561000, noNaN: true });

function place(index: number, jdTt: number): { lon: number; speed: number; lat: number } {
  ephemeris.body(index, jdTt, state);
  const at = index * STATE_STRIDE;
  return { lon: state[at] as number, speed: state[at + 1] as number, lat: state[at + 2] as number };
}

describe('motion', () => {
  it('is continuous: a minute moves no body further than its speed says', () => {
    fc.assert(
      fc.property(bodyIndex, anyJd, (index, jd) => {
        if (index === BODY_INDEX.chiron && jd < 2305460) return;
        const before = place(index, jd);
        const after = place(index, jd + 1 / 1440);
        const moved = differenceDeg(after.lon, before.lon);
        // 0.1 arcsec: the joints of the series; the true node turns quickly.
        expect(Math.abs(moved - before.speed / 1440)).toBeLessThan(
          0.1 / 3600 + (index === BODY_INDEX.true_node ? 2e-3 : 0),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('is continuous where two segments and two packs meet', () => {
    for (const joint of [2305450.5, 2415020.5, 2488069.5, 2305432.5 + 8 * 1000, 2305432.5 + 32 * 480]) {
      BODIES.forEach((body, index) => {
        if (body === 'chiron' && joint === 2305450.5) return;
        const before = place(index, joint - 1e-6);
        const after = place(index, joint + 1e-6);
        // In two microdays the Moon itself moves by 0.1 arcsec.
        const limit = body === 'true_node' ? 2 : 0.05 + Math.abs(before.speed) * 2e-6 * 3600;
        expect(Math.abs(differenceDeg(after.lon, before.lon)) * 3600, body).toBeLessThan(limit);
      });
    }
  });

  it('gives to the last bit what the whole pack gives, within its spans and where they meet', () => {
    const whole = createPackEphemeris(readPack('modern.skypack'));
    const states = [whole, ephemeris].map(() => createState());
    const skyAt = (jd: number) => {
      [whole, ephemeris].forEach((one, at) => one.fill(jd, states[at] as Float64Array));
      expect(states[1]).toEqual(states[0]);
    };
    for (const joint of [2415020.5, 2488069.5]) for (const days of [-40, -1, -1e-6, 0, 1, 40]) skyAt(joint + days);
    fc.assert(fc.property(fc.double({ min: 2305450.5, max: 2561500, noNaN: true }), skyAt), { numRuns: 300 });
  });

  it('is retrograde exactly when the longitude decreases', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), anyJd, (index, jd) => {
        const { speed } = place(index, jd);
        const moved = differenceDeg(place(index, jd + 0.02).lon, place(index, jd - 0.02).lon);
        if (Math.abs(speed) > 0.005) expect(moved < 0).toBe(speed < 0);
      }),
      { numRuns: 500 },
    );
  });

  it('fills all bodies as it gives them one by one', () => {
    fc.assert(
      fc.property(anyJd, (jd) => {
        const all = createState();
        ephemeris.fill(jd, all);
        BODIES.forEach((_, index) => {
          const one = place(index, jd);
          const at = index * STATE_STRIDE;
          expect([all[at], all[at + 1], all[at + 2]]).toEqual([one.lon, one.speed, one.lat]);
        });
      }),
      { numRuns: 50 },
    );
  });
});

describe('limits', () => {
  it('covers years 0 to 2300 and refuses the rest', () => {
    expect(() => place(0, 1721057.5)).not.toThrow();
    expect(() => place(0, 2561483)).not.toThrow();
    expect(() => place(0, 1720000)).toThrow(RangeError);
    expect(() => place(0, 2570000)).toThrow(/outside the ephemeris/);
  });

  it('does not offer Chiron before 1600', () => {
    expect(place(BODY_INDEX.chiron, 2200000).lon).toBeNaN();
    expect(place(BODY_INDEX.chiron, 2400000).lon).toBeGreaterThan(0);
  });
});

describe('the browser pack', () => {
  const small = createPackEphemeris(readPack('browser.skypack'));

  it('agrees with the full one to a tenth of an arcsecond, from 1900 to 2100', () => {
    const few = createState();
    fc.assert(
      fc.property(fc.double({ min: 2415021, max: 2488069, noNaN: true }), (jd) => {
        small.fill(jd, few);
        for (let index = 0; index < 11; index++) {
          const apart = differenceDeg(few[index * STATE_STRIDE] as number, place(index, jd).lon);
          // Without distances it leaves out the bending of light, which shows only against the Sun.
          const fromSun = Math.abs(differenceDeg(few[index * STATE_STRIDE] as number, few[0] as number));
          if (index < 2 || fromSun > 10) expect(Math.abs(apart) * 3600).toBeLessThan(0.25);
        }
      }),
    );
  });
});
