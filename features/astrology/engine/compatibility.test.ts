import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAUSES, DOMAINS, type Lens, signCompatibility } from './compatibility.ts';
import { SIGN_KEYS, type SignKey } from './signs.ts';

const anySign = fc.constantFrom(...SIGN_KEYS);
const anyLens = fc.constantFrom<Lens>('sun', 'moon');
const scoreOf = (one: SignKey, other: SignKey, domain: string, lens: Lens = 'sun') =>
  signCompatibility(one, other, lens).scores.find((score) => score.domain === domain)?.score ?? 0;

describe('the scores of two signs', () => {
  it('are the same in both orders, between 5 and 98, in every domain', () => {
    fc.assert(
      fc.property(anySign, anySign, anyLens, (one, other, lens) => {
        const found = signCompatibility(one, other, lens);
        expect(found).toEqual(signCompatibility(other, one, lens));
        expect(found.scores.map(({ domain }) => domain)).toEqual(DOMAINS);
        for (const { score } of found.scores) {
          expect(Number.isInteger(score)).toBe(true);
          expect(score).toBeGreaterThanOrEqual(5);
          expect(score).toBeLessThanOrEqual(98);
        }
      }),
    );
  });

  it('are 50 and what the causes add, so that a page can show the sum', () => {
    fc.assert(
      fc.property(anySign, anySign, anyLens, (one, other, lens) => {
        for (const { score, contributions } of signCompatibility(one, other, lens).scores) {
          const sum = contributions.reduce((total, { points }) => total + points, 50);
          expect(Math.abs(Math.min(98, Math.max(5, sum)) - score)).toBeLessThanOrEqual(0.5001);
        }
      }),
    );
  });

  it('give each domain a reason of its own', () => {
    fc.assert(
      fc.property(anySign, anySign, anyLens, (one, other, lens) => {
        const causes = signCompatibility(one, other, lens).scores.map(({ told }) => told.cause);
        expect(causes.toSorted()).toEqual([...CAUSES].toSorted());
      }),
    );
  });

  it('follow tradition: trines love better than squares, opposites desire, two leaders share a day badly', () => {
    expect(scoreOf('aries', 'leo', 'love')).toBeGreaterThan(scoreOf('aries', 'cancer', 'love') + 20);
    expect(scoreOf('taurus', 'scorpio', 'desire')).toBeGreaterThan(scoreOf('taurus', 'gemini', 'desire') + 15);
    expect(scoreOf('aries', 'capricorn', 'daily')).toBeLessThan(scoreOf('aries', 'sagittarius', 'daily'));
    expect(scoreOf('gemini', 'leo', 'friendship')).toBeGreaterThan(70);
  });

  it('tell signs apart: the 78 pairs have many different scores, from cold to warm', () => {
    const pairs = SIGN_KEYS.flatMap((one, index) =>
      SIGN_KEYS.slice(index).map((other) => signCompatibility(one, other, 'sun').scores.map(({ score }) => score)),
    );
    expect(new Set(pairs.map(String)).size).toBeGreaterThan(25);
    const all = pairs.flat();
    expect(Math.min(...all)).toBeLessThan(35);
    expect(Math.max(...all)).toBeGreaterThan(85);
  });

  it('listen to the element first when it is the Moon', () => {
    const weight = (lens: Lens) =>
      signCompatibility('cancer', 'pisces', lens).scores[0]?.contributions.find(({ cause }) => cause === 'element')
        ?.points;
    expect(weight('moon')).toBeGreaterThan(weight('sun') ?? 100);
  });
});
