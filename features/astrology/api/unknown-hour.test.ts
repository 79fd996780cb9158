import { toLocal } from '@solelune/civil-time';
import { encodeInfos } from '@solelune/screen';
import { type Chart, computeChart } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimeCertainty } from '../answers/chart.ts';
import type { ReadingAnswer } from '../answers/reading.ts';
import { namedTexts } from '../composition/testing.ts';
import { uncertainReading } from '../composition/uncertain-reading.ts';
import { SIGN_FACTS } from '../engine/index.ts';
import { POINT_WORDS } from '../words/points.ts';
import { answerBirth, type PlacedBirth } from './birth/birth-answer.ts';
import { zones } from './birth/known-place.ts';
import { instantOf, skyPlace } from './sky/cast-chart.ts';
import { certaintyAnswer } from './sky/certainty-answer.ts';

const now = Temporal.Instant.from('2026-11-15T12:00:00Z');
const DAY = 86_400;
const INSTANTS = 200;

/** Where the zone's clocks of today follow the Sun: mean times before legal ones come from the longitude. */
function placeIn(timezone: string) {
  const anywhere = { timezone, latDeg: 0, lngDeg: 0, country: '' };
  const { offsetSeconds } = toLocal(zones(), Date.UTC(2020, 0) / 1000, anywhere);
  return { lat: '46.5', lng: String(((offsetSeconds / 240 + 540) % 360) - 180), timezone };
}

/** Each text says only which one it is. */

interface Told {
  placed: PlacedBirth;
  certainty: TimeCertainty;
  reading: ReadingAnswer;
}

function tell({ timezone = 'Europe/Paris', ...birth }: Record<string, string>): Told | undefined {
  const found = answerBirth({ infos: encodeInfos({ ...birth, ...placeIn(timezone) }) }, now, (placed) => {
    const certainty = certaintyAnswer(placed) as TimeCertainty;
    return { placed, certainty, reading: uncertainReading(namedTexts, certainty) };
  });
  return 'placed' in found ? found : undefined;
}

/** The instants of a birth's date on the clocks of its place, found without the code under test: around noon, those that show that date. */
function instantsOf({ placed: { place, moment, birth } }: Told): number[] {
  const around = Array.from(
    { length: 3 * INSTANTS },
    (_, index) => moment.epochSeconds + (index / INSTANTS - 1.5) * DAY,
  );
  return around.filter((at) => {
    const { date } = toLocal(zones(), at, place.onEarth);
    return date.day === birth.date?.day && date.month === birth.date.month;
  });
}

const chartAt = ({ placed: { place, houseSystem, orbDeg } }: Told, epochSeconds: number): Chart =>
  computeChart(loadEphemeris(), {
    instant: instantOf(epochSeconds),
    place: skyPlace(place),
    houseSystem,
    orbs: { defaultDeg: orbDeg },
  });

function isTrueAt(chart: Chart, { subject, what, value }: TimeCertainty['certain'][number]): boolean {
  if (subject === 'ascendant' || subject === 'midheaven') return chart.angles[subject].sign === value;
  const placement = chart.placements.find(({ body }) => body === subject);
  if (what === 'sign') return placement?.sign === value;
  if (what === 'house') return String(placement?.house) === value;
  return placement?.retrograde === (value === 'retrograde');
}

/** What the words of a part claim: its title, unless they say when it changes. */
function titleHolds(chart: Chart, { key, title, certainty_words }: ReadingAnswer['parts'][number]): boolean {
  if (certainty_words?.startsWith('Change')) return true;
  const placement = chart.placements.find(({ body }) => body === key);
  if (!placement) return true;
  const sign = SIGN_FACTS.find((facts) => facts.key === placement.sign);
  const way = placement.retrograde && !['mean_node', 'mean_lilith'].includes(key) ? ' rétrograde' : '';
  const turns = certainty_words === undefined || title.includes('rétrograde');
  return title === `${POINT_WORDS[placement.body].name}${turns ? way : ''} en ${sign?.name}`;
}

