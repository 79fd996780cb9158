import { describe, expect, it } from 'vitest';
import { computeChart } from './chart.ts';
import { loadEphemeris } from './node.ts';
import { computeUncertainChart } from './uncertain-time.ts';

const ephemeris = loadEphemeris();
const place = { latDeg: 48.8566, lngDeg: 2.3522 };
const instant = (text: string): Temporal.Instant => Temporal.Instant.from(text);

describe('a day without a birth time', () => {
  // 15 May 1990 in Paris (UTC+2): the Moon goes from Capricorn to Aquarius in the evening.
  const { chart, certainties } = computeUncertainChart(ephemeris, {
    earliest: instant('1990-05-14T22:00:00Z'),
    latest: instant('1990-05-15T21:59:00Z'),
    reference: instant('1990-05-15T10:00:00Z'),
    place,
  });
  const find = (subject: string, what: string) =>
    certainties.find((one) => one.subject === subject && one.what === what) as (typeof certainties)[number];

  it('shows the chart of the reference instant', () => {
    expect(chart.proof.utc.toString()).toBe('1990-05-15T10:00:00Z');
    expect(find('sun', 'sign')).toMatchObject({ certain: true, value: 'taurus', flips: [] });
  });

  it('names the minute at which the Moon changes sign', () => {
    const moon = find('moon', 'sign');
    expect(moon.certain).toBe(false);
    expect(moon.flips).toHaveLength(1);
    const [flip] = moon.flips;
    expect([flip?.before, flip?.after]).toEqual(['capricorn', 'aquarius']);
    expect(flip?.at.toString().slice(0, 16)).toBe('1990-05-15T17:30');
    const at = flip?.at as Temporal.Instant;
    const signAt = (when: Temporal.Instant) => computeChart(ephemeris, { instant: when, place }).placements[1]?.sign;
    expect([signAt(at.subtract({ seconds: 2 })), signAt(at.add({ seconds: 2 }))]).toEqual(['capricorn', 'aquarius']);
  });

  it('sends the ascendant round the zodiac', () => {
    const ascendant = find('ascendant', 'sign');
    expect(ascendant.certain).toBe(false);
    expect(ascendant.flips).toHaveLength(12);
    expect(find('sun', 'house').flips).toHaveLength(12);
  });

  it('looks only at what it is asked for', () => {
    const { certainties: asked } = computeUncertainChart(ephemeris, {
      earliest: instant('1990-05-14T22:00:00Z'),
      latest: instant('1990-05-15T21:59:00Z'),
      reference: instant('1990-05-15T10:00:00Z'),
      whats: ['sign', 'retrograde'],
      place,
    });
    expect(asked).toEqual(certainties.filter(({ what }) => what !== 'house'));
    const { certainties: some } = computeUncertainChart(ephemeris, {
      earliest: instant('1990-05-14T22:00:00Z'),
      latest: instant('1990-05-15T21:59:00Z'),
      reference: instant('1990-05-15T10:00:00Z'),
      subjects: ['ascendant', 'moon'],
      place,
    });
    expect(some).toEqual(certainties.filter(({ subject }) => subject === 'ascendant' || subject === 'moon'));
  });

  it('keeps slow bodies certain', () => {
    for (const body of ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']) {
      expect(find(body, 'sign').certain).toBe(true);
      expect(find(body, 'retrograde').certain).toBe(true);
    }
  });
});

describe('near the poles', () => {
  it('misses no sign of an ascendant that runs', () => {
    const { certainties } = computeUncertainChart(ephemeris, {
      earliest: instant('2000-06-21T00:00:00Z'),
      latest: instant('2000-06-21T23:59:00Z'),
      place: { latDeg: 66.5, lngDeg: 25 },
      houseSystem: 'equal_a',
    });
    const { flips } = certainties.find(({ subject }) => subject === 'ascendant') as (typeof certainties)[number];
    flips.forEach(({ before, after }, i) => {
      expect(after).not.toBe(before);
      if (i > 0) expect(before).toBe(flips[i - 1]?.after);
    });
    expect(new Set(flips.map(({ after }) => after)).size).toBe(12);
  });
});

describe('an interval of minutes', () => {
  it('has few doubts, and none when it is an instant', () => {
    const narrow = computeUncertainChart(ephemeris, {
      earliest: instant('1990-05-15T10:00:00Z'),
      latest: instant('1990-05-15T10:10:00Z'),
      place,
    });
    const doubts = narrow.certainties.filter(({ certain }) => !certain);
    expect(doubts.length).toBeLessThan(6);
    expect(narrow.chart.proof.utc.toString()).toBe('1990-05-15T10:05:00Z');
    const exact = computeUncertainChart(ephemeris, {
      earliest: instant('1990-05-15T10:00:00Z'),
      latest: instant('1990-05-15T10:00:00Z'),
      place,
    });
    expect(exact.certainties.every(({ certain }) => certain)).toBe(true);
  });

  it('must not run backwards', () => {
    const [earliest, latest] = [instant('1990-05-16T00:00:00Z'), instant('1990-05-15T00:00:00Z')];
    expect(() => computeUncertainChart(ephemeris, { earliest, latest, place })).toThrow(RangeError);
  });
});
