import { PLANETS, skyNow } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { describe, expect, it } from 'vitest';
import { type PersonalYear, personalYear, STEP_DAYS } from './personal-year.ts';
import { findChartTransits } from './transits.ts';

const ephemeris = loadEphemeris();
const span = { from: Temporal.Instant.from('2026-01-01T00:00Z'), to: Temporal.Instant.from('2027-01-01T00:00Z') };
const natalOf = (birth: string) =>
  skyNow(ephemeris, Temporal.Instant.from(birth), PLANETS).map(({ body, lonDeg }) => ({
    point: body as (typeof PLANETS)[number],
    lonDeg,
  }));
const BIRTHS = ['1988-06-17T12:25Z', '1955-01-03T04:00Z', '2001-10-21T21:40Z', '1972-02-29T06:10Z'];
const years = BIRTHS.map((birth) => ({
  birth,
  natal: natalOf(birth),
  year: personalYear(ephemeris, natalOf(birth), span),
}));
const dayOf = (year: PersonalYear, at: Temporal.Instant) =>
  (at.epochMilliseconds - year.span.from.epochMilliseconds) / 86400_000;

describe.each(years)('the year of $birth', ({ natal, year }) => {
  it('has every slow passage that the search of transits has, none twice', () => {
    const found = year.threads.flatMap(({ passages }) => passages);
    const wanted = findChartTransits(
      ephemeris,
      ['jupiter', 'saturn', 'mean_node', 'uranus', 'neptune', 'pluto'],
      natal,
      span,
    );
    const name = ({ body, kind, point, enter }: (typeof wanted)[number]) => `${body} ${kind} ${point} ${enter}`;
    expect(found.map(name).sort()).toEqual(wanted.map(name).sort());
  });

  it('draws each curve at its height where the passage is exact', () => {
    for (const { curve, passages, body } of year.threads) {
      for (const { at } of passages.flatMap(({ exact }) => exact)) {
        const step = Math.round(dayOf(year, at) / STEP_DAYS);
        // Jupiter goes a quarter of a degree a day: at most a day and a half from a place of the curve.
        if (curve[step] !== undefined) expect(curve[step], body).toBeGreaterThan(0.7);
      }
    }
  });

  it('the Sun comes back once, to its degree of birth', () => {
    expect(year.solarReturns).toHaveLength(1);
    const sun = skyNow(ephemeris, year.solarReturns[0] as Temporal.Instant, ['sun', 'moon'])[0]?.lonDeg as number;
    expect(sun).toBeCloseTo(natal[0]?.lonDeg as number, 4);
  });

  it('has five periods at most, apart from each other, in the order of the year, each with its reasons', () => {
    expect(year.periods.length).toBeGreaterThan(0);
    expect(year.periods.length).toBeLessThanOrEqual(5);
    year.periods.forEach(({ fromDay, toDay, peakDay, threads }, index) => {
      expect(fromDay).toBeLessThanOrEqual(peakDay);
      expect(toDay).toBeGreaterThanOrEqual(peakDay);
      expect(threads.length).toBeGreaterThan(0);
      const next = year.periods[index + 1];
      if (next) expect(next.fromDay).toBeGreaterThan(toDay);
    });
    // The highest of all is in one of them.
    const highest = year.load.indexOf(Math.max(...year.load)) * STEP_DAYS;
    expect(year.periods.some(({ peakDay }) => peakDay === highest)).toBe(true);
  });
});

it('a lunation on a natal point is told with its orb: the eclipse of 12 August 2026 at 20° Leo', () => {
  const { lunations } = personalYear(ephemeris, [{ point: 'sun', lonDeg: 321 }], span);
  expect(lunations.find(({ eclipse }) => eclipse === 'sun')).toMatchObject({
    phase: 'new',
    sign: 'leo',
    kind: 'opposition',
  });
  for (const { orbDeg } of lunations) expect(orbDeg).toBeLessThanOrEqual(3);
});

it('no slow passage, no period', () => {
  expect(personalYear(ephemeris, [{ point: 'sun', lonDeg: 163 }], span).periods.length).toBeLessThan(5);
});
