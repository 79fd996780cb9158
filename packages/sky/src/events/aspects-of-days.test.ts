import { describe, expect, it } from 'vitest';
import { type Body, PLANETS } from '../bodies.ts';
import { loadEphemeris } from '../node.ts';
import { findAspectsOfDays } from './aspects-of-days.ts';
import { findExactAspectsAmong } from './passages.ts';

const ephemeris = loadEphemeris();
const instant = (text: string) => Temporal.Instant.from(text);
const pairs = PLANETS.flatMap((one, index) =>
  PLANETS.slice(index + 1).map((other): readonly [Body, Body] => [one, other]),
);

describe('the aspects of days', () => {
  it('are those of a whole search, day after day', () => {
    const year = { from: instant('2026-01-01T00:00Z'), to: instant('2027-01-01T00:00Z') };
    const whole = findExactAspectsAmong(ephemeris, PLANETS, year);
    const found = Array.from({ length: 365 }, (_, day) => {
      const from = year.from.add({ hours: 24 * day });
      return findAspectsOfDays(ephemeris, pairs, { from, to: from.add({ hours: 24 }) });
    }).flat();
    const told = ({ from, to, kind, at }: (typeof whole)[number]) =>
      `${from} ${kind} ${to} ${at.round('second').toString()}`;
    // A second apart at most: the brackets differ, the instants round.
    expect(found.map((one) => told(one).slice(0, -4)).toSorted()).toEqual(
      whole.map((one) => told(one).slice(0, -4)).toSorted(),
    );
  });

  it('are not searched over more days than the method holds for', () => {
    const span = { from: instant('2026-01-01T00:00Z'), to: instant('2026-01-06T00:00Z') };
    expect(() => findAspectsOfDays(ephemeris, pairs, span)).toThrow(RangeError);
  });
});
