// Events against the reference: returns and lunations within a second, eclipses with their kind, risings, ingresses.
import { describe, expect, it } from 'vitest';
import { readReference, readReferenceEvents } from '../../oracle/reference.ts';
import { instantFromJd, jdFromInstant } from '../julian-day.ts';
import { loadEphemeris } from '../node.ts';
import { findEclipses } from './eclipses.ts';
import { findLunations, moonStateAt } from './lunations.ts';
import { findTransits } from './passages.ts';
import { findSolarReturn } from './returns.ts';
import { findRiseSet } from './rise-set.ts';

const ephemeris = loadEphemeris();
const reference = readReference();
const events = readReferenceEvents();
const secondsApart = (at: Temporal.Instant, jdUt: number): number => Math.abs(jdFromInstant(at) - jdUt) * 86400;
const instant = (text: string): Temporal.Instant => Temporal.Instant.from(text);

describe('the Moon', () => {
  it('reaches its phases within a second, 2024 to 2030', () => {
    const found = findLunations(ephemeris, { from: instant('2024-01-01T00:00Z'), to: instant('2031-01-01T00:00Z') });
    expect(found.map(({ phase }) => phase)).toEqual(reference.moonPhases.map(([phase]) => phase));
    found.forEach(({ at, moonLonDeg }, i) => {
      const [, jdUt, moonDeg] = reference.moonPhases[i] as (typeof reference.moonPhases)[number];
      expect(secondsApart(at, jdUt)).toBeLessThan(1);
      expect(Math.abs(moonLonDeg - moonDeg) * 3600).toBeLessThan(0.3);
    });
  });

  it('has the light and side of the reference', () => {
    for (const [utc, elongation, , fraction, waxing] of reference.phaseSamples) {
      const state = moonStateAt(ephemeris, instant(utc));
      expect(state.waxing).toBe(waxing);
      expect(state.elongationDeg).toBeCloseTo(elongation, 3);
      expect(state.illuminatedFraction).toBeCloseTo(fraction, 5);
    }
  });
});

describe('solar returns', () => {
  it.each(reference.solarReturns)('of %d degrees in %d', (natalDeg, _, jdUt) => {
    const monthsOff = instantFromJd(jdUt + 100);
    expect(secondsApart(findSolarReturn(ephemeris, natalDeg, monthsOff), jdUt)).toBeLessThan(1);
  });
});

describe('eclipses of 1990 to 2039', () => {
  const found = findEclipses(ephemeris, { from: instant('1990-01-01T00:00Z'), to: instant('2040-01-01T00:00Z') });

  it.each([
    ['sun', events.solar],
    ['moon', events.lunar],
  ] as const)('of the %s', (of, expected) => {
    const own = found.filter((eclipse) => eclipse.of === of);
    expect(own.map(({ kind }) => kind)).toEqual(expected.map(([kind]) => kind));
    own.forEach(({ at }, i) => {
      expect(secondsApart(at, expected[i]?.[1] as number)).toBeLessThan(60);
    });
  });
});

describe('ingresses', () => {
  it.each([
    ['sun', events.sunIngress],
    ['moon', events.moonIngress],
  ] as const)('of the %s within a second', (body, expected) => {
    for (const [after, longitude, jdUt] of expected) {
      const span = { from: instantFromJd(after), to: instantFromJd(after + (body === 'sun' ? 367 : 28)) };
      const [first] = findTransits(ephemeris, body, longitude, span, ['conjunction']);
      expect(secondsApart(first?.at as Temporal.Instant, jdUt)).toBeLessThan(1);
    }
  });
});

describe('rise and set', () => {
  it.each(events.riseSet)('of the %s after %d at %d, %d', (body, after, latDeg, lngDeg, rise, set) => {
    const span = { from: instantFromJd(after), to: instantFromJd(after + 2) };
    const found = findRiseSet(ephemeris, body, { latDeg, lngDeg }, span).events;
    for (const [kind, expected] of [
      ['rise', rise],
      ['set', set],
    ] as const) {
      const at = found.find((event) => event.kind === kind)?.at;
      if (expected !== null) expect(secondsApart(at as Temporal.Instant, expected)).toBeLessThan(15);
    }
  });

  it('says when the Sun stays up or down', () => {
    const span = { from: instant('2026-06-21T00:00Z'), to: instant('2026-06-22T00:00Z') };
    expect(findRiseSet(ephemeris, 'sun', { latDeg: 70, lngDeg: 25 }, span)).toEqual({ events: [], always: 'above' });
    expect(findRiseSet(ephemeris, 'sun', { latDeg: -70, lngDeg: 25 }, span)).toEqual({ events: [], always: 'below' });
  });
});
