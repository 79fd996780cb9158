import { describe, expect, it } from 'vitest';
import { readSign, SIGN_FACTS, SIGN_KEYS, SIGN_SLUGS, signFacts } from './signs.ts';

/** As tradition lists them: element, modality, the visible ruler, the modern one, the opposite sign. */
const TRADITION = `
aries fire cardinal active mars mars libra
taurus earth fixed receptive venus venus scorpio
gemini air mutable active mercury mercury sagittarius
cancer water cardinal receptive moon moon capricorn
leo fire fixed active sun sun aquarius
virgo earth mutable receptive mercury mercury pisces
libra air cardinal active venus venus aries
scorpio water fixed receptive mars pluto taurus
sagittarius fire mutable active jupiter jupiter gemini
capricorn earth cardinal receptive saturn saturn cancer
aquarius air fixed active saturn uranus leo
pisces water mutable receptive jupiter neptune virgo`;

describe('the facts of the signs', () => {
  it('refuse what is no sign', () => {
    for (const text of ['', 'Bélier', 'bélier', 'aries ', 'ophiuchus', '__proto__', '0']) {
      expect(readSign(text)).toBeUndefined();
    }
  });

  it('are those of tradition', () => {
    const told = SIGN_FACTS.map(({ key, element, modality, polarity, traditional_ruler, modern_ruler, opposite }) =>
      [key, element, modality, polarity, traditional_ruler, modern_ruler, opposite].join(' '),
    );
    expect(told).toEqual(TRADITION.trim().split('\n'));
  });

  it('read a sign by key and by slug', () => {
    for (const [index, key] of SIGN_KEYS.entries()) {
      expect(readSign(key)).toBe(key);
      expect(readSign(SIGN_SLUGS[index] ?? '')).toBe(key);
      expect(signFacts(signFacts(key).opposite).opposite).toBe(key);
    }
  });

  it('leave no day of the year without a sign and give none two', () => {
    SIGN_FACTS.forEach(({ dates }, index) => {
      const next = SIGN_FACTS[(index + 1) % 12]?.dates.from;
      const after = Temporal.PlainDate.from({ year: 2027, ...dates.to }).add({ days: 1 });
      expect({ day: after.day, month: after.month }).toEqual(next);
    });
  });

  it('give the 36 decans the rulers of both systems', () => {
    expect(signFacts('aries').decans.map(({ chaldean_ruler }) => chaldean_ruler)).toEqual(['mars', 'sun', 'venus']);
    expect(signFacts('aries').decans.map(({ triplicity_ruler }) => triplicity_ruler)).toEqual([
      'mars',
      'sun',
      'jupiter',
    ]);
    expect(signFacts('pisces').decans.map(({ chaldean_ruler }) => chaldean_ruler)).toEqual([
      'saturn',
      'jupiter',
      'mars',
    ]);
  });
});
