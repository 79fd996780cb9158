/** A day holds what a search of the whole year finds in it, whatever the zone cuts it by. */
import { findExactAspects, findIngresses, SIGNS } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { describe, expect, it } from 'vitest';
import { daySky, houseFrom, spanOfDay } from './day-sky.ts';
import { findSkyEvents, SLOW_BODIES } from './sky-events.ts';
import { voidPeriods } from './void-periods.ts';

const ephemeris = loadEphemeris();
const daysOf = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => Temporal.PlainDate.from(first).add({ days: index }));
const toMinute = (at: Temporal.Instant) => at.round({ smallestUnit: 'minute', roundingMode: 'floor' }).toString();

describe.each(['Europe/Paris', 'Pacific/Auckland', 'America/Martinique'])('the days of a season in %s', (zone) => {
  const days = daysOf('2026-02-01', 90);
  const span = {
    from: spanOfDay(days[0] as Temporal.PlainDate, zone).from,
    to: spanOfDay(days.at(-1) as Temporal.PlainDate, zone).to,
  };
  const skies = days.map((day) => daySky(ephemeris, day, zone));

  it('hold every event of the season once', () => {
    const told = (event: { what: string; at: Temporal.Instant }) => `${event.what} ${toMinute(event.at)}`;
    const whole = findSkyEvents(ephemeris, span).filter(
      (event) => !(event.what === 'ingress' && event.body === 'mean_node'),
    );
    expect(skies.flatMap(({ events }) => events.map(told)).toSorted()).toEqual(whole.map(told).toSorted());
  });

  it('hold every aspect and every entry of the Moon once, and say when she is void', () => {
    const aspects = SLOW_BODIES.flatMap((body) => findExactAspects(ephemeris, 'moon', body, span));
    expect(skies.flatMap(({ moonAspects }) => moonAspects.map(({ at }) => toMinute(at))).toSorted()).toEqual(
      aspects.map(({ at }) => toMinute(at)).toSorted(),
    );
    const entries = new Set(skies.flatMap(({ moon }) => moon.stays.map(({ from }) => toMinute(from))));
    for (const { at } of findIngresses(ephemeris, 'moon', span)) expect(entries).toContain(toMinute(at));
    const voids = new Set(
      skies.flatMap(({ moon }) => moon.voids.map(({ from, to }) => `${toMinute(from)} ${toMinute(to)}`)),
    );
    expect([...voids].toSorted()).toEqual(
      voidPeriods(ephemeris, span)
        .map(({ from, to }) => `${toMinute(from)} ${toMinute(to)}`)
        .toSorted(),
    );
  });

  it('count the days of a stay of the Moon from 0, without a gap', () => {
    skies.forEach(({ moon }, index) => {
      const before = skies[index - 1]?.moon;
      if (before) expect(moon.dayInSign).toBe(before.sign === moon.sign ? before.dayInSign + 1 : 0);
    });
  });
});

it('a day is as long as the clocks make it', () => {
  const hours = (day: string) => {
    const { from, to } = spanOfDay(Temporal.PlainDate.from(day), 'Europe/Paris');
    return to.since(from).total('hours');
  };
  expect([hours('2026-03-28'), hours('2026-03-29'), hours('2026-10-25')]).toEqual([24, 23, 25]);
});

it('houses are counted from the reader’s own sign', () => {
  expect(SIGNS.map((sign) => houseFrom('leo', sign))).toEqual([9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8]);
});
