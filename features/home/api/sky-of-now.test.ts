import { theSign } from '@solelune/astrology/words/signs';
import { loadEphemeris } from '@solelune/sky/node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeIndex } from '../contract.ts';
import { skyOfNow } from './sky-of-now.ts';
import { DEFAULT_PLACE, type SkyPlace } from './sky-place.ts';
import { chartOfPlace } from './sky-wheel.ts';

const MONTREAL: SkyPlace = {
  id: '6077243',
  name: 'Montréal',
  latDeg: 45.50884,
  lngDeg: -73.58781,
  timeZone: 'America/Toronto',
};
const at = (instant: string, place?: SkyPlace) =>
  skyOfNow(loadEphemeris(), Temporal.Instant.from(instant), place).answer;
const plain = (words: string) => words.replaceAll(/[\u00A0\u202F]/g, ' ');
const factsAt = (instant: string) => at(instant).facts.map(({ title, text }) => [title, plain(text)]);

describe('the sky of an instant', () => {
  it('is the one that was drawn by hand for 14 November 2026 at 20 h 12 in Paris', () => {
    const { wheel, moon, sunSign, dateWords, hourWords, instant } = at('2026-11-14T19:12:34Z');
    expect([instant, dateWords, plain(hourWords), sunSign]).toEqual([
      '2026-11-14T19:12:00Z',
      'Samedi 14\u00A0novembre 2026',
      '20 h 12',
      'scorpio',
    ]);
    expect(wheel.ascendantDeg).toBeCloseTo(102.09, 1);
    expect(wheel.midheavenDeg).toBeCloseTo(342.91, 1);
    const expected = {
      sun: 232.42,
      moon: 293.02,
      mercury: 215.15,
      venus: 202.87,
      mars: 145.23,
      jupiter: 145.77,
      saturn: 8.53,
      uranus: 64.14,
      neptune: 1.84,
      pluto: 303.28,
    };
    for (const { body, lonDeg } of wheel.bodies) expect(Math.abs(lonDeg - expected[body]), body).toBeLessThan(0.03);
    expect(wheel.bodies.filter(({ retrograde }) => retrograde).map(({ body }) => body)).toEqual([
      'saturn',
      'uranus',
      'neptune',
    ]);
    expect(moon.waxing).toBe(true);
    expect(moon.illuminatedFraction).toBeCloseTo(0.26, 2);
  });

  it.each([
    [
      '2026-11-14T19:12:00Z',
      ['Premier croissant en Capricorne', 'Éclairée à 26 %. Premier quartier mardi 17 novembre à 12 h 48.'],
      ['Vénus redevient directe', 'Depuis le 14 novembre, à 22° de la Balance, après six semaines de rétrogradation.'],
      ['Mars rejoint Jupiter', 'Conjonction exacte lundi 16 novembre à 7 h 24, à 25° du Lion.'],
      ['Le Cancer se lève', 'C’est l’ascendant de qui naît sous ce ciel. Après 21 h 44, ce sera le Lion.'],
    ],
    [
      '2026-11-24T20:00:00Z',
      ['Pleine Lune en Gémeaux', 'Éclairée à 100 %. Dernier quartier mardi 1er décembre à 7 h 09.'],
      ['Saturne bientôt direct', 'À partir du 11 décembre, à 7° du Bélier, après cinq mois de rétrogradation.'],
      ['Le Soleil en trigone avec Neptune', 'Trigone exact mardi 24 novembre à 1 h 08, le Soleil à 1° du Sagittaire.'],
      ['Le Cancer se lève', 'C’est l’ascendant de qui naît sous ce ciel. Après 21 h 04, ce sera le Lion.'],
    ],
    [
      '2026-02-28T12:00:00Z',
      ['Lune gibbeuse croissante en Lion', 'Éclairée à 90 %. Pleine Lune mardi 3 mars à 12 h 38.'],
      ['Mercure rétrograde', 'Depuis le 26 février, à 22° des Poissons, et jusqu’au 20 mars.'],
    ],
    [
      '2026-02-20T12:00:00Z',
      ['Premier croissant en Bélier', 'Éclairée à 10 %. Premier quartier mardi 24 février à 13 h 28.'],
      ['Mercure bientôt rétrograde', 'À partir du 26 février, à 22° des Poissons, et jusqu’au 20 mars.'],
      ['Saturne rejoint Neptune', 'Conjonction exacte vendredi 20 février à 17 h 54, à 0° du Bélier.'],
    ],
  ])('says what is true at %s', (instant, ...facts) => {
    expect(factsAt(instant).slice(0, facts.length)).toEqual(facts);
  });

  it('tells the last minute of the rising sign', () => {
    expect(factsAt('2026-11-14T20:44:00Z')[3]?.[0]).toBe('Le Cancer se lève');
    expect(factsAt('2026-11-14T20:45:00Z')[3]?.[0]).toBe('Le Lion se lève');
  });

  it('draws the equinox before the instant, even an hour after it', () => {
    expect(plain(at('2026-03-20T13:00:00Z').equinox.caption)).toContain('20 mars 2025');
    const { caption, wheel } = at('2026-03-20T16:00:00Z').equinox;
    expect(plain(caption)).toBe('Le ciel de l’équinoxe, le 20 mars 2026 à 15 h 46');
    const sunDeg = wheel.bodies.find(({ body }) => body === 'sun')?.lonDeg ?? 180;
    expect(Math.min(sunDeg, 360 - sunDeg)).toBeLessThan(0.01);
  });

  it('gives seven evenings in a row, naming the phase on its day', () => {
    const { moons } = at('2026-11-14T19:12:00Z');
    expect(moons.map(({ day, date, words }) => `${day} ${plain(date)} ${words}`)).toEqual([
      'Ce soir 14 nov. Capricorne',
      'Dimanche 15 nov. Verseau',
      'Lundi 16 nov. Verseau',
      'Mardi 17 nov. Premier quartier',
      'Mercredi 18 nov. Poissons',
      'Jeudi 19 nov. Poissons',
      'Vendredi 20 nov. Bélier',
    ]);
  });

  it('does not name the place of who has chosen none', () => {
    const { ofPlace, facts, equinox, ...rest } = at('2026-11-14T19:12:00Z');
    expect(ofPlace).toBeNull();
    expect(JSON.stringify([facts, equinox, rest])).not.toContain('Paris');
    expect(JSON.stringify(at('2026-11-14T19:12:00Z', { ...DEFAULT_PLACE, name: 'Paris' }).facts)).toContain('à Paris');
  });

  it('is told on the clock of its place, with its own horizon', () => {
    const paris = at('2026-11-14T03:12:00Z');
    const montreal = at('2026-11-14T03:12:00Z', MONTREAL);
    expect([montreal.dateWords, plain(montreal.hourWords), montreal.utcOffsetMinutes, montreal.ofPlace]).toEqual([
      'Vendredi 13\u00A0novembre 2026',
      '22 h 12',
      -300,
      'de Montréal',
    ]);
    // The bodies stand where they stand; the horizon is the place's.
    expect(montreal.wheel.bodies).toEqual(paris.wheel.bodies);
    expect(Math.abs(montreal.wheel.ascendantDeg - paris.wheel.ascendantDeg)).toBeGreaterThan(10);
    expect(montreal.moons[0]?.date).toBe('13\u00A0nov.');
    expect(plain(montreal.facts[3]?.text ?? '')).toMatch(
      /qui naît à Montréal en ce moment\. Après 2[234] h \d\d, ce sera/,
    );
    expect(plain(montreal.equinox.caption)).toBe('Le ciel de l’équinoxe, le 20 mars 2026 à 10 h 46, vu de Montréal');
  });

  it('names a phase on the day it falls there', () => {
    // The quarter of 17 November 2026, 11:48 UTC, is the 18th's in Auckland.
    const auckland: SkyPlace = {
      id: '2193733',
      name: 'Auckland',
      latDeg: -36.848,
      lngDeg: 174.763,
      timeZone: 'Pacific/Auckland',
    };
    const titleOn = (instant: string) => at(instant, auckland).facts[0]?.title;
    expect(titleOn('2026-11-17T10:30:00Z')).toBe('Premier croissant en Verseau');
    expect(titleOn('2026-11-17T11:30:00Z')).toBe('Premier quartier en Verseau');
  });

  it('says of the rising sign what a minute-by-minute look shows, up to the polar circles', () => {
    const places: SkyPlace[] = [0, 52, 66, 69.65, -77.8].map((latDeg) => ({ ...DEFAULT_PLACE, latDeg }));
    for (const place of places) {
      const now = Temporal.Instant.from('2026-11-14T19:12:00Z');
      const signs = Array.from({ length: 1441 }, (_, minutes) => {
        const chart = chartOfPlace(loadEphemeris(), now.add({ minutes }), place);
        return chart.angles.ascendant.sign;
      });
      const change = signs.findIndex((sign) => sign !== signs[0]);
      const { glyph, text } = at(now.toString(), place).facts[3] as { glyph: string; text: string };
      expect(glyph).toBe(signs[0]);
      const last = now.add({ minutes: change - 1 }).toZonedDateTimeISO(place.timeZone);
      const next = theSign(signs[change] as (typeof signs)[number]);
      expect(text, `at ${place.latDeg}°`).toContain(
        `Après ${last.hour}\u00A0h\u00A0${String(last.minute).padStart(2, '0')}, ce sera ${next}.`,
      );
    }
  });

  it('is whole at any instant of the century, anywhere on Earth', () => {
    const anyInstant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });
    const anyPlace = fc.record({
      id: fc.constant('1'),
      name: fc.constantFrom('Paris', 'Le Caire', 'Osaka'),
      latDeg: fc.double({ min: -89.9, max: 89.9, noNaN: true }),
      lngDeg: fc.double({ min: -180, max: 180, noNaN: true }),
      timeZone: fc.constantFrom('Europe/Paris', 'Africa/Cairo', 'Asia/Kolkata', 'Pacific/Chatham', 'America/St_Johns'),
    });
    fc.assert(
      fc.property(anyInstant, anyPlace, (milliseconds, place) => {
        const { answer } = skyOfNow(loadEphemeris(), Temporal.Instant.fromEpochMilliseconds(milliseconds), place);
        const read = homeIndex.answer.omit({ advisors: true }).parse(answer);
        expect(read.facts).toHaveLength(4);
        expect(read.wheel.bodies).toHaveLength(10);
        expect(read.wheel.cuspsDeg[0]).toBe(read.wheel.ascendantDeg);
        if (Math.abs(place.latDeg) < 66) expect(read.wheel.cuspsDeg[9]).toBe(read.wheel.midheavenDeg);
        expect(read.positions).toHaveLength(12);
        expect(JSON.stringify(read)).not.toMatch(/undefined|NaN|zéro|null/);
      }),
      { numRuns: 60 },
    );
  });
});
