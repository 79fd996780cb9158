/** Every event of 2025 and 2026 of the reference, within the arc that its provenance allows: none missing, none too many. */
import { readFileSync } from 'node:fs';
import {
  ASPECTS,
  type Body,
  findEclipses,
  findExactAspectsAmong,
  findIngresses,
  findLunations,
  findStations,
} from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { describe, expect, it } from 'vitest';
import { findSkyEvents, SLOW_BODIES } from './sky-events.ts';
import { voidPeriods } from './void-periods.ts';

const ephemeris = loadEphemeris();
const oracle = JSON.parse(readFileSync(new URL('../oracle/events.json', import.meta.url), 'utf8'));
const instant = (text: string) => Temporal.Instant.from(text);
const span = { from: instant(oracle.meta.span[0]), to: instant(oracle.meta.span[1]) };
const secondsApart = (at: Temporal.Instant, utc: string) =>
  Math.abs(at.epochMilliseconds - instant(utc).epochMilliseconds) / 1000;

interface Expected {
  name: string;
  utc: string;
  /** Seconds that may lie between. */
  within: number;
}
interface Found {
  name: string;
  at: Temporal.Instant;
}

/** Same names in the same order, each within its tolerance; two seconds are always allowed for rounding. */
function expectSame(found: readonly Found[], expected: readonly Expected[]): void {
  expect(found).toHaveLength(expected.length);
  const left = [...found];
  for (const { name, utc, within } of expected) {
    const index = left.findIndex((one) => one.name === name && secondsApart(one.at, utc) <= Math.max(2, within));
    expect(index, `${name} ${utc}`).toBeGreaterThanOrEqual(0);
    left.splice(index, 1);
  }
  expect(left).toEqual([]);
}

/** Seconds in which a motion covers an arc. */
const secondsFor = (arcDeg: number, degPerDay: number) => (arcDeg / Math.abs(degPerDay)) * 86400;

describe('the sky of 2025 and 2026', () => {
  it('has the ingresses of the reference', () => {
    const bodies: Body[] = [...SLOW_BODIES, 'mean_node', 'chiron'];
    const arcs: Record<string, number> = { mean_node: 0.0002, chiron: 0.0012 };
    expectSame(
      bodies.flatMap((body) =>
        findIngresses(ephemeris, body, span).map(({ at, sign, lonDeg, retrograde }) => ({
          name: `${body} ${sign} ${lonDeg} ${retrograde}`,
          at,
        })),
      ),
      oracle.ingresses.map(
        (one: { body: string; sign: string; lon: number; retro: boolean; utc: string; speed: number }) => ({
          name: `${one.body} ${one.sign} ${one.lon} ${one.retro}`,
          utc: one.utc,
          within: secondsFor(arcs[one.body] ?? 0.0001, one.speed),
        }),
      ),
    );
  });

  it('has its stations', () => {
    const bodies: Body[] = [...SLOW_BODIES, 'chiron'];
    const found = bodies.flatMap((body) => findStations(ephemeris, body, span));
    expectSame(
      found.map(({ body, direction, at }) => ({ name: `${body} ${direction}`, at })),
      oracle.stations.map((one: { body: string; station: string; utc: string; accel: number }) => ({
        name: `${one.body} ${one.station}`,
        utc: one.utc,
        within: secondsFor(one.body === 'chiron' ? 0.00006 : 0.000005, one.accel),
      })),
    );
    for (const { body, station, lon, utc } of oracle.stations) {
      const same = found.find(
        (one) => one.body === body && one.direction === station && secondsApart(one.at, utc) < 86400 * 3,
      );
      expect(Math.abs((same?.lonDeg ?? Number.NaN) - lon), `${body} ${utc}`).toBeLessThanOrEqual(
        body === 'chiron' ? 0.0012 : 0.0001,
      );
    }
  });

  it('has its lunations', () => {
    expectSame(
      findLunations(ephemeris, span).map(({ phase, at }) => ({ name: phase, at })),
      oracle.moon_phases.map((one: { phase: string; utc: string }) => ({ name: one.phase, utc: one.utc, within: 3 })),
    );
  });

  it('has its eclipses, as great', () => {
    const found = findEclipses(ephemeris, span);
    expectSame(
      found.map(({ of, kind, at }) => ({ name: `${of === 'sun' ? 'solar' : 'lunar'} ${kind}`, at })),
      oracle.eclipses.map((one: { kind: string; type: string; utc: string }) => ({
        name: `${one.kind} ${one.type}`,
        utc: one.utc,
        within: 10,
      })),
    );
    found.forEach(({ magnitude, of }, index) => {
      expect(Math.abs(magnitude - oracle.eclipses[index].magnitude), `${of} ${index}`).toBeLessThanOrEqual(0.002);
    });
  });

  it('has its exact aspects, all passes, and none of those that were missed', () => {
    const found = findExactAspectsAmong(ephemeris, SLOW_BODIES, span);
    expectSame(
      found.map(({ from, to, kind, at }) => ({ name: `${from} ${to} ${ASPECTS[kind]}`, at })),
      oracle.aspects.map((one: { a: string; b: string; aspect: number; utc: string; rel_speed: number }) => ({
        name: `${one.a} ${one.b} ${one.aspect}`,
        utc: one.utc,
        within: secondsFor(one.a === 'sun' && one.aspect === 0 ? 0.0006 : 0.0001, one.rel_speed),
      })),
    );
    for (const { a, b, aspect, utc } of oracle.aspects_missed) {
      const near = found.filter(({ from, to, kind }) => from === a && to === b && ASPECTS[kind] === aspect);
      expect(near.filter(({ at }) => secondsApart(at, utc) < 3 * 3600)).toEqual([]);
    }
  });

  it('is told whole by the list of events', () => {
    const count = (what: string) => findSkyEvents(ephemeris, span).filter((event) => event.what === what).length;
    expect(count('aspect')).toBe(oracle.aspects.length);
    expect(count('station')).toBe(oracle.stations.filter(({ body }: { body: string }) => body !== 'chiron').length);
    expect(count('ingress')).toBe(oracle.ingresses.filter(({ body }: { body: string }) => body !== 'chiron').length);
    expect(count('eclipse')).toBe(oracle.eclipses.length);
  });
});

