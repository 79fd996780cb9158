import { loadEphemeris } from '@solelune/sky/node';
import { describe, expect, it } from 'vitest';
import { eventKey, spanOfYear } from './event-keys.ts';
import { monthEvents } from './month-events.ts';
import { findSkyEvents } from './sky-events.ts';

const year = findSkyEvents(loadEphemeris(), spanOfYear(2026));
const month = (number: number) => year.filter(({ at }) => at.toZonedDateTimeISO('Europe/Paris').month === number);
const never = () => false;

describe('the months of 2026', () => {
  it.each([
    [2, 'taurus', 'eclipse:2026-02-17'],
    [9, 'gemini', 'station:uranus:retrograde:2026-09-10'],
    [2, 'leo', 'eclipse:2026-02-17'],
    [4, 'leo', 'ingress:uranus:gemini:2026-04-26'],
    [6, 'leo', 'ingress:jupiter:leo:2026-06-30'],
    [8, 'leo', 'eclipse:2026-08-12'],
  ] as const)('month %s of %s is headed by %s', (number, sign, key) => {
    const { first } = monthEvents(month(number), sign, never);
    expect(first && eventKey(first)).toBe(key);
  });

  it('list six events at most in time order, an eclipse once', () => {
    for (let number = 1; number <= 12; number++) {
      const { events, first } = monthEvents(month(number), 'virgo', never);
      expect(events.length).toBeGreaterThan(2);
      expect(events.length).toBeLessThanOrEqual(6);
      expect(events).toContain(first);
      const times = events.map(({ at }) => at.epochMilliseconds);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
    const august = monthEvents(month(8), 'leo', never).events.map(eventKey);
    expect(august).toContain('eclipse:2026-08-12');
    expect(august).not.toContain('new:2026-08-12');
  });

  it('keep what the text of the year tells', () => {
    const sextile = month(1).find((event) => event.what === 'aspect' && event.aspect === 'sextile');
    const told = monthEvents(month(1), 'virgo', (event) => event === sextile).events;
    expect(told).toContain(sextile);
  });
});
