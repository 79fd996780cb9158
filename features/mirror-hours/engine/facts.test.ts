import { describe, expect, it } from 'vitest';
import { angelOfHour } from './angel.ts';
import { readDigits } from './digits.ts';
import facts from './facts/mirror-hours.json' with { type: 'json' };
import {
  HOUR_KINDS,
  kindOfMinute,
  MINUTES_PER_DAY,
  MIRROR_HOURS,
  mirrorHourBySlug,
  neighboursOf,
  slugOfMinute,
} from './hours.ts';

const expected = new Map(HOUR_KINDS.flatMap((kind) => facts[kind].map(({ hour }) => [hour, kind] as const)));

describe('the 1,440 minutes of a day', () => {
  it('are each what the lists say, and nothing else', () => {
    const found = Array.from({ length: MINUTES_PER_DAY }, (_, minute) => [slugOfMinute(minute), kindOfMinute(minute)]);
    expect(found).toEqual(found.map(([slug]) => [slug, expected.get(slug as string) ?? null]));
    expect(found.filter(([, kind]) => kind !== null)).toHaveLength(52);
  });

  it.each([
    ['double', 24],
    ['reversed', 13],
    ['triple', 15],
  ] as const)('%s: %i a day', (kind, count) =>
    expect(MIRROR_HOURS.filter((one) => one.kind === kind)).toHaveLength(count),
  );

  it('what is no hour of a clock has no entry', () => {
    for (const slug of ['24h24', '25h25', '12:12', '1h1', '12h13', '', '12h12 ']) {
      expect(mirrorHourBySlug(slug)).toBeUndefined();
    }
  });
});

describe.each(HOUR_KINDS)('the %s hours', (kind) => {
  it.each(facts[kind].map((fact) => [fact.hour, fact] as const))('%s has its angel', (slug, fact) => {
    const hour = mirrorHourBySlug(slug);
    if (!hour) throw new Error(`${slug} is missing`);
    const angel = angelOfHour(hour);
    expect([angel.number, angel.name]).toEqual([fact.angel, fact.name]);
    const clock = (minute: number) => slugOfMinute(minute % MINUTES_PER_DAY).replace('h', ':');
    expect(`${clock(angel.minuteFrom)}-${clock(angel.minuteTo)}`).toBe(fact.slot);
    if ('digitSum' in fact) expect(readDigits(hour).sum).toBe(fact.digitSum);
  });
});

describe('the digits of an hour', () => {
  it.each([
    ['00h00', { parts: [{ digit: 0, times: 4 }], number: 0, sum: 0, root: 0 }],
    ['05h50', { number: 550, sum: 10, root: 1 }],
    [
      '12h21',
      {
        parts: [
          { digit: 1, times: 2 },
          { digit: 2, times: 2 },
        ],
        number: null,
        sum: 6,
        root: 6,
      },
    ],
    ['19h19', { number: null, sum: 20, root: 2 }],
    [
      '01h11',
      {
        parts: [
          { digit: 0, times: 1 },
          { digit: 1, times: 3 },
        ],
        number: 111,
        sum: 3,
        root: 3,
      },
    ],
  ])('%s', (slug, reading) => expect(readDigits({ slug })).toMatchObject(reading));
});

describe('neighbours', () => {
  it('go all around the day, within their kind', () => {
    const midnight = mirrorHourBySlug('00h00');
    if (!midnight) throw new Error('midnight is missing');
    expect(neighboursOf(midnight)).toMatchObject({ before: { slug: '23h23' }, after: { slug: '01h01' } });
    for (const hour of MIRROR_HOURS) {
      const { before, after } = neighboursOf(hour);
      expect([before.kind, after.kind, neighboursOf(after).before.slug]).toEqual([hour.kind, hour.kind, hour.slug]);
    }
  });
});
