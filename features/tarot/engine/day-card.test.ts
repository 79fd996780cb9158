import { expect, it } from 'vitest';
import { majorOfDay } from './day-card.ts';

it('gives a device one card a day, and every card its turn', () => {
  const days = Array.from({ length: 2200 }, (_, index) =>
    Temporal.PlainDate.from('2026-01-01').add({ days: index }).toString(),
  );
  expect(majorOfDay('a', '2026-11-16')).toBe(majorOfDay('a', '2026-11-16'));
  const counts = new Map<number, number>();
  for (const day of days) counts.set(majorOfDay('a', day), (counts.get(majorOfDay('a', day)) ?? 0) + 1);
  expect([...counts.keys()].toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 22 }, (_, index) => index + 1),
  );
  // About a hundred each: far from it would be no chance.
  expect(Math.min(...counts.values())).toBeGreaterThan(60);
  expect(Math.max(...counts.values())).toBeLessThan(140);
  const together = days.filter((day) => majorOfDay('a', day) === majorOfDay('b', day)).length;
  expect(together).toBeLessThan(160);
});
