import { expect, it } from 'vitest';
import { utcWords } from './utc-words.ts';

it.each([
  ['1988-06-17T12:25:00Z', '17 juin 1988, 12 h 25 min 00 s UTC'],
  ['2026-06-17T16:54:12.804Z', '17 juin 2026, 16 h 54 min 13 s UTC'],
  ['2026-06-17T23:59:59.9Z', '17 juin 2026, 23 h 59 min 59 s UTC'],
  ['0800-03-01T05:00:09Z', '1er mars 800, 5 h 00 min 09 s UTC'],
  ['jamais', 'jamais'],
])('%s', (utc, words) => {
  expect(utcWords(utc).replaceAll('\u00A0', ' ')).toBe(words);
});
