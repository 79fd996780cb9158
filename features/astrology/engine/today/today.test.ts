import { readFileSync } from 'node:fs';
import {
  ASPECTS,
  createPackEphemeris,
  type Ephemeris,
  findTransits,
  instantFromJd,
  jdFromInstant,
  jdTtFromUt,
  openPack,
  skyNow,
} from '@solelune/sky';
import { apartDeg, differenceDeg } from '@solelune/sky/angles';
import { loadEphemeris } from '@solelune/sky/node';
import { describe, expect, it } from 'vitest';
import { majorsWithin, usualView } from '../view/settings.ts';
import { shiftDegAt } from '../view/shift.ts';
import {
  type BirthUnder,
  contactOrbs,
  contactsOf,
  exactSoon,
  MOVING_BODIES,
  MOVING_MODES,
  movingSky,
  solarArcDeg,
} from './index.ts';

const bytes = readFileSync(new URL('../../../../packages/sky/data/browser.skypack', import.meta.url));
const device: Ephemeris = createPackEphemeris(
  openPack(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer),
);
const server = loadEphemeris();

const jdOf = (iso: string) => jdFromInstant(Temporal.Instant.from(iso));
function birthAt(iso: string): BirthUnder {
  const instant = Temporal.Instant.from(iso);
  return {
    jdUt: jdFromInstant(instant),
    longitudes: skyNow(server, instant, MOVING_BODIES).map(({ body, lonDeg }) => ({ body, lonDeg })),
  };
}
const CAMILLE = birthAt('1988-06-17T12:25:00Z');
const TARGETS = [
  ...CAMILLE.longitudes.map(({ body, lonDeg }) => ({ point: body, lonDeg })),
  { point: 'ascendant' as const, lonDeg: 187.3 },
  { point: 'midheaven' as const, lonDeg: 98.4 },
];
const NOW = jdOf('2026-11-17T05:00:00Z');
const MINUTE = 1 / 1440;

/** A sequence without a seed of its own: the same instants each time, spread over the pack. */
const instants = Array.from({ length: 400 }, (_, n) => 2_415_100 + ((n * 7_919.377) % 73_000));

describe('the moving sky of the device', () => {
  it.each(MOVING_MODES)('%s: its places are those of the server, to a fifth of an arcsecond', (mode) => {
    const [mine, theirs] = [movingSky(device, CAMILLE, mode), movingSky(server, CAMILLE, mode)];
    const off: number[] = [];
    for (const jd of instants) {
      if (mode !== 'transits' && jd < CAMILLE.jdUt) continue;
      const [here, there] = [mine(jd).lonDeg, theirs(jd).lonDeg];
      for (const n of MOVING_BODIES.keys()) off.push(3600 * apartDeg(here[n] as number, there[n] as number));
    }
    off.sort((a, b) => a - b);
    expect(off[Math.floor(off.length * 0.99)]).toBeLessThan(0.2);
    // Without latitudes, the bending of light of a planet that passes close by the Sun is told for one behind it.
    expect(off.at(-1)).toBeLessThan(1);
  });

  it('transits are the sky of the instant', () => {
    const { lonDeg, perDay } = movingSky(server, CAMILLE, 'transits')(NOW);
    for (const [n, place] of skyNow(server, instantFromJd(NOW), MOVING_BODIES).entries()) {
      expect(lonDeg[n]).toBeCloseTo(place.lonDeg, 6);
      expect(perDay[n]).toBeCloseTo(place.speedDegPerDay, 6);
    }
  });

  it('progressions at thirty years are the sky of the thirtieth day', () => {
    const at = CAMILLE.jdUt + 30 * 365.24219;
    const { lonDeg } = movingSky(server, CAMILLE, 'progressions')(at);
    for (const [n, place] of skyNow(server, instantFromJd(CAMILLE.jdUt + 30), MOVING_BODIES).entries())
      expect(apartDeg(lonDeg[n] as number, place.lonDeg)).toBeLessThan(0.001);
  });

  it('solar arcs keep every distance of the birth, and are about a degree a year', () => {
    const { lonDeg } = movingSky(server, CAMILLE, 'solar-arcs')(NOW);
    const arc = solarArcDeg(server, CAMILLE, NOW);
    expect(arc / ((NOW - CAMILLE.jdUt) / 365.24219)).toBeCloseTo(0.96, 1);
    for (const [n, { lonDeg: born }] of CAMILLE.longitudes.entries())
      expect(differenceDeg(lonDeg[n] as number, born)).toBeCloseTo(arc, 9);
  });
});

