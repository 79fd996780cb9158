import { SIGNS } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { describe, expect, it } from 'vitest';
import { piecesOf, planDay } from './day-plan.ts';
import { daySky } from './day-sky.ts';
import { THEMES } from './themes.ts';
import { planetOfWeekday } from './witnesses.ts';

const ephemeris = loadEphemeris();
const everything = () => 3;
const planOf = (day: string, sign: (typeof SIGNS)[number], shelf: () => number = everything) =>
  planDay(daySky(ephemeris, Temporal.PlainDate.from(day), 'Europe/Paris'), sign, shelf);

describe('the plan of a day', () => {
  it('is the same whenever it is made, and has the nine themes in their order', () => {
    for (const sign of SIGNS) {
      const plan = planOf('2026-11-15', sign);
      expect(plan).toEqual(planOf('2026-11-15', sign));
      expect(plan.themes.map(({ theme }) => theme)).toEqual([...THEMES]);
    }
  });

  it('does not say one thing twice in one day', () => {
    for (const sign of SIGNS) {
      const names = piecesOf(planOf('2026-02-17', sign)).map((piece) => JSON.stringify(piece));
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('gives each day of a stay of the Moon another version', () => {
    // The Moon is in Aquarius at noon of 15, 16 and 17 November 2026.
    const versions = ['2026-11-15', '2026-11-16', '2026-11-17'].map((day) => planOf(day, 'leo').opening);
    expect(new Set(versions.map((piece) => piece?.slug))).toEqual(new Set(['7']));
    expect(new Set(versions.map((piece) => piece?.version)).size).toBe(3);
  });

  it('leaves out what is not written', () => {
    expect(piecesOf(planOf('2026-11-15', 'leo', () => 0))).toEqual([]);
  });

  it('explains each choice by reasons that weigh what it weighs', () => {
    for (const { reasons, weight } of planOf('2026-11-15', 'aries').themes) {
      expect(reasons.length).toBeGreaterThan(0);
      expect(weight).toBeGreaterThan(0);
    }
  });
});

it('the week follows the planets, and lends Monday to the three that have no day', () => {
  const planets = Array.from({ length: 7 }, (_, index) =>
    planetOfWeekday(Temporal.PlainDate.from('2026-11-16').add({ days: index })),
  );
  expect(planets.slice(1)).toEqual(['mars', 'mercury', 'jupiter', 'venus', 'saturn', 'sun']);
  const mondays = [0, 7, 14].map((days) => planetOfWeekday(Temporal.PlainDate.from('2026-11-16').add({ days })));
  expect(mondays.toSorted()).toEqual(['neptune', 'pluto', 'uranus']);
});
