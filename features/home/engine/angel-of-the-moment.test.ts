import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { angelOf, watchAt } from './angel-of-the-moment.ts';

/** Rows of the traditional tables: number, name, address, choir, sign (0 is Aries), element. */
const TABLE = [
  [1, 'Vehuiah', 'vehuiah', 1, 0, 'fire'],
  [8, 'Cahetel', 'cahetel', 1, 1, 'earth'],
  [9, 'Haziel', 'haziel', 2, 1, 'earth'],
  [17, 'Lauviah II', 'lauviah-ii', 3, 2, 'air'],
  [25, 'Nith-Haiah', 'nith-haiah', 4, 4, 'fire'],
  [36, 'Menadel', 'menadel', 5, 5, 'earth'],
  [47, 'Asaliah', 'asaliah', 6, 7, 'water'],
  [52, 'Imamiah', 'imamiah', 7, 8, 'fire'],
  [61, 'Umabel', 'umabel', 8, 10, 'air'],
  [62, 'Iah-Hel', 'iah-hel', 8, 10, 'air'],
  [72, 'Mumiah', 'mumiah', 9, 11, 'water'],
] as const;

describe('the seventy-two angels', () => {
  it.each(TABLE)('number %i is %s', (number, name, slug, choir, sign, element) => {
    expect(angelOf(number)).toEqual({ number, name, slug, choir, sign, element });
  });

  it('are seventy-two, each with an address of its own', () => {
    const slugs = Array.from({ length: 72 }, (_, index) => angelOf(index + 1).slug);
    expect(new Set(slugs).size).toBe(72);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)?$/);
    expect(() => angelOf(0)).toThrow(RangeError);
    expect(() => angelOf(73)).toThrow(RangeError);
  });
});

describe('who keeps the present twenty minutes', () => {
  it.each([
    ['2026-11-14T00:00:00+01:00', 60, 'Vehuiah', 'Jeliel', 0],
    ['2026-11-14T00:19:59+01:00', 60, 'Vehuiah', 'Jeliel', 1199],
    ['2026-11-14T00:20:00+01:00', 60, 'Jeliel', 'Sitael', 0],
    ['2026-11-14T20:11:48+01:00', 60, 'Umabel', 'Iah-Hel', 708],
    ['2026-11-14T20:20:00+01:00', 60, 'Iah-Hel', 'Anauel', 0],
    ['2026-11-14T23:59:59+01:00', 60, 'Mumiah', 'Vehuiah', 1199],
    // Summer clock, west of Greenwich, before 1970.
    ['2026-07-14T20:00:00+02:00', 120, 'Umabel', 'Iah-Hel', 0],
    ['2026-07-14T20:00:00-04:00', -240, 'Umabel', 'Iah-Hel', 0],
    ['1950-03-01T12:00:00Z', 0, 'Aniel', 'Haamiah', 0],
  ])('at %s it is %s', (instant, offset, name, next, elapsed) => {
    const watch = watchAt(Date.parse(instant), offset);
    expect([watch.angel.name, watch.next.name, watch.elapsedSeconds]).toEqual([name, next, elapsed]);
  });

  it('agrees with the rule floor((hour × 60 + minute) / 20) + 1 at every minute of the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: -720, max: 840 }), (minute, offset) => {
        const watch = watchAt((minute - offset) * 60_000, offset);
        expect(watch.angel.number).toBe(Math.floor(minute / 20) + 1);
        expect(watch.startsAtSecond + watch.elapsedSeconds).toBe(minute * 60);
      }),
    );
  });
});
