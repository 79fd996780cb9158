import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compatibility } from './compatibility.ts';
import type { Name } from './name.ts';
import { readName } from './name.ts';

const name = (text: string): Name => {
  const outcome = readName(text);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
};
const anyName = fc
  .array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), { minLength: 1, maxLength: 12 })
  .map((letters) => name(letters.join('')));

describe('compatibility', () => {
  it('gives number, pair, score and the reasons behind it', () => {
    // Sarah: 1+1+9+1+8 = 20, 2; vowels 1+1 = 2; values 1 8 9. Claude: 19, 1; vowels 1+3+5 = 9; values 1 3 4 5.
    const found = compatibility(name('Sarah'), name('Claude'));
    expect(found.reasons).toEqual([
      { key: 'expression', percent: 85, weight: 40, compared: [2, 1] },
      { key: 'affective', percent: 40, weight: 30, compared: [2, 9] },
      { key: 'family', percent: 50, weight: 20, compared: [2, 1] },
      { key: 'letters', percent: 17, weight: 10, compared: [1, 6] },
    ]);
    expect(found).toMatchObject({ number: 3, pair: '1-2', score: Math.round(34 + 12 + 10 + 1.7) });
  });

  it.each([
    ['A', 'A', 100],
    ['A', 'B', 85],
    ['A', 'C', 85],
    ['A', 'D', 70],
    ['A', 'E', 70],
    ['A', 'F', 55],
    ['A', 'G', 55],
    ['A', 'H', 40],
    ['A', 'I', 40],
  ])('steps down with the distance: %s and %s', (one, other, percent) => {
    expect(compatibility(name(one), name(other)).reasons[0]).toMatchObject({ key: 'expression', percent });
  });

  it('leaves the vowels out when a name has none', () => {
    expect(compatibility(name('Ng'), name('Anne')).reasons.map(({ key }) => key)).toEqual([
      'expression',
      'family',
      'letters',
    ]);
  });

  it('is the same both ways, between 0 and 100, and whole between a name and itself', () => {
    fc.assert(
      fc.property(anyName, anyName, (one, other) => {
        const [there, back] = [compatibility(one, other), compatibility(other, one)];
        expect([there.number, there.pair, there.score]).toEqual([back.number, back.pair, back.score]);
        expect(there.score).toBeGreaterThan(0);
        expect(there.score).toBeLessThanOrEqual(100);
        expect(compatibility(one, one).score).toBe(100);
      }),
    );
  });
});
