import { expect, it } from 'vitest';
import { readSynchronicity } from '../../engine/index.ts';
import { numberSentence, sumWords } from './number-sentence.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it('a sum is written out to its root', () => {
  expect(plain(sumWords([4, 4, 7], [15, 6]))).toBe('4 + 4 + 7 = 15, puis 1 + 5 = 6');
  expect(plain(sumWords([2, 1], [3]))).toBe('2 + 1 = 3');
  expect(sumWords([7], [])).toBe('');
});

it('every number has a sentence of its own shape, and names its ends and its root', () => {
  const said = Array.from({ length: 999 }, (_, index) => {
    const reading = readSynchronicity(index + 1);
    return numberSentence(reading?.digits ?? [], reading?.root ?? 0);
  });
  expect(plain(said[446] ?? '')).toBe(
    'Il s’ouvre sur un 4 et se referme sur un 7, et le 4 y revient deux fois. Additionné, il revient au 6.',
  );
  expect(said[554]).toContain('trois fois');
  expect(said[43]).toContain('deux fois');
  expect(plain(said[46] ?? '')).toContain('un 4 et se referme sur un 7');
  expect(said.some((sentence) => /NaN|undefined/.test(sentence))).toBe(false);
});
