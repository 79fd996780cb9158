import { describe, expect, it } from 'vitest';
import { readReference } from '../../oracle/reference.ts';
import { instantFromJd } from '../julian-day.ts';
import { loadEphemeris } from '../node.ts';
import { isExactPhase, phaseOfDay } from './phase-of-day.ts';

const ephemeris = loadEphemeris();
const phaseOn = (day: Temporal.PlainDate | string, timeZone = 'UTC') => {
  const from = Temporal.PlainDate.from(day).toZonedDateTime(timeZone);
  return phaseOfDay(ephemeris, { from: from.toInstant(), to: from.add({ days: 1 }).startOfDay().toInstant() });
};

describe('the phase of a day', () => {
  it.each([
    ['2026-11-08', 'waning_crescent'],
    ['2026-11-09', 'new'],
    ['2026-11-10', 'waxing_crescent'],
    ['2026-11-16', 'waxing_crescent'],
    ['2026-11-17', 'first_quarter'],
    ['2026-11-18', 'waxing_gibbous'],
    ['2026-11-23', 'waxing_gibbous'],
    ['2026-11-24', 'full'],
    ['2026-11-25', 'waning_gibbous'],
    ['2026-11-30', 'waning_gibbous'],
    ['2026-12-01', 'last_quarter'],
    ['2026-12-02', 'waning_crescent'],
  ])('of %s is %s', (day, phase) => {
    expect(phaseOn(day)).toBe(phase);
  });

  it('is that of the reference on each day of an exact phase, and on no other', () => {
    const exact = new Map(
      readReference().moonPhases.map(([phase, jdUt]) => [
        instantFromJd(jdUt).toZonedDateTimeISO('UTC').toPlainDate().toString(),
        phase,
      ]),
    );
    for (let day = Temporal.PlainDate.from('2024-01-01'); day.year < 2027; day = day.add({ days: 1 })) {
      const phase = phaseOn(day);
      expect(isExactPhase(phase) ? phase : undefined, day.toString()).toBe(exact.get(day.toString()));
    }
  });

  it('falls on the day of the calendar that one asks for', () => {
    // The quarter of 17 November 2026, 11:48 UTC, is the 18th's in Auckland.
    expect(phaseOn('2026-11-17', 'Pacific/Auckland')).toBe('waxing_crescent');
    expect(phaseOn('2026-11-18', 'Pacific/Auckland')).toBe('first_quarter');
  });
});
