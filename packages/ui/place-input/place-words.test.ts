import { expect, it } from 'vitest';
import { frenchCount, frenchLatitude } from './place-words.ts';

it.each([
  [48.9362, '48,94°\u00a0N'],
  [-20.8789, '20,88°\u00a0S'],
  [0, '0,00°\u00a0N'],
  [undefined, undefined],
])('latitude %s reads %s', (latitudeDeg, words) => {
  expect(frenchLatitude(latitudeDeg)).toBe(words);
});

it('counts in letters up to ten', () => {
  expect([1, 4, 10, 11].map(frenchCount)).toEqual(['Un', 'Quatre', 'Dix', '11']);
});
