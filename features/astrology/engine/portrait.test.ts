import { describe, expect, it } from 'vitest';
import { dignityOf } from './dignity.ts';
import { clustersOf, moonAgeOf, pullsApart } from './portrait.ts';
import { POSSIBLE_ASPECTS } from './possible-aspects.ts';

describe('a chart weighed as a whole', () => {
  it.each([
    ['sun', 'leo', 'domicile'],
    ['sun', 'aries', 'exaltation'],
    ['sun', 'aquarius', 'exile'],
    ['sun', 'libra', 'fall'],
    ['mercury', 'virgo', 'domicile'],
    ['mercury', 'pisces', 'exile'],
    ['mars', 'scorpio', 'domicile'],
    ['uranus', 'leo', 'exile'],
    ['moon', 'gemini', undefined],
  ] as const)('%s in %s: %s', (body, sign, dignity) => expect(dignityOf(body, sign)).toBe(dignity));

  it('four planets make a crowd, three do not', () => {
    const at = (body: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars', sign: 'leo' | 'virgo', house: number) => ({
      body,
      sign,
      house,
    });
    const three = [at('sun', 'leo', 1), at('moon', 'leo', 1), at('mercury', 'leo', 2)];
    expect(clustersOf(three)).toEqual([]);
    expect(clustersOf([...three, at('venus', 'leo', 3), at('mars', 'virgo', 1)])).toEqual([
      { where: 'sign', sign: 'leo', planets: ['sun', 'moon', 'mercury', 'venus'] },
    ]);
    expect(
      clustersOf([at('sun', 'leo', 5), at('moon', 'virgo', 5), at('venus', 'leo', 5), at('mars', 'virgo', 5)]),
    ).toEqual([{ where: 'house', house: 5, planets: ['sun', 'moon', 'venus', 'mars'] }]);
  });

  it('a sign and the house that faces its own pull apart', () => {
    expect([pullsApart('aries', 7), pullsApart('libra', 1), pullsApart('virgo', 12)]).toEqual([true, true, true]);
    expect([pullsApart('aries', 1), pullsApart('aries', 6), pullsApart('pisces', 12)]).toEqual([false, false, false]);
  });

  it('the ages of the Moon', () => expect([0, 44.9, 45, 180, 359.9].map(moonAgeOf)).toEqual([0, 0, 1, 4, 7]));
});

describe('the aspects that the sky can make', () => {
  const kindsOf = (one: string, other: string) =>
    POSSIBLE_ASPECTS.filter(([a, b]) => a === one && b === other).map(([, , kind]) => kind);
  it('near the Sun, few; elsewhere all five', () => {
    expect(kindsOf('sun', 'mercury')).toEqual(['conjunction']);
    expect(kindsOf('sun', 'venus')).toEqual(['conjunction']);
    expect(kindsOf('mercury', 'venus')).toEqual(['conjunction', 'sextile']);
    expect(kindsOf('venus', 'mars')).toHaveLength(5);
    expect(POSSIBLE_ASPECTS).toHaveLength(214);
  });
});
