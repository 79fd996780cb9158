import { describe, expect, it } from 'vitest';
import { loadZones } from './node.ts';
import { zoneDateAt, zoneDaySpans } from './zone-day.ts';

const zones = loadZones();
const HOUR = 3600;
const spans = (zone: string, [year, month, day]: readonly [number, number, number], from: number, to: number) =>
  zoneDaySpans(zones, zone, { year, month, day }, { from: from * HOUR, to: to * HOUR }).map((span) =>
    [span.from, span.to].map((at) => new Date(at * 1000).toISOString().slice(0, 16)).join(' '),
  );

describe('a part of a day in a zone', () => {
  it.each([
    ['Europe/Paris', [2026, 11, 17], 9, 12, ['2026-11-17T08:00 2026-11-17T11:00']],
    // 29 March 2026: from two o’clock to three at once.
    ['Europe/Paris', [2026, 3, 29], 1, 4, ['2026-03-29T00:00 2026-03-29T02:00']],
    ['Europe/Paris', [2026, 3, 29], 2, 3, []],
    // 25 October 2026: from three o’clock back to two.
    ['Europe/Paris', [2026, 10, 25], 1, 4, ['2026-10-24T23:00 2026-10-25T03:00']],
    ['Europe/Paris', [2026, 10, 25], 2, 3, ['2026-10-25T00:00 2026-10-25T02:00']],
    [
      'Europe/Paris',
      [2026, 10, 25],
      2,
      2.5,
      ['2026-10-25T00:00 2026-10-25T00:30', '2026-10-25T01:00 2026-10-25T01:30'],
    ],
    ['America/Montreal', [2026, 3, 8], 1, 4, ['2026-03-08T06:00 2026-03-08T08:00']],
    ['Pacific/Noumea', [2026, 11, 17], 0, 24, ['2026-11-16T13:00 2026-11-17T13:00']],
  ] as const)('%s, %j, %d to %d', (zone, date, from, to, expected) => {
    expect(spans(zone, date, from, to)).toEqual(expected);
  });

  it('knows the date of an instant', () => {
    const at = Date.UTC(2026, 10, 17, 23, 30) / 1000;
    expect(zoneDateAt(zones, 'Europe/Paris', at)).toEqual({ year: 2026, month: 11, day: 18 });
    expect(zoneDateAt(zones, 'America/Martinique', at)).toEqual({ year: 2026, month: 11, day: 17 });
  });
});
