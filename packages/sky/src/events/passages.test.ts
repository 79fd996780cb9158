import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceDeg } from '../angles.ts';
import { ASPECTS } from '../aspects.ts';
import { BODIES } from '../bodies.ts';
import { instantFromJd } from '../julian-day.ts';
import { loadEphemeris } from '../node.ts';
import { SIGNS, signOf } from '../zodiac.ts';
import { findCrossings, findTurns } from './crossings.ts';
import { jdTtOf, motionOf } from './motions.ts';
import { findExactAspects, findExactAspectsAmong, findIngresses, findStations } from './passages.ts';
import { findLunarReturn, findSolarReturn } from './returns.ts';
import { findVoidOfCourse } from './void-of-course.ts';

const ephemeris = loadEphemeris();
const instant = (text: string): Temporal.Instant => Temporal.Instant.from(text);
const year2026 = { from: instant('2026-01-01T00:00Z'), to: instant('2027-01-01T00:00Z') };
const lonAt = (body: (typeof BODIES)[number], at: Temporal.Instant): number =>
  motionOf(ephemeris, body)(jdTtOf(ephemeris, at)).deg;
const anyJd = fc.double({ min: 2305500, max: 2561000, noNaN: true });

describe('crossings of a known motion', () => {
  // 0 at day 0, forward to 20 at day 10, back to 0 at day 20, and so on.
  const swing = (jd: number) => ({
    deg: 10 - 10 * Math.cos((Math.PI * jd) / 10),
    perDay: Math.PI * Math.sin((Math.PI * jd) / 10),
  });

  it('turns and crosses once on each leg', () => {
    expect(findTurns(swing, 1, 39, 2).map((turn) => turn.direction)).toEqual(['retrograde', 'direct', 'retrograde']);
    const found = findCrossings(swing, [10], 0.5, 39.5, 2);
    expect(found.map(({ jdTt }) => Math.round(jdTt * 1e6) / 1e6)).toEqual([5, 15, 25, 35]);
    expect(found.map(({ forward }) => forward)).toEqual([true, false, true, false]);
  });

  it('does not miss a target just inside a turn, nor find one just outside', () => {
    expect(findCrossings(swing, [19.9999], 0.5, 19.5, 3)).toHaveLength(2);
    expect(findCrossings(swing, [20.0001], 0.5, 19.5, 3)).toHaveLength(0);
  });

  it('sees through the wrap of the circle', () => {
    const round = (jd: number) => ({ deg: (350 + 7 * jd) % 360, perDay: 7 });
    expect(findCrossings(round, [0, 180], 0, 40, 3).map(({ targetDeg }) => targetDeg)).toEqual([0, 180]);
  });
});

describe('ingresses', () => {
  it('enter the sign they name, one after the other', () => {
    for (const body of BODIES) {
      for (const { at, sign } of findIngresses(ephemeris, body, year2026)) {
        const before = signOf(lonAt(body, at.subtract({ minutes: 10 })));
        const after = signOf(lonAt(body, at.add({ minutes: 10 })));
        if (body === 'true_node') continue; // it wavers: it may leave again within minutes
        expect(after).toBe(sign);
        expect(before).not.toBe(after);
      }
    }
  });

  it('Neptune enters Aries in January 2026 and the Sun every sign once', () => {
    const neptune = findIngresses(ephemeris, 'neptune', year2026);
    expect(neptune.map(({ at, sign }) => [at.toString().slice(0, 16), sign])).toEqual([['2026-01-26T17:34', 'aries']]);
    const sun = findIngresses(ephemeris, 'sun', year2026).map(({ sign }) => sign);
    expect(sun.toSorted()).toEqual(SIGNS.toSorted());
  });
});

describe('stations', () => {
  it('Mercury turns back three times in 2026', () => {
    const found = findStations(ephemeris, 'mercury', year2026);
    expect(found.map(({ at, direction }) => `${at.toString().slice(0, 10)} ${direction}`)).toEqual([
      '2026-02-26 retrograde',
      '2026-03-20 direct',
      '2026-06-29 retrograde',
      '2026-07-23 direct',
      '2026-10-24 retrograde',
      '2026-11-13 direct',
    ]);
  });

  it('the Sun and Moon never do', () => {
    expect(findStations(ephemeris, 'sun', year2026)).toEqual([]);
    expect(findStations(ephemeris, 'moon', year2026)).toEqual([]);
  });
});

