import { describe, expect, it } from 'vitest';
import { ANGELS, angelBySlug, neighboursOf } from './angels.ts';
import facts from './facts/angels72.json' with { type: 'json' };
import { guardianOf } from './guardian.ts';
import { HEART_FILL, heartDaysOf, heartOf, heartSource } from './heart.ts';
import { DAYS_OF_YEAR, type MonthDay, monthDayOf } from './month-day.ts';
import { spiritualOf } from './spiritual.ts';
import { guardianByDegree, heartByDegree, lenainHeartOf } from './traditions.ts';
import { ELEMENT_WORDS } from './zodiac.ts';

const two = (value: number) => String(value).padStart(2, '0');
const written = ({ month, day }: MonthDay) => `${two(month)}-${two(day)}`;
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

describe('the seventy-two angels', () => {
  it.each(facts.map((fact) => [fact.number, fact] as const))('%i is as the facts say', (number, fact) => {
    const angel = angelBySlug(fact.slug);
    expect(angel).toMatchObject({ number, name: fact.name, slug: fact.slug });
    if (!angel) return;
    expect(angel.choir).toEqual(fact.choir);
    expect([angel.sign.slug, angel.sign.name]).toEqual([fact.sign, fact.signName]);
    expect(ELEMENT_WORDS[angel.sign.element].name).toBe(fact.element);
    expect([angel.degreesFrom, angel.degreesTo]).toEqual([fact.degreesFrom % 30, ((fact.degreesTo - 1) % 30) + 1]);
    expect([written(angel.guardianFrom), written(angel.guardianTo)]).toEqual([fact.guardian.start, fact.guardian.end]);
    expect([clock(angel.minuteFrom), clock(angel.minuteTo)]).toEqual([fact.spiritual.start, fact.spiritual.end]);
  });

  it('follow one another in a circle', () => {
    const [first, last] = [ANGELS[0], ANGELS[71]];
    expect(first && neighboursOf(first)).toEqual({ before: last, after: ANGELS[1] });
    expect(last && neighboursOf(last)).toEqual({ before: ANGELS[70], after: first });
  });
});

describe('every day of every year', () => {
  it('has one guardian, the one whose days it falls in', () => {
    const days = new Map(facts.map(({ number }) => [number, 0]));
    for (const day of DAYS_OF_YEAR) {
      const { number } = guardianOf(day);
      days.set(number, (days.get(number) ?? 0) + 1);
      const fact = facts.find(({ guardian: { start, end } }) =>
        start <= end ? written(day) >= start && written(day) <= end : written(day) >= start || written(day) <= end,
      );
      expect(number, written(day)).toBe(fact?.number);
    }
    const unlike = [...days].filter(([, count]) => count !== 5);
    expect(unlike).toEqual([...[6, 14, 18, 24, 28, 31, 36].map((number) => [number, 6]), [53, 4]]);
  });

  it('has one heart angel: the source’s, or our fill where it is silent or speaks twice', () => {
    const filled = new Map(HEART_FILL);
    for (const day of DAYS_OF_YEAR) {
      const named = facts.filter(({ heartDays }) => heartDays.includes(written(day))).map(({ number }) => number);
      const expected = written(day) === '02-14' ? 37 : (filled.get(written(day)) ?? named[0]);
      expect(heartOf(day).number, written(day)).toBe(expected);
      expect(named, written(day)).toHaveLength(filled.has(written(day)) ? 0 : written(day) === '02-14' ? 2 : 1);
      expect(heartSource(day), written(day)).toBe(['filled', 'named', 'shared'][named.length]);
    }
  });

  it('gives each angel its heart days, 366 in all', () => {
    const counts = ANGELS.map((angel) => [angel.number, heartDaysOf(angel).length] as const);
    expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBe(366);
    // The source itself gives two angels a sixth day; our fill gives 37 four more days and 52 the leap day.
    expect(counts.filter(([, count]) => count !== 5)).toEqual([
      [37, 9],
      [38, 4],
      [52, 6],
      [56, 6],
      [64, 6],
    ]);
  });
});

it('every one of the 1,440 minutes has one angel, twenty for each', () => {
  for (let minute = 0; minute < 1440; minute += 1) {
    const { number } = spiritualOf(Math.floor(minute / 60), minute % 60);
    const fact = facts[number - 1];
    expect(
      clock(minute) >= (fact?.spiritual.start ?? '') && clock(minute) < (fact?.spiritual.end ?? ''),
      clock(minute),
    ).toBe(true);
  }
});

describe('other traditions', () => {
  it('Lenain: strict cycles from 20 March, five days free, the leap day with 58', () => {
    for (const day of DAYS_OF_YEAR) {
      const named = facts.find(({ lenainDays }) => lenainDays.includes(written(day)));
      const expected = written(day) === '02-29' ? 58 : (named?.number ?? null);
      expect(lenainHeartOf(day)?.number ?? null, written(day)).toBe(expected);
    }
    expect(['03-15', '03-19'].map((day) => lenainHeartOf(monthDayOf(day)))).toEqual([null, null]);
  });

  it('by degrees: five for a guardian, one for a heart angel', () => {
    expect([0, 4.99, 5, 359.99, 360].map((degree) => guardianByDegree(degree).number)).toEqual([1, 1, 2, 72, 1]);
    // "Vehuiah: 1st degree of Aries, 13th degree of Gemini."
    expect([0.5, 72.5, 71.9, 359.9].map((degree) => heartByDegree(degree).number)).toEqual([1, 1, 72, 72]);
  });
});
