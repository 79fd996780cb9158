import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AspectingPoint, aspectBetween, aspectsAcross, aspectsWithin, orbFor } from './aspects.ts';

const at = (point: AspectingPoint['point'], lonDeg: number, speedDegPerDay = 0): AspectingPoint => ({
  point,
  lonDeg,
  speedDegPerDay,
});

describe('an aspect', () => {
  it('is found within 5 degrees, across 0 Aries too', () => {
    expect(aspectBetween(at('sun', 358), at('moon', 2))).toMatchObject({ kind: 'conjunction', orbDeg: 4 });
    expect(aspectBetween(at('sun', 358), at('moon', 4))).toBeUndefined();
    expect(aspectBetween(at('sun', 10), at('moon', 187))).toMatchObject({ kind: 'opposition', orbDeg: 3 });
    expect(aspectBetween(at('sun', 300), at('moon', 61))).toMatchObject({ kind: 'trine', orbDeg: 1 });
    expect(aspectBetween(at('sun', 0), at('moon', 150))).toBeUndefined();
  });

  it('applies while its orb closes', () => {
    expect(aspectBetween(at('sun', 100, 1), at('moon', 97, 13))?.applying).toBe(true);
    expect(aspectBetween(at('sun', 100, 1), at('moon', 103, 13))?.applying).toBe(false);
    expect(aspectBetween(at('moon', 7, 13), at('sun', 100, 1))?.applying).toBe(true);
    expect(aspectBetween(at('mars', 100, -0.3), at('venus', 10, -0.5))?.applying).toBe(false);
  });

  it('agrees with where the points are an instant later', () => {
    const lon = fc.double({ min: 0, max: 359.99, noNaN: true });
    const speed = fc.double({ min: -2, max: 15, noNaN: true });
    fc.assert(
      fc.property(lon, lon, speed, speed, (lonA, lonB, speedA, speedB) => {
        const now = aspectBetween(at('moon', lonA, speedA), at('mars', lonB, speedB), { defaultDeg: 10 });
        if (!now || now.orbDeg < 1e-3 || Math.abs(speedA - speedB) < 1e-3) return;
        const later = aspectBetween(at('moon', lonA + speedA * 1e-5), at('mars', lonB + speedB * 1e-5), {
          defaultDeg: 11,
        });
        expect((later?.orbDeg as number) < now.orbDeg).toBe(now.applying);
      }),
      { numRuns: 500 },
    );
  });

  it('follows the orbs given by aspect and by body', () => {
    const rules = { byAspect: { sextile: 3 }, byBody: { sun: 10 } };
    expect(orbFor(rules, 'sextile', 'mars', 'venus')).toBe(3);
    expect(orbFor(rules, 'trine', 'mars', 'venus')).toBe(5);
    expect(orbFor(rules, 'trine', 'sun', 'venus')).toBe(7.5);
    expect(aspectBetween(at('sun', 0), at('venus', 127), rules)?.kind).toBe('trine');
    expect(aspectBetween(at('mars', 0), at('venus', 64), rules)).toBeUndefined();
    expect(aspectBetween(at('mars', 0), at('venus', 150), { kinds: ['quincunx'] })?.kind).toBe('quincunx');
  });
});

describe('sets of aspects', () => {
  it('come tightest first, each pair once', () => {
    const found = aspectsWithin([at('sun', 0), at('moon', 92), at('mars', 181)]);
    expect(found.map(({ from, to, kind }) => [from, to, kind])).toEqual([
      ['sun', 'mars', 'opposition'],
      ['moon', 'mars', 'square'],
      ['sun', 'moon', 'square'],
    ]);
  });

  it('cross two charts', () => {
    const found = aspectsAcross([at('saturn', 100, 0.03)], [at('sun', 98), at('moon', 11)]);
    expect(found.map(({ to, kind, applying }) => [to, kind, applying])).toEqual([
      ['moon', 'square', true],
      ['sun', 'conjunction', false],
    ]);
  });
});
