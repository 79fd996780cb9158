import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../refusal-sentences.ts';
import { currentHourState, currentSighting } from './current-hour.ts';
import { sightingProblem } from './records.ts';

const now = { date: '2026-11-15', minuteOfDay: 14 * 60 + 14 };

describe('what can be noted', () => {
  it.each([
    ['2026-11-15', '14h14', null],
    ['2026-11-15', '00h00', null],
    ['2026-11-14', '23h23', null],
    ['2000-01-01', '11h11', null],
    ['2026-11-15', '14h41', 'in_the_future'],
    ['2026-11-16', '00h00', 'in_the_future'],
    ['1999-12-31', '11h11', 'too_early'],
    ['2026-02-29', '11h11', 'invalid_date'],
    ['2026-11-31', '11h11', 'invalid_date'],
    ['15/11/2026', '11h11', 'invalid_date'],
    ['2026-11-15', '14h15', 'unknown_hour'],
    ['2026-11-15', '24h24', 'unknown_hour'],
  ])('%s %s: %s', (date, hour, problem) => expect(sightingProblem({ date, hour }, now)).toBe(problem));

  it('each refusal has its sentence', () => {
    for (const { sentence } of Object.values(REFUSALS)) expect(sentence).toMatch(/^[A-ZÀ-Ý].*[^.]$/u);
  });
});

describe('the current mirror hour', () => {
  const noted = (date: string, hour: string, live: boolean, haveSeen = false) => ({ date, hour, live, haveSeen });
  const later = noted('2026-11-14', '22h22', false);
  const live = noted('2026-11-13', '11h11', true);

  it('is none, then locked, then unlocked, then seen', () => {
    expect(currentHourState([], true)).toBe('none');
    expect(currentHourState([later], true)).toBe('locked');
    expect(currentHourState([later, live], true)).toBe('unlocked');
    expect(currentHourState([later, { ...live, haveSeen: true }], true)).toBe('seen');
  });

  it('is tied to an account', () => expect(currentHourState([live], false)).toBe('locked'));

  it('is the latest that was noted in its minute, of the day and of the hour', () => {
    const newer = noted('2026-11-14', '05h05', true);
    const newest = noted('2026-11-14', '12h21', true);
    expect(currentSighting([live, newest, later, newer])).toBe(newest);
    expect(currentSighting([later])).toBeNull();
    expect(currentHourState([{ ...live, haveSeen: true }, newest], true)).toBe('unlocked');
  });
});
