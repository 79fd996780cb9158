import { describe, expect, it } from 'vitest';
import { easter, frenchHoliday } from './french-holidays.ts';

describe('French public holidays', () => {
  it.each([
    [2024, 3, 31],
    [2025, 4, 20],
    [2026, 4, 5],
    [2027, 3, 28],
    [2038, 4, 25],
  ])('Easter of %d is %d-%d', (year, month, day) => {
    expect(easter(year)).toEqual({ month, day });
  });

  it.each([
    ['2026-04-06', 'lundi de Pâques'],
    ['2026-05-14', 'Ascension'],
    ['2026-05-25', 'lundi de Pentecôte'],
    ['2026-07-14', 'fête nationale'],
    ['2026-04-05', null],
    ['2026-12-20', null],
  ])('%s: %s', (iso, name) => {
    expect(frenchHoliday(Temporal.PlainDate.from(iso))).toBe(name);
  });

  it('are eleven a year, and one more where slavery was abolished on another day', () => {
    const countIn = (zone?: string) => {
      let day = Temporal.PlainDate.from('2026-01-01');
      let count = 0;
      for (; day.year === 2026; day = day.add({ days: 1 })) if (frenchHoliday(day, zone)) count += 1;
      return count;
    };
    expect(countIn()).toBe(11);
    expect(countIn('Indian/Reunion')).toBe(12);
    expect(countIn('America/Martinique')).toBe(12);
    expect(countIn('America/Montreal')).toBe(11);
  });
});
