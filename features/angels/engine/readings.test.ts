import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { regencyCalendarFile } from './calendar-file.ts';
import { feelingOfWord, searchFeelings, wordsOf } from './feeling-search.ts';
import { daysInMonth, weekdayOf } from './month-day.ts';
import { guardianSpans, monthRegency } from './regency.ts';
import { readSynchronicity } from './synchronicity.ts';

describe('search by words', () => {
  it('reads words as they are typed', () => {
    expect(wordsOf(' paix, courage+Force;  joie ')).toEqual(['paix', 'courage', 'Force', 'joie']);
    expect(
      ['PAIX', 'verite', 'Rêve', 'courageux', 'guéri', 'pai', 'xylophone'].map((word) => feelingOfWord(word)?.slug),
    ).toEqual(['paix', 'verite', 'reves', 'courage', 'guerison', undefined, undefined]);
  });

  it('gives the fullest answers first, and says which words it does not know', () => {
    const found = searchFeelings(['paix', 'sagesse', 'xylophone']);
    if (!found.ok) throw new Error(found.code);
    expect(found.value.unknown).toEqual(['xylophone']);
    expect(found.value.matches.slice(0, 2).map(({ angel, feelings }) => [angel.name, feelings.length])).toEqual([
      ['Jeliel', 2],
      ['Nith-Haiah', 2],
    ]);
  });

  it('refuses a sixth word, and the same feeling twice under two words', () => {
    expect(searchFeelings('paix force joie nature amour courage'.split(' '))).toMatchObject({
      code: 'too_many_feelings',
    });
    expect(searchFeelings(['courage', 'courageux'])).toMatchObject({ code: 'already_chosen' });
  });
});

describe('synchronicity', () => {
  it('reads each digit by its place, and a repetition as such', () => {
    const places = (number: number) => readSynchronicity(number)?.parts.map(({ digit, place }) => `${digit} ${place}`);
    expect(places(7)).toEqual(['7 essence']);
    expect(places(47)).toEqual(['4 opening', '7 closing']);
    expect(places(44)).toEqual(['4 essence', '4 doubled']);
    expect(places(123)).toEqual(['1 opening', '2 middle', '3 closing']);
    expect(places(100)).toEqual(['1 opening', '0 middle', '0 doubled']);
    expect(places(242)).toEqual(['2 opening', '4 middle', '2 doubled']);
    expect(places(555)).toEqual(['5 essence', '5 tripled']);
  });

  it('knows 1 to 999 and nothing else', () => {
    expect([0, 1000, 1.5, -3, Number.NaN].map(readSynchronicity)).toEqual([null, null, null, null, null]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), (number) => {
        const reading = readSynchronicity(number);
        expect(reading?.root).toBe(((number - 1) % 9) + 1);
        expect(reading?.parts.length).toBeGreaterThan(0);
        expect(new Set(reading?.parts.map(({ digit, place }) => `${digit}${place}`)).size).toBe(reading?.parts.length);
        expect(reading?.angel.number).toBe(((number - 1) % 72) + 1);
      }),
    );
  });

  it('two numbers never get the same reading', () => {
    const keys = Array.from({ length: 999 }, (_, index) => {
      const reading = readSynchronicity(index + 1);
      return JSON.stringify([reading?.parts, reading?.root]);
    });
    expect(new Set(keys).size).toBe(999);
  });
});

describe('months', () => {
  it('are counted as Temporal counts them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2300 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const { daysInMonth: days, dayOfWeek } = new Temporal.PlainDate(year, month, 1);
        expect([daysInMonth(year, month), weekdayOf(year, month, 1)]).toEqual([days, dayOfWeek - 1]);
      }),
    );
  });

  it('hold each guardian’s days without a hole', () => {
    const spans = guardianSpans(monthRegency(2028, 2));
    expect(spans.map(({ angel, from, to }) => `${angel.name} ${from.day}-${to.day}`)).toEqual([
      'Anauel 1-4',
      'Mehiel 5-9',
      'Damabiah 10-14',
      'Manakel 15-19',
      'Eyael 20-24',
      'Habuhiah 25-29',
    ]);
  });

  it('go to a calendar as whole days, in lines of 75 octets at most', () => {
    const file = regencyCalendarFile({
      year: 2026,
      month: 3,
      siteUrl: 'https://exemple.fr',
      brand: 'Solelune',
      stamp: Temporal.Instant.from('2026-11-15T12:00:00Z'),
    });
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(31 + 7);
    expect(file).toContain(
      'DTSTART;VALUE=DATE:20260331\r\nDTEND;VALUE=DATE:20260401\r\nSUMMARY:Sitael\\, ange gardien',
    );
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file.split('\n').every((line) => line === '' || line.endsWith('\r'))).toBe(true);
  });
});
