import { expect, it } from 'vitest';
import { ANGELS } from './angels.ts';
import { verseOf } from './verses.ts';

/** How many verses each psalm has in the Hebrew count; only those that the table names. */
const LENGTHS: Readonly<Record<number, number>> = {
  2: 12,
  3: 9,
  6: 11,
  7: 18,
  8: 10,
  9: 21,
  10: 18,
  16: 11,
  18: 51,
  22: 32,
  25: 22,
  26: 12,
  30: 13,
  31: 25,
  33: 22,
  34: 23,
  35: 28,
  37: 40,
  38: 23,
  40: 18,
  54: 9,
  71: 24,
  80: 20,
  88: 19,
  90: 17,
  91: 16,
  92: 16,
  94: 23,
  95: 11,
  98: 9,
  100: 5,
  102: 29,
  103: 22,
  104: 35,
  106: 48,
  109: 31,
  113: 9,
  115: 18,
  116: 19,
  119: 176,
  120: 7,
  121: 8,
  131: 3,
  140: 14,
  145: 21,
};
const verses = ANGELS.map(({ number }) => ({ number, ...verseOf(number) }));
const WITHOUT_WORDS = [17, 18, 47, 50, 63];
/** Where the first words stop before the Name, or the verse is without it. */
const NAME = 'יהוה';
const NAME_LATER = [8, 45, 58, 59, 62, 72];
const NAMELESS = [28, 29, 37, 70];

it('every angel has a verse that exists', () => {
  for (const { number, place } of verses.filter((one) => one.number !== 70)) {
    const [psalm = 0] = [...place.matchAll(/\d+/g)].map(Number);
    const numbers = [...place.matchAll(/(\d+)(?:, (\d+))?/g)];
    for (const [, first, second] of numbers) {
      const [where, verse] = second ? [Number(first), Number(second)] : [psalm, Number(first)];
      expect(LENGTHS[where], `${number}: ${place}`).toBeGreaterThanOrEqual(verse);
      expect(verse).toBeGreaterThan(0);
    }
  }
  expect(verseOf(70).place).toBe('Genèse 1, 1');
});

it('no verse serves twice, but the two that Lenain repeats', () => {
  const places = verses.map(({ place }) => place);
  expect(places.filter((place, index) => places.indexOf(place) < index)).toEqual(['Psaume 120, 2', 'Psaume 33, 18']);
});

it('where the place is not sure there are no words; elsewhere French and Hebrew, with the Name or known to be without', () => {
  for (const { number, place, french, hebrew } of verses) {
    if (WITHOUT_WORDS.includes(number)) {
      expect([place.includes(' ou '), french, hebrew]).toEqual([true, undefined, undefined]);
      continue;
    }
    expect(hebrew).toMatch(/^[\u05D0-\u05EA]+(?: [\u05D0-\u05EA]+){2,4}$/u);
    expect(french).toMatch(/^[A-ZÀ-Ý]/u);
    const hasName = hebrew?.split(' ').some((word) => word.endsWith(NAME));
    expect([number, hasName]).toEqual([number, ![...NAME_LATER, ...NAMELESS].includes(number)]);
  }
});