describe('contacts', () => {
  it('are all the pairs within the orb, and each says whether it closes', () => {
    const sky = movingSky(server, CAMILLE, 'transits');
    const at = (jd: number) => ({ lonDeg: sky(jd).lonDeg.slice(), perDay: sky(jd).perDay.slice() });
    const [now, later] = [at(NOW), at(NOW + MINUTE)];
    const found = contactsOf(now, TARGETS, majorsWithin(3));
    let expected = 0;
    for (const [body] of MOVING_BODIES.entries())
      for (const [target, { lonDeg }] of TARGETS.entries())
        for (const angle of [0, 60, 90, 120, 180]) {
          const orb = (lon: Float64Array) => Math.abs(apartDeg(lon[body] as number, lonDeg) - angle);
          if (orb(now.lonDeg) > 3) continue;
          expected += 1;
          const one = found.find((c) => c.body === body && c.target === target && ASPECTS[c.kind] === angle);
          expect(one?.orbDeg).toBeCloseTo(orb(now.lonDeg), 9);
          expect(one?.applying).toBe(orb(later.lonDeg) < orb(now.lonDeg));
        }
    expect(found).toHaveLength(expected);
    expect(expected).toBeGreaterThan(5);
    expect(found.map(({ orbDeg }) => orbDeg)).toEqual(found.map(({ orbDeg }) => orbDeg).toSorted((a, b) => a - b));
  });
});

describe('what is exact soon', () => {
  it('transits: those that the server finds one by one, at the same minute', () => {
    const told = exactSoon(device, CAMILLE, TARGETS, 'transits', NOW).filter(({ body }) => body !== 'moon');
    const span = { from: instantFromJd(NOW), to: instantFromJd(NOW + 60) };
    const one = MOVING_BODIES.filter((body) => body !== 'moon').flatMap((body) =>
      TARGETS.flatMap(({ point, lonDeg }) =>
        findTransits(server, body, lonDeg, span).map(({ kind, at }) => ({
          body,
          point,
          kind,
          jdUt: jdFromInstant(at),
        })),
      ),
    );
    expect(told).toHaveLength(one.length);
    expect(one.length).toBeGreaterThan(20);
    for (const { body, point, kind, jdUt } of one) {
      const nearest = told
        .filter((contact) => contact.body === body && contact.target === point && contact.kind === kind)
        .map((contact) => Math.abs(contact.jdUt - jdUt));
      // A slow planet goes an arcsecond in minutes: the instant is as sharp as the place.
      expect(Math.min(...nearest)).toBeLessThan(body === 'neptune' || body === 'pluto' ? 30 * MINUTE : 10 * MINUTE);
    }
  });

  it.each(MOVING_MODES)('%s: at the instant told the orb is nothing, and the list goes forward in time', (mode) => {
    const told = exactSoon(server, CAMILLE, TARGETS, mode, NOW);
    expect(told.length).toBeGreaterThan(3);
    const sky = movingSky(server, CAMILLE, mode);
    let before = NOW;
    for (const { body, target, kind, jdUt } of told) {
      expect(jdUt).toBeGreaterThanOrEqual(before);
      before = jdUt;
      const lonDeg = sky(jdUt).lonDeg[MOVING_BODIES.indexOf(body)] as number;
      const natal = TARGETS.find(({ point }) => point === target)?.lonDeg as number;
      expect(Math.abs(apartDeg(lonDeg, natal) - ASPECTS[kind])).toBeLessThan(2e-5);
    }
  });

  it('the Moon is told for three days, and every contact of them', () => {
    const moon = exactSoon(server, CAMILLE, TARGETS, 'transits', NOW).filter(({ body }) => body === 'moon');
    const span = { from: instantFromJd(NOW), to: instantFromJd(NOW + 3) };
    const one = TARGETS.flatMap(({ lonDeg }) => findTransits(server, 'moon', lonDeg, span));
    expect(moon).toHaveLength(one.length);
  });
});

