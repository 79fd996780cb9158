import { describe, expect, it } from 'vitest';
import { startFromAddress, startInAddress } from '../addresses.ts';
import { countOf, placeOf, weeksOf } from './week-days.ts';

const FROM = '2026-11-16T23:30:00.000Z';
const SLOTS = ['2026-11-17T08:00:00.000Z', '2026-11-17T17:30:00.000Z', '2026-11-24T23:30:00.000Z'];
const at = (zone: string, slot: string) => {
  const place = placeOf(weeksOf(SLOTS, FROM, zone), slot);
  return place && [place.week, place.day];
};

describe('free hours by week', () => {
  it('stand on the reader’s own days', () => {
    expect(at('Europe/Paris', SLOTS[0] as string)).toEqual([0, 1]);
    expect(at('America/Montreal', SLOTS[0] as string)).toEqual([0, 1]);
    // Half past midnight in Paris is the day before in Montréal.
    expect(at('Europe/Paris', SLOTS[2] as string)).toEqual([1, 2]);
    expect(at('America/Montreal', SLOTS[2] as string)).toEqual([1, 1]);
    // For Nouméa it is Tuesday already when the page is asked for.
    expect(weeksOf(SLOTS, FROM, 'Pacific/Noumea')[0]?.[0]).toMatchObject({ day: 16, dayOfWeek: 1 });
  });

  it('are parted into morning, afternoon and evening, and none is lost', () => {
    const weeks = weeksOf(SLOTS, FROM, 'Europe/Paris');
    expect(weeks[0]?.[1]?.slots).toEqual({ morning: [SLOTS[0]], afternoon: [], evening: [SLOTS[1]] });
    expect(weeks.flat().reduce((sum, day) => sum + countOf(day), 0)).toBe(SLOTS.length);
    expect(weeksOf([], FROM, 'Europe/Paris')).toHaveLength(1);
    expect(placeOf(weeks, '2026-11-18T08:00:00.000Z')).toBeNull();
  });
});

describe('an hour in an address', () => {
  it('goes there and back, and anything else is none', () => {
    expect(startInAddress(SLOTS[1] as string)).toBe('20261117T1730Z');
    expect(startFromAddress('20261117T1730Z')).toBe(SLOTS[1]);
    for (const odd of ['', 'demain', '20261117T2560Z', '2026-11-17']) expect(startFromAddress(odd)).toBeNull();
  });
});
