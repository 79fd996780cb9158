import { dateWords, hourWords } from '@solelune/civil-time/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIGN_FACTS, SIGN_KEYS } from '../engine/index.ts';
import { degreeText, houseWords } from './chart.ts';
import { weekdayWords } from './moments.ts';
import { SAME_SIGN } from './placement-links.ts';
import { POINT_WORDS } from './points.ts';
import { datesWords, ofSign, theSign } from './signs.ts';
import { Turns } from './variants.ts';

const plain = (words: string) => words.replaceAll('\u00A0', ' ');

describe('French words', () => {
  it('signs take their article', () => {
    expect(SIGN_KEYS.map(theSign).join(', ')).toBe(
      'le Bélier, le Taureau, les Gémeaux, le Cancer, le Lion, la Vierge, la Balance, le Scorpion, le Sagittaire, le Capricorne, le Verseau, les Poissons',
    );
    expect(['gemini', 'virgo', 'leo'].map((sign) => ofSign(sign as 'leo'))).toEqual([
      'des Gémeaux',
      'de la Vierge',
      'du Lion',
    ]);
    expect(plain(datesWords(SIGN_FACTS[0] as (typeof SIGN_FACTS)[number]))).toBe('du 21 mars au 20 avril');
  });

  it('planets, too', () => {
    expect([POINT_WORDS.sun.to, POINT_WORDS.moon.the, POINT_WORDS.uranus.to, POINT_WORDS.venus.atHome]).toEqual([
      'au Soleil',
      'la Lune',
      'à Uranus',
      'chez elle',
    ]);
  });

  it('a planet that is compared keeps its grammar', () => {
    expect(['Uranus', 'le Soleil'].map((before) => SAME_SIGN[0]?.('Vénus', before))).toEqual([
      'Dans le même signe qu’Uranus, Vénus prolonge cette note.',
      'Dans le même signe que le Soleil, Vénus prolonge cette note.',
    ]);
  });

  it('dates and hours', () => {
    expect(plain(dateWords({ year: 800, month: 12, day: 1 }))).toBe('1er décembre 800');
    expect(plain(hourWords({ hour: 0, minute: 5 }))).toBe('0 h 05');
    // Julian day numbers: 1 January 2000 was a Saturday, 15 October 1582 a Friday.
    expect([2_451_545, 2_299_161].map(weekdayWords)).toEqual(['samedi', 'vendredi']);
  });

  it('a degree is cut, never rounded into the next', () => {
    expect([0, 12.1167, 29.99999, 5.999999].map(degreeText)).toEqual(['0°00′', '12°07′', '29°59′', '5°59′']);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 29.999999, noNaN: true }), (degrees) => {
        const [whole = 0, minutes = 0] = degreeText(degrees).match(/\d+/g)?.map(Number) ?? [];
        expect(whole + minutes / 60).toBeLessThanOrEqual(degrees + 1e-8);
        expect(degrees - (whole + minutes / 60)).toBeLessThan(1 / 60);
      }),
    );
    expect(plain(houseWords(9))).toBe('maison IX');
  });
});

describe('turns', () => {
  it('go round the variants, and pass over an opening that was read', () => {
    const turns = new Turns(1);
    const variants = [(name: string) => `Un deux trois quatre ${name}`, (name: string) => `${name} un deux trois`];
    expect(['a', 'b', 'c'].map((name) => turns.say(variants, name))).toEqual([
      'a un deux trois',
      'Un deux trois quatre b',
      'c un deux trois',
    ]);
    expect(turns.say(variants, 'd')).toBe('d un deux trois');
  });
});
