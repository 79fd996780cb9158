import { describe, expect, it } from 'vitest';
import type { BirthDate, NameReading, Outcome } from './index.ts';
import {
  affectiveLife,
  birthStones,
  compatibility,
  expression,
  expressionOfParts,
  inclusionGrid,
  lifePath,
  personalYear,
  readName,
  universalYear,
} from './index.ts';

/** Worked examples that others have published, each recomputed by hand before it was written down here. */
function value<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}
const name = (text: string) => value(readName(text));
const kept = ({ count: { reduction } }: NameReading) => reduction.master ?? reduction.number;
const onDate = (text: string): BirthDate => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};
const readings = (text: string) => {
  const { chosen, others } = lifePath(onDate(text));
  return Object.fromEntries([chosen, ...others].map(({ method, reduction }) => [method, reduction]));
};

const HF = 'huggingface.co/datasets/vk0/life-path-number-distribution';
const PASTEBIN = 'pastebin.com/XR4ejUxU';
const RELAIS = 'github.com/numeriquerelais/NumerologicalLifePath';
const CRIPT = 'criptkabbale.com/tarot/en5.htm';
const COMPUUTE = 'github.com/compuuteio/numerology';
const PRENOMS = 'compatibilite-prenoms.fr/blog/la-compatibilite-des-prenoms-par-la-numerologie';

describe('life path, by method, masters kept', () => {
  it.each<[string, 'all_digits' | 'whole_numbers' | 'reduced_parts', number, string]>([
    ['1900-01-09', 'all_digits', 2, HF],
    ['1900-01-18', 'all_digits', 2, HF],
    ['1900-01-22', 'all_digits', 6, HF],
    ['1900-01-29', 'all_digits', 22, HF],
    ['1900-01-29', 'reduced_parts', 4, HF],
    ['1900-01-27', 'reduced_parts', 11, HF],
    ['1900-01-11', 'reduced_parts', 4, HF],
    ['2023-04-19', 'all_digits', 3, 'bien-et-bio.info, compatibilité amoureuse'],
    ['1988-06-17', 'all_digits', 4, 'lesouffledescartes.fr/?p=733'],
    ['1960-11-29', 'all_digits', 11, CRIPT],
    ['1986-04-10', 'whole_numbers', 2, 'sigeometria.fr/calculs-numerologiques'],
    ['1961-08-04', 'all_digits', 11, 'counted by hand: 4+8+1+9+6+1 = 29'],
  ])('%s by %s is %i (%s)', (date, method, expected) => {
    const reduction = readings(date)[method];
    expect(reduction?.master ?? reduction?.number).toBe(expected);
  });

  it.each([
    ['1956-01-31', 8, PASTEBIN],
    ['1971-06-28', 7, PASTEBIN],
    ['1950-08-11', 7, PASTEBIN],
    ['1965-04-14', 3, PASTEBIN],
    ['1955-10-28', 4, PASTEBIN],
    ['1997-01-04', 4, 'geeksforgeeks.org, life path number'],
    ['1999-06-10', 8, 'tutorialspoint.com, life path number'],
    // The article prints 4, having added 7+5+9 as 22.
    ['1989-07-05', 3, 'refinery29.com, corrected'],
  ])('%s is %i by every method, masters reduced (%s)', (date, expected) => {
    expect(Object.values(readings(date)).map(({ number }) => number)).toEqual([expected, expected, expected]);
  });
});

describe('names', () => {
  it.each([
    ['Sophie', 9, 'venusvoyance.com/principes-calcul-numerologique'],
    ['Claude', 1, PRENOMS],
    ['Boisrond', 6, COMPUUTE],
    ['Henriette De Lorville', 2, CRIPT],
  ])('expression of %s is %i (%s)', (text, expected) => expect(kept(expression(name(text)).chosen)).toBe(expected));

  it('Jean-Pierre is 56, then 11, then 2 (compuuteio)', () => {
    const { reduction } = expression(name('Jean-Pierre')).chosen.count;
    expect([reduction.total, reduction.master, reduction.number]).toEqual([56, 11, 2]);
  });

  it('reducing each name first makes a false master of Henriette De Lorville (criptkabbale)', () => {
    expect(kept(expressionOfParts([name('Henriette'), name('De Lorville')]))).toBe(11);
  });

  it('Barack Obama is 5 when each name is reduced first (compuuteio)', () => {
    const [eachPart] = expression(name('Barack Obama')).others;
    expect(eachPart && kept(eachPart)).toBe(5);
  });

  it('the vowels of Élodie are 5+6+9+5 = 25, then 7 (roselalune.com)', () => {
    const { reduction } = value(affectiveLife(name('Élodie'))).chosen.count;
    expect([reduction.total, reduction.number]).toEqual([25, 7]);
  });

  it.each([
    ['Dupont', '437652'],
    ['Marie', '41995'],
  ])(`letters of %s are worth %s (${RELAIS})`, (text, expected) => {
    const letters = expression(name(text)).chosen.count.words.flatMap((word) => word.letters);
    expect(letters.map((letter) => letter.value).join('')).toBe(expected);
  });

  it(`inclusion of Jean Chartrain (${RELAIS})`, () => {
    expect(inclusionGrid(name('Jean Chartrain'))).toEqual([4, 1, 1, 0, 3, 0, 0, 1, 3]);
  });

  it(`Sarah and Claude make 3 (${PRENOMS})`, () => {
    expect(compatibility(name('Sarah'), name('Claude')).number).toBe(3);
  });
});

describe('years', () => {
  it.each([
    [2024, 8, 'mademoisellecroziflette.fr/numerologie'],
    [2026, 1, 'astro-energytic-orsoni.fr'],
  ])('the universal year of %i is %i (%s)', (year, expected) => {
    expect(universalYear(year).reduction.number).toBe(expected);
  });

  it('born on 2 January, 1995 is 1998, 27, then 9 (numerologyzen.com)', () => {
    const { reduction } = personalYear({ day: 2, month: 1 }, 1995);
    expect(reduction.steps.map(({ from, to }) => [from, to])).toEqual([
      [1998, 27],
      [27, 9],
    ]);
  });
});

describe(`stones of the life path (${RELAIS})`, () => {
  it.each([
    ['1960-10-30', 2],
    ['1990-05-31', 10],
  ])('%s is %i', (date, expected) => expect(birthStones(name('A'), onDate(date)).lifePath).toBe(expected));

  it('of Charles de Gaulle', () => {
    const stones = birthStones(name('Charles André Joseph Marie de Gaulle Maillot'), onDate('1890-11-22'));
    expect(stones).toMatchObject({ base: 24, summit: 31, lifePath: 15, call: 14, personality: 2, wish: 16 });
  });
});
