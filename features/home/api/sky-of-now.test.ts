import { loadEphemeris } from '@solelune/sky/node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeIndex } from '../contract.ts';
import { skyOfNow } from './sky-of-now.ts';

const at = (instant: string) => skyOfNow(loadEphemeris(), Temporal.Instant.from(instant)).answer;
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
      ['Lune croissante en Capricorne', 'Éclairée à 26 %. Premier quartier mardi 17 novembre à 12 h 48.'],
      ['Vénus redevient directe', 'Depuis le 14 novembre, à 22° de la Balance, après six semaines de rétrogradation.'],
      ['Mars rejoint Jupiter', 'Conjonction exacte lundi 16 novembre à 7 h 24, à 25° du Lion.'],
      ['Le Cancer se lève', 'C’est l’ascendant de qui naît à Paris en ce moment. Après 21 h 44, ce sera le Lion.'],
    ],
    [
      '2026-11-24T20:00:00Z',
      ['Pleine Lune en Gémeaux', 'Éclairée à 100 %. Dernier quartier mardi 1er décembre à 7 h 09.'],
      ['Saturne bientôt direct', 'À partir du 11 décembre, à 7° du Bélier, après cinq mois de rétrogradation.'],
      ['Le Soleil en trigone avec Neptune', 'Trigone exact mardi 24 novembre à 1 h 08, le Soleil à 1° du Sagittaire.'],
      ['Le Cancer se lève', 'C’est l’ascendant de qui naît à Paris en ce moment. Après 21 h 04, ce sera le Lion.'],
    ],
    [
      '2026-02-28T12:00:00Z',
      ['Lune croissante en Lion', 'Éclairée à 90 %. Pleine Lune mardi 3 mars à 12 h 38.'],
      ['Mercure rétrograde', 'Depuis le 26 février, à 22° des Poissons, et jusqu’au 20 mars.'],
    ],
    [
      '2026-02-20T12:00:00Z',
      ['Lune croissante en Bélier', 'Éclairée à 10 %. Premier quartier mardi 24 février à 13 h 28.'],
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
    expect(plain(caption)).toBe('Le ciel de l’équinoxe, le 20 mars 2026 à 15 h 46, vu de Paris');
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

  it('is whole at any instant of the century', () => {
    const anyInstant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });
    fc.assert(
      fc.property(anyInstant, (milliseconds) => {
        const { answer } = skyOfNow(loadEphemeris(), Temporal.Instant.fromEpochMilliseconds(milliseconds));
        const read = homeIndex.answer.parse(answer);
        expect(read.facts).toHaveLength(4);
        expect(read.wheel.bodies).toHaveLength(10);
        expect(read.wheel.cuspsDeg[0]).toBe(read.wheel.ascendantDeg);
        expect(read.wheel.cuspsDeg[9]).toBe(read.wheel.midheavenDeg);
        expect(read.positions).toHaveLength(12);
        expect(JSON.stringify(read)).not.toMatch(/undefined|NaN|zéro|null/);
      }),
      { numRuns: 60 },
    );
  });
});