describe('exact aspects', () => {
  it('are exact', () => {
    const found = findExactAspects(ephemeris, 'venus', 'mars', {
      from: instant('2020-01-01T00:00Z'),
      to: instant('2030-01-01T00:00Z'),
    });
    expect(found.length).toBeGreaterThan(20);
    for (const { at, kind } of found) {
      const apart = Math.abs(differenceDeg(lonAt('venus', at), lonAt('mars', at)));
      expect(Math.abs(apart - ASPECTS[kind])).toBeLessThan(1e-6);
    }
  });

  it('among many bodies come in time order, each pair as when searched alone', () => {
    const bodies = ['sun', 'mercury', 'venus', 'mars'] as const;
    const found = findExactAspectsAmong(ephemeris, bodies, year2026);
    const times = found.map(({ at }) => at.epochMilliseconds);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const alone = findExactAspects(ephemeris, 'sun', 'mars', year2026);
    expect(found.filter(({ from, to }) => from === 'sun' && to === 'mars')).toEqual(alone);
    expect(found.length).toBeGreaterThan(10);
  });

  it('the great conjunction of 21 December 2020', () => {
    const span = { from: instant('2020-01-01T00:00Z'), to: instant('2021-12-31T00:00Z') };
    const found = findExactAspects(ephemeris, 'jupiter', 'saturn', span, ['conjunction']);
    expect(found.map(({ at }) => at.toString().slice(0, 13))).toEqual(['2020-12-21T18']);
  });
});

describe('returns return', () => {
  it('the Sun', () => {
    fc.assert(
      fc.property(anyJd, anyJd, (jd, nearJd) => {
        const natal = lonAt('sun', instantFromJd(jd));
        const near = instantFromJd(nearJd);
        const at = findSolarReturn(ephemeris, natal, near);
        expect(Math.abs(differenceDeg(lonAt('sun', at), natal)) * 3600).toBeLessThan(0.01);
        expect(Math.abs(at.epochMilliseconds - near.epochMilliseconds) / 86400000).toBeLessThan(183.5);
      }),
      { numRuns: 60 },
    );
  });

  it('the Moon, in 27 to 28 days', () => {
    fc.assert(
      fc.property(anyJd, (jd) => {
        const birth = instantFromJd(jd);
        const natal = lonAt('moon', birth);
        const at = findLunarReturn(ephemeris, natal, birth);
        expect(Math.abs(differenceDeg(lonAt('moon', at), natal)) * 3600).toBeLessThan(0.1);
        expect((at.epochMilliseconds - birth.epochMilliseconds) / 86400000).toBeGreaterThan(26.9);
      }),
      { numRuns: 60 },
    );
  });
});

describe('void-of-course Moon', () => {
  const january = { from: instant('2026-01-01T00:00Z'), to: instant('2026-02-01T00:00Z') };
  const found = findVoidOfCourse(ephemeris, january);

  it('ends at each ingress of the Moon and holds no exact aspect', () => {
    expect(found.map(({ to }) => to.toString())).toEqual(
      findIngresses(ephemeris, 'moon', january).map(({ at }) => at.toString()),
    );
    for (const each of found) {
      expect(Temporal.Instant.compare(each.from, each.to)).toBeLessThan(0);
      const inside = { from: each.from.add({ seconds: 2 }), to: each.to.subtract({ seconds: 2 }) };
      for (const body of BODIES.slice(0, 10).filter((one) => one !== 'moon')) {
        expect(findExactAspects(ephemeris, 'moon', body, inside)).toEqual([]);
      }
    }
  });

  it('is longer when fewer bodies are aspected', () => {
    const traditional = findVoidOfCourse(ephemeris, january, ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn']);
    traditional.forEach((each, i) => {
      expect(Temporal.Instant.compare(each.from, found[i]?.from as Temporal.Instant)).toBeLessThanOrEqual(0);
    });
  });
});
