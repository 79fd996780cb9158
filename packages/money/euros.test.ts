import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountProblem, formatEuros, readEuros } from './index.ts';

describe('euros as one reads them', () => {
  it.each([
    [1250, '12,50\u00a0€', '12,50\u00a0€'],
    [9600, '96,00\u00a0€', '96\u00a0€'],
    [5, '0,05\u00a0€', '0,05\u00a0€'],
    [0, '0,00\u00a0€', '0\u00a0€'],
    [123_456_78, '123\u202f456,78\u00a0€', '123\u202f456,78\u00a0€'],
    [-1250, '-12,50\u00a0€', '-12,50\u00a0€'],
  ])('%i cents', (cents, exact, short) => {
    expect([formatEuros(cents), formatEuros(cents, 'short')]).toEqual([exact, short]);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no number of cents', (amount) => {
    expect(() => formatEuros(amount)).toThrow(RangeError);
  });
});

describe('euros as one types them', () => {
  it.each([
    ['12', 1200],
    ['12,5', 1250],
    ['12,50', 1250],
    ['12.50', 1250],
    [' 12,50 € ', 1250],
    ['1 234,5', 123_450],
    ['1\u202f234\u00a0€', 123_400],
    ['0,01', 1],
    ['007', 700],
  ])('%s', (typed, cents) => expect(readEuros(typed)).toBe(cents));

  it.each([
    '',
    ' ',
    '€',
    'douze',
    '-5',
    '12,500',
    '1,234.50',
    '12,',
    ',50',
    '1 23',
    '12 34',
    '1e3',
    '12345678',
    '12€50',
  ])('« %s » is no amount', (typed) => expect(readEuros(typed)).toBeNull());

  it('reads back whatever was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(readEuros(formatEuros(cents))).toBe(cents);
        expect(readEuros(formatEuros(cents, 'short'))).toBe(cents);
      }),
    );
  });
});

it.each([
  ['douze', {}, 'Écrivez un montant en euros, par exemple 12,50'],
  [400, { minCents: 500 }, 'Le montant doit être d’au moins 5\u00a0€'],
  [500, { minCents: 500 }, null],
  [20_001, { maxCents: 20_000 }, 'Le montant doit être d’au plus 200\u00a0€'],
  [20_000, { maxCents: 20_000 }, null],
])('%s within %o: %s', (value, limits, sentence) => expect(amountProblem(value, limits)).toBe(sentence));