describe.each(oracle.meta.moon_months as string[])('the Moon of %s', (month) => {
  const from = instant(`${month}-01T00:00Z`);
  const next = Temporal.PlainYearMonth.from(month).add({ months: 1 });
  const monthSpan = { from, to: instant(`${next}-01T00:00Z`) };
  const inMonth = (utc: string) => utc.startsWith(month);

  it('enters the signs when the reference says', () => {
    expectSame(
      findIngresses(ephemeris, 'moon', monthSpan).map(({ sign, at }) => ({ name: sign, at })),
      oracle.moon_ingresses
        .filter(({ utc }: { utc: string }) => inMonth(utc))
        .map((one: { sign: string; utc: string }) => ({ name: one.sign, utc: one.utc, within: 3 })),
    );
  });

  it('is void when the reference says', () => {
    const expected = oracle.void_of_course.filter(
      (one: { start: string; end: string }) => inMonth(one.start) || inMonth(one.end),
    );
    const found = voidPeriods(ephemeris, monthSpan);
    const name = (sign: string, nextSign: string, body?: string, aspect?: number) =>
      `${sign} ${nextSign} ${body} ${aspect}`;
    const named = found.map(({ sign, nextSign, lastAspect, from: start, to }) => ({
      name: name(sign, nextSign, lastAspect?.to, lastAspect && ASPECTS[lastAspect.kind]),
      start,
      to,
    }));
    const wanted = expected.map(
      (one: {
        sign: string;
        next_sign: string;
        last?: { body: string; aspect: number };
        start: string;
        end: string;
      }) => ({
        name: name(one.sign, one.next_sign, one.last?.body, one.last?.aspect),
        within: 3,
        ...one,
      }),
    );
    expectSame(
      named.map((one) => ({ name: one.name, at: one.start })),
      wanted.map((one: Expected & { start: string }) => ({ ...one, utc: one.start })),
    );
    expectSame(
      named.map((one) => ({ name: one.name, at: one.to })),
      wanted.map((one: Expected & { end: string }) => ({ ...one, utc: one.end })),
    );
  });
});
