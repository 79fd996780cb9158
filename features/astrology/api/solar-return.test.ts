import { encodeInfos } from '@solelune/screen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerBirth, type PlacedBirth, Refused } from './birth/birth-answer.ts';
import { zones } from './birth/known-place.ts';
import { bothSkies, solarReturnOf } from './solar-return.ts';

const DAY_SECONDS = 86_400;
const NOW = Temporal.Instant.from('2026-11-15T12:00:00Z');
const AROUND_NEW_YEAR = ['12-29', '12-30', '12-31', '01-01', '01-02', '01-03'] as const;

const EVERY_ZONE = Intl.supportedValuesOf('timeZone').filter((name) => zones().has(name));

/** Whether its clocks ever moved across the date line: there a date may be off by a day more, and a day may be missing. */
function crossedDateLine(zone: string): boolean {
  const hours = Array.from({ length: 126 }, (_, index) => {
    const noon = Temporal.PlainDateTime.from({ year: 1900 + index, month: 7, day: 1, hour: 12 });
    return noon.toZonedDateTime(zone).offsetNanoseconds / 3.6e12;
  });
  return Math.max(...hours) - Math.min(...hours) > 12;
}
const CROSSED = new Set(EVERY_ZONE.filter(crossedDateLine));

type At = (placed: PlacedBirth) => object;

function placed(birth: Record<string, string>, make: At, now = NOW.toString()) {
  return answerBirth({ infos: encodeInfos({ lat: '48', lng: '2', ...birth }) }, Temporal.Instant.from(now), make);
}

const returnOf = (year: number, now = NOW) => {
  return (given: PlacedBirth) => {
    const found = solarReturnOf({ ...given, birth: { ...given.birth, year } }, now);
    if (found instanceof Refused) throw new Error('refused');
    return { at: found.sky.moment.epochSeconds, date: bothSkies(found, 0).return.at.date };
  };
};

interface Found {
  status: string;
  at: number;
  date: string;
}

const dayNumber = (date: string) => Date.parse(`${date}T00:00Z`) / 1000 / DAY_SECONDS;

describe('the return of a year', () => {
  const anyBirth = fc.record({
    timezone: fc.constantFrom(...EVERY_ZONE),
    year: fc.integer({ min: 1900, max: 2024 }),
    day: fc.constantFrom(...AROUND_NEW_YEAR),
    minute: fc.integer({ min: 0, max: 1439 }),
    after: fc.integer({ min: 1, max: 90 }),
  });

  it('is one and one only for births around New Year, in every zone: the one nearest to the birthday', () => {
    fc.assert(
      fc.property(anyBirth, ({ timezone, year, day, minute, after }) => {
        const birthtime = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        const birth = { birthdate: `${year}-${day}`, birthtime, timezone, occurrence: 'earlier' };
        const both = [year + after, year + after + 1].map((asked) => ({
          asked,
          found: placed(birth, returnOf(asked)) as unknown as Found,
        }));
        // An hour that the clocks jumped over is refused.
        if (both.some(({ found }) => found.status !== 'ready')) return;
        const [one, next] = both.map(({ found }) => found) as [Found, Found];
        expect((next.at - one.at) / DAY_SECONDS).toBeCloseTo(365.2425, 1);
        const line = CROSSED.has(timezone) ? 1 : 0;
        expect(dayNumber(next.date) - dayNumber(one.date)).toBeGreaterThanOrEqual(365 - line);
        expect(dayNumber(next.date) - dayNumber(one.date)).toBeLessThanOrEqual(366 + line);
        for (const { asked, found } of both) {
          expect(Math.abs(dayNumber(found.date) - dayNumber(`${asked}-${day}`))).toBeLessThanOrEqual(2 + line);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('is the one under way: the last that came, even on the eve of its year', () => {
    // Born at the first minute of 2000 in Paris; the return of 2025 came on 31 December 2024.
    const birth = { birthdate: '2000-01-01', birthtime: '00:01', timezone: 'Europe/Paris' };
    const yearAt = (now: string) => {
      const instant = Temporal.Instant.from(now);
      return placed(birth, (given) => bothSkies(solarReturnOf(given, instant) as never, 2000).return, now);
    };
    expect(yearAt('2024-12-30T12:00:00Z')).toMatchObject({ year: 2024 });
    expect(yearAt('2024-12-31T22:00:00Z')).toMatchObject({ year: 2025, at: { date: '2024-12-31' } });
  });

  it('keeps its count for who was born in another calendar', () => {
    const birth = { birthdate: '1500-12-25', birthtime: '12:00', timezone: 'Europe/Paris' };
    const found = [1581, 1582, 1583, 1990, 1991].map(
      (year) => placed(birth, returnOf(year)) as unknown as { at: number },
    );
    const apart = found
      .slice(1)
      .map(({ at }, index) => Math.round((at - (found[index] as { at: number }).at) / DAY_SECONDS));
    expect(apart).toEqual([365, 365, 148_654, 365]);
  });
});

describe('the return of a birth without an hour', () => {
  it('tells nothing that some hour of that day denies', () => {
    const skiesOf = (birth: Record<string, string>) =>
      placed(birth, (given) => {
        const found = solarReturnOf({ ...given, birth: { ...given.birth, year: 2026 } }, NOW);
        if (found instanceof Refused) throw new Error('refused');
        return bothSkies(found, 1900);
      }) as unknown as { status: string } & ReturnType<typeof bothSkies>;
    const anyHour = fc.record({
      day: fc.integer({ min: 0, max: 36_000 }),
      minute: fc.integer({ min: 0, max: 1439 }),
    });
    fc.assert(
      fc.property(anyHour, ({ day, minute }) => {
        const at = Temporal.PlainDateTime.from('1920-01-01T00:00').add({ days: day, minutes: minute }).toString();
        const birth = { birthdate: at.slice(0, 10), timezone: 'Etc/UTC' };
        const [exact, unknown] = [skiesOf({ ...birth, birthtime: at.slice(11, 16) }), skiesOf(birth)];
        const links = ({ across_aspects }: typeof exact) =>
          across_aspects.map(({ from, to, kind }) => `${from} ${kind} ${to}`);
        expect(links(exact)).toEqual(expect.arrayContaining(links(unknown)));
        const { between } = unknown.return;
        expect(exact.return.at.utc >= (between?.from.utc ?? '') && exact.return.at.utc <= (between?.to.utc ?? '')).toBe(
          true,
        );
        expect(exact.return.between).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });
});