const everyZone = Intl.supportedValuesOf('timeZone').filter((name) => zones().has(name));
const anyDate = fc
  .date({ min: new Date('1600-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Days on which clocks are changed, and days on which the Sun changes sign. */
const oddDate = fc.constantFrom('2025-10-26', '2025-03-30', '2018-11-04', '2011-12-29', '1988-06-21', '2000-03-20');
const anyUnknown = fc.record({
  birthdate: fc.oneof({ weight: 3, arbitrary: anyDate }, { weight: 1, arbitrary: oddDate }),
  timezone: fc.oneof(fc.constant('Europe/Paris'), fc.constantFrom(...everyZone)),
});

describe('a birth without an hour', () => {
  it('is never told as certain what some instant of its day denies', () => {
    fc.assert(
      fc.property(anyUnknown, (birth) => {
        const told = tell(birth);
        if (!told) return;
        const { certainty, reading } = told;
        const denied = instantsOf(told).flatMap((at) => {
          const chart = chartAt(told, at);
          const held = ({ from, to, kind }: { from: string; to: string; kind: string }) =>
            chart.aspects.some((one) => one.from === from && one.to === to && one.kind === kind);
          const aspects = certainty.over?.aspects.filter(({ certain }) => certain) ?? [];
          return [
            ...certainty.certain.filter((one) => !isTrueAt(chart, one)),
            ...reading.parts.filter((part) => !titleHolds(chart, part)),
            ...aspects.filter((aspect) => !held(aspect)),
          ];
        });
        expect(denied).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('has no house, no angle, and no planet that weighs more', () => {
    fc.assert(
      fc.property(anyUnknown, (birth) => {
        const told = tell(birth);
        if (!told) return;
        const { certainty, reading } = told;
        expect([...certainty.certain, ...certainty.uncertain].filter(({ what }) => what === 'house')).toEqual([]);
        expect(reading.parts.map(({ title, html }) => `${title} ${html}`).join('\n')).not.toMatch(
          /maison|Ascendant|Milieu/,
        );
        expect(reading.parts.every(({ strength, certainty_words }) => strength === undefined && certainty_words)).toBe(
          true,
        );
        const paragraphs = reading.parts.flatMap(({ html }) => html.split('\n'));
        const openings = paragraphs.map((html) => html.split(' ', 4).join(' '));
        expect(openings.filter((opening, index) => openings.indexOf(opening) < index)).toEqual([]);
        expect(JSON.stringify(reading)).not.toMatch(/undefined|NaN|null/);
      }),
      { numRuns: 40 },
    );
  });

  it('says when the Moon changes, and what the balance becomes', () => {
    const told = tell({ birthdate: '1990-05-15' });
    const plain = (words = '') => words.replaceAll(/[\u00A0\u202F]/g, ' ');
    const moon = told?.reading.parts.find(({ key }) => key === 'moon');
    expect(moon).toMatchObject({ title: 'Lune en Capricorne, puis en Verseau' });
    expect(plain(moon?.certainty_words)).toBe('Change à 19 h 30');
    expect(plain(moon?.html)).toMatch(
      /^<p>Jusqu’à 19 h 30, la Lune est en Capricorne\. \[.*capricorne\]<\/p>\n<p>Dès 19 h 30, la Lune est en Verseau/,
    );
    expect(plain(told?.reading.lead)).toMatch(
      /ni Ascendant ni maisons.*Ce ciel penche jusqu’à 19 h 30 vers la Terre .*dès 19 h 30 vers/,
    );
  });
});

describe('a birth between two hours', () => {
  it('is told certain of what holds from one to the other, houses included', () => {
    const told = tell({
      birthdate: '1988-06-17',
      timezone: 'Europe/Paris',
      birthtime_from: '14:00',
      birthtime_to: '14:30',
    });
    if (!told) throw new Error('not placed');
    expect(told.reading.lead.replaceAll(/[\u00A0\u202F]/g, ' ')).toMatch(/Pour une naissance entre 14 h 00 et 14 h 30/);
    expect(told.certainty.certain.filter(({ what }) => what === 'house').length).toBeGreaterThan(8);
    const from = Temporal.Instant.from('1988-06-17T12:00:00Z').epochMilliseconds / 1000;
    for (let minute = 0; minute < 30; minute += 1) {
      const chart = chartAt(told, from + minute * 60);
      for (const one of told.certainty.certain) expect(isTrueAt(chart, one)).toBe(true);
    }
    expect(told.reading.parts.map(({ html }) => html).join()).toMatch(/se tient en maison/);
  });
});

it('the sky of the day is that of the ephemeris', () => {
  const told = tell({ birthdate: '1990-05-15' });
  const chart = computeChart(loadEphemeris(), {
    instant: Temporal.Instant.from('1990-05-15T10:00:00Z'),
    place: { latDeg: 0, lngDeg: 0 },
  });
  const moon = told?.certainty.over?.longitudes.find(({ subject }) => subject === 'moon');
  const noon = chart.placements.find(({ body }) => body === 'moon')?.lonDeg ?? 0;
  expect(noon).toBeGreaterThan(moon?.from.longitude_deg ?? 360);
  expect(noon).toBeLessThan(moon?.to.longitude_deg ?? 0);
});
