import { describe, expect, it } from 'vitest';
import { isTooLate, nextTelling } from './letter-times.ts';

const at = (text: string) => Temporal.Instant.from(text);
const day = (zone: string, hour = 8) => ({ rhythm: 'day' as const, hour, zone });

describe('when a letter leaves', () => {
  it.each([
    ['Europe/Paris', '2026-11-16T05:00Z', '2026-11-16T07:00:00Z'],
    ['America/Martinique', '2026-11-16T05:00Z', '2026-11-16T12:00:00Z'],
    ['Pacific/Auckland', '2026-11-16T05:00Z', '2026-11-16T19:00:00Z'],
  ])('at eight of the clock of %s', (zone, after, due) => {
    expect(nextTelling(day(zone), at(after), null).toString()).toBe(due);
  });

  it('the clocks change, the hour does not', () => {
    // Saturday before and Sunday of the change, in Paris.
    expect(nextTelling(day('Europe/Paris'), at('2026-03-28T00:00Z'), null).toString()).toBe('2026-03-28T07:00:00Z');
    expect(nextTelling(day('Europe/Paris'), at('2026-03-28T08:00Z'), null).toString()).toBe('2026-03-29T06:00:00Z');
  });

  it('an hour that the clocks skip is the one after it', () => {
    expect(nextTelling(day('Europe/Paris', 2), at('2026-03-28T12:00Z'), null).toString()).toBe('2026-03-29T01:00:00Z');
  });

  it('a day that was told is not told again, whatever hour is chosen afterwards', () => {
    expect(nextTelling(day('Europe/Paris', 20), at('2026-11-16T08:00Z'), '2026-11-16').toString()).toBe(
      '2026-11-17T19:00:00Z',
    );
  });

  it('a week is told on Sunday', () => {
    const week = { rhythm: 'week' as const, hour: 8, zone: 'Europe/Paris' };
    expect(nextTelling(week, at('2026-11-16T08:00Z'), null).toString()).toBe('2026-11-22T07:00:00Z');
  });

  it('half a day late is too late', () => {
    expect(isTooLate(at('2026-11-16T07:00Z'), at('2026-11-16T18:59Z'))).toBe(false);
    expect(isTooLate(at('2026-11-16T07:00Z'), at('2026-11-16T19:01Z'))).toBe(true);
  });
});
