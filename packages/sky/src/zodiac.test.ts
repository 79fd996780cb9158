import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decanRulersOf,
  elementOf,
  modalityOf,
  modernRulerOf,
  SIGNS,
  signOf,
  traditionalRulerOf,
  zodiacPosition,
} from './zodiac.ts';

describe('a longitude in the zodiac', () => {
  it('reads as sign, decan, degree and minute', () => {
    expect(zodiacPosition(0)).toMatchObject({ sign: 'aries', decan: 1, degree: 0, minute: 0, text: '0°00′' });
    expect(zodiacPosition(53.528)).toMatchObject({ sign: 'taurus', decan: 3, degree: 23, minute: 31, text: '23°31′' });
    expect(zodiacPosition(359.9999999)).toMatchObject({ sign: 'pisces', degree: 29, minute: 59, second: 59 });
    expect(zodiacPosition(-1)).toMatchObject({ sign: 'pisces', degree: 29, minute: 0 });
    expect(zodiacPosition(130 + 7 / 60)).toMatchObject({ sign: 'leo', decan: 2, text: '10°07′' });
  });

  it('is never in another sign than its text says', () => {
    fc.assert(
      fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (lon) => {
        const position = zodiacPosition(lon);
        expect(position.sign).toBe(signOf(lon));
        expect(position.degree).toBeLessThan(30);
        const back =
          SIGNS.indexOf(position.sign) * 30 + position.degree + position.minute / 60 + position.second / 3600;
        const difference = (((lon - back) % 360) + 360) % 360;
        expect(Math.min(difference, 360 - difference)).toBeLessThan(1.001 / 3600);
      }),
    );
  });
});

describe('signs', () => {
  it('have their elements, modalities and rulers', () => {
    expect(SIGNS.map(elementOf).slice(0, 4)).toEqual(['fire', 'earth', 'air', 'water']);
    expect(modalityOf('scorpio')).toBe('fixed');
    expect(traditionalRulerOf('scorpio')).toBe('mars');
    expect(modernRulerOf('scorpio')).toBe('pluto');
    expect(modernRulerOf('leo')).toBe('sun');
  });

  it('have decans ruled in two ways', () => {
    expect([1, 2, 3].map((n) => decanRulersOf('aries', n as 1 | 2 | 3).chaldean)).toEqual(['mars', 'sun', 'venus']);
    expect([1, 2, 3].map((n) => decanRulersOf('taurus', n as 1 | 2 | 3).chaldean)).toEqual([
      'mercury',
      'moon',
      'saturn',
    ]);
    expect([1, 2, 3].map((n) => decanRulersOf('aries', n as 1 | 2 | 3).triplicity)).toEqual(['mars', 'sun', 'jupiter']);
    expect(decanRulersOf('pisces', 3).chaldean).toBe('mars');
  });
});
