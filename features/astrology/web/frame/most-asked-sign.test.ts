import { expect, it } from 'vitest';
import { mostAsked } from './most-asked-sign.ts';

it.each([
  ['{"leo":2,"aries":5,"virgo":1}', 'aries'],
  ['{"leo":0}', undefined],
  ['{"dragon":9,"pisces":1}', 'pisces'],
  ['{"leo":"7"}', undefined],
  ['[', undefined],
  ['null', undefined],
  [null, undefined],
])('from %s: %s', (kept, sign) => {
  expect(mostAsked(kept)).toBe(sign);
});
