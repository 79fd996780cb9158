import { expect, it } from 'vitest';
import { day, dayAndHour } from './dates.ts';

it('days and hours are those of Paris', () => {
  const instant = Temporal.Instant.from('2026-11-15T13:05:00Z');
  expect(day(instant)).toBe('15 novembre 2026');
  expect(dayAndHour(instant)).toBe('15 novembre 2026 à 14 h 05');
  expect(day(Temporal.Instant.from('2026-11-15T23:30:00Z'))).toBe('16 novembre 2026');
});
