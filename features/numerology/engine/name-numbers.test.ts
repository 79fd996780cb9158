import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Name } from './name.ts';
import { readName } from './name.ts';
import { affectiveLife, expression, inclusionGrid } from './name-numbers.ts';

const name = (text: string): Name => {
  const outcome = readName(text);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
};
const anyLetters = fc.array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), { minLength: 1, maxLength: 30 });
const totalOf = (text: string) => expression(name(text)).chosen.count.reduction.total;

describe('expression', () => {
  it('shows letters, running sums and subtotals', () => {
    const { words, reduction } = expression(name('Zoé Ba')).chosen.count;
    expect(words).toEqual([
      {
        written: 'Zoé',
        subtotal: 19,
        letters: [
          { written: 'Z', letter: 'Z', value: 8, counted: true, runningSum: 8 },
          { written: 'o', letter: 'O', value: 6, counted: true, runningSum: 14 },
          { written: 'é', letter: 'E', value: 5, counted: true, runningSum: 19 },
        ],
      },
      {
        written: 'Ba',
        subtotal: 3,
        letters: [
          { written: 'B', letter: 'B', value: 2, counted: true, runningSum: 21 },
          { written: 'a', letter: 'A', value: 1, counted: true, runningSum: 22 },
        ],
      },
    ]);
    expect(reduction).toEqual({ total: 22, number: 4, master: 22, steps: [{ from: 22, digits: [2, 2], to: 4 }] });
  });

  it('names another method only when the name has several words', () => {
    expect(expression(name('Zoé')).others).toEqual([]);
    expect(expression(name('Zoé Ba')).others.map(({ parts }) => parts?.map(({ total }) => total))).toEqual([[19, 3]]);
  });

  it('does not depend on the order of the letters', () => {
    const shuffled = anyLetters.chain((letters) =>
      fc.tuple(fc.constant(letters), fc.shuffledSubarray(letters, { minLength: letters.length })),
    );
    fc.assert(
      fc.property(shuffled, ([letters, mixed]) => {
        expect(totalOf(mixed.join(''))).toBe(totalOf(letters.join('')));
      }),
    );
  });

  it('does not depend on accents, capitals, hyphens or apostrophes', () => {
    const marked = anyLetters.chain((letters) =>
      fc.tuple(
        fc.constant(letters.join('')),
        fc.array(fc.constantFrom('\u0301', '\u0308', '\u0327', '-', '’', ''), {
          minLength: letters.length,
          maxLength: letters.length,
        }),
      ),
    );
    fc.assert(
      fc.property(marked, ([plain, marks]) => {
        const dressed = [...plain.toUpperCase()].map((letter, index) => letter + marks[index]).join('');
        expect(totalOf(dressed)).toBe(totalOf(plain));
      }),
    );
  });

  it('counts each letter once in the inclusion grid', () => {
    fc.assert(
      fc.property(anyLetters, (letters) => {
        const grid = inclusionGrid(name(letters.join('')));
        expect(grid.reduce((sum, count) => sum + count, 0)).toBe(letters.length);
        expect(grid.reduce((sum, count, index) => sum + count * (index + 1), 0)).toBe(totalOf(letters.join('')));
      }),
    );
  });
});

describe('affectiveLife', () => {
  it('counts vowels, Y among them, and shows the school without Y', () => {
    const outcome = affectiveLife(name('Yves'));
    if (!outcome.ok) throw new Error(outcome.code);
    const { chosen, others } = outcome.value;
    expect(chosen.count.reduction.total).toBe(7 + 5);
    expect(chosen.count.words[0]?.letters.map(({ counted }) => counted)).toEqual([true, false, true, false]);
    expect(others.map(({ method, count }) => [method, count.reduction.total])).toEqual([['vowels_without_y', 5]]);
  });

  it('has no other school to show when there is no Y, or nothing but Y', () => {
    for (const text of ['Anne', 'Lyn']) {
      const outcome = affectiveLife(name(text));
      expect(outcome.ok && outcome.value.others).toEqual([]);
    }
  });

  it('refuses a name without a vowel', () => {
    expect(affectiveLife(name('Ng'))).toEqual({ ok: false, code: 'name_without_vowel' });
  });
});
