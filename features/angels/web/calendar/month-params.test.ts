// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { askMonth, isMonth, isYear, monthsAround } from './month-params.ts';

it('an address names a month, a month and a year, or a year alone', () => {
  expect(['1', '01', '12', '2026', '13', '0', 'mars', '2301'].map(isMonth)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(['2026', '0000', '26', '2301'].map(isYear)).toEqual([true, false, false, false]);
  expect(askMonth({ month: '2030' })).toMatchObject({ month: undefined, year: '2030' });
  expect(askMonth({ month: '3', year: '2027' })).toMatchObject({ month: '3', year: '2027' });
});

it('a month is asked for by the clock of the visitor', () => {
  expect(askMonth({})).toMatchObject({ timezone: Intl.DateTimeFormat().resolvedOptions().timeZone });
});

it('months go on over the turn of the year and stop where the calendar does', () => {
  expect(monthsAround(2026, 12)).toEqual({ before: { year: 2026, month: 11 }, after: { year: 2027, month: 1 } });
  expect(monthsAround(1, 1).before).toBeNull();
  expect(monthsAround(2300, 12).after).toBeNull();
});