describe('the settings of the birth hold for what moves too', () => {
  const VIEW = {
    ...usualView(5),
    zodiac: 'lahiri' as const,
    node: 'true' as const,
    lilith: 'true' as const,
    hidden: ['chiron' as const],
  };
  const shiftAt = (jdUt: number) => shiftDegAt(server, 'lahiri', jdTtFromUt(server, jdUt));
  const inLahiri = (lonDeg: number) => (lonDeg - shiftAt(CAMILLE.jdUt) + 360) % 360;
  const born: BirthUnder = {
    ...CAMILLE,
    longitudes: CAMILLE.longitudes.map(({ body, lonDeg }) => ({ body, lonDeg: inLahiri(lonDeg) })),
  };
  const targets = TARGETS.map(({ point, lonDeg }) => ({ point, lonDeg: inLahiri(lonDeg) }));
  const nth = (body: (typeof MOVING_BODIES)[number]) => MOVING_BODIES.indexOf(body);

  it('a sidereal zodiac takes its angle of that moment, the node is of its kind, what is hidden is nowhere, nor is the true Black Moon', () => {
    const plain = movingSky(server, CAMILLE, 'transits')(NOW).lonDeg.slice();
    const { lonDeg } = movingSky(server, born, 'transits', VIEW)(NOW);
    // Thirty-eight years after the birth the equinox stands another 32 minutes of arc back.
    expect(shiftAt(NOW) - shiftAt(CAMILLE.jdUt)).toBeCloseTo(0.535, 1);
    for (const body of ['sun', 'moon', 'saturn', 'pluto'] as const)
      expect(differenceDeg(plain[nth(body)] as number, lonDeg[nth(body)] as number)).toBeCloseTo(shiftAt(NOW), 9);
    const [trueNode] = skyNow(server, instantFromJd(NOW), ['true_node']);
    expect(apartDeg(lonDeg[nth('mean_node')] as number, (trueNode?.lonDeg ?? 0) - shiftAt(NOW))).toBeLessThan(1e-6);
    expect(lonDeg[nth('mean_lilith')]).toBeNaN();
    expect(lonDeg[nth('chiron')]).toBeNaN();
  });

  it.each(MOVING_MODES)('%s: the device finds the places of the server', (mode) => {
    const [mine, theirs] = [movingSky(device, born, mode, VIEW), movingSky(server, born, mode, VIEW)];
    for (const jd of [NOW, NOW + 77.7, NOW + 4000.2]) {
      const [here, there] = [mine(jd).lonDeg, theirs(jd).lonDeg];
      for (const [n, body] of MOVING_BODIES.entries()) {
        if (body === 'chiron' || body === 'mean_lilith') expect([here[n], there[n]]).toEqual([Number.NaN, Number.NaN]);
        // The true node is told from the Moon's latitude, which the device holds to a few seconds.
        else expect(apartDeg(here[n] as number, there[n] as number)).toBeLessThan(body === 'mean_node' ? 0.01 : 3e-4);
      }
    }
  });

  it.each(MOVING_MODES)('%s: what is exact soon is exact among the stars, minor aspects too', (mode) => {
    const view = { ...VIEW, orbs: { conjunction: 5, quincunx: 2, semi_square: 2 } };
    const told = exactSoon(server, born, targets, mode, NOW, view);
    const kinds = new Set(told.map(({ kind }) => kind));
    expect(kinds.has('quincunx') && kinds.has('semi_square')).toBe(true);
    expect([...kinds].every((kind) => kind in view.orbs)).toBe(true);
    const sky = movingSky(server, born, mode, view);
    for (const { body, target, kind, jdUt } of told) {
      expect(['chiron', 'mean_lilith']).not.toContain(body);
      const natal = targets.find(({ point }) => point === target)?.lonDeg as number;
      const off = Math.abs(apartDeg(sky(jdUt).lonDeg[nth(body)] as number, natal) - ASPECTS[kind]);
      expect(off).toBeLessThan(3e-5);
    }
  });

  it('an orb set narrower than the mode counts, a wider one does not', () => {
    const view = { ...usualView(5), orbs: { square: 1, trine: 8, quincunx: 2 } };
    expect(contactOrbs('transits', view)).toEqual({ square: 1, trine: 3, quincunx: 2 });
    const found = contactsOf(movingSky(server, CAMILLE, 'transits')(NOW), TARGETS, contactOrbs('transits', view));
    expect(found.length).toBeGreaterThan(3);
    for (const { kind, orbDeg } of found)
      expect(orbDeg).toBeLessThanOrEqual({ square: 1, trine: 3, quincunx: 2 }[kind as 'square']);
  });
});
