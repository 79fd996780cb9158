import { describe, expect, it } from 'vitest';
import { clockAt, within } from './day-hours.ts';

const HOURS = [
  { from: '2026-11-15T17:00:00.000Z', to: '2026-11-15T23:30:00.000Z' },
  { from: '2026-11-16T08:00:00.000Z', to: '2026-11-16T11:00:00.000Z' },
  { from: '2026-11-16T21:00:00.000Z', to: '2026-11-17T02:00:00.000Z' },
];

describe('hours on the reader’s clock', () => {
  it.each([
    [
      'Europe/Paris',
      [
        ['0', '0.5'],
        ['9', '12'],
        ['22', '24'],
      ],
    ],
    [
      'America/Martinique',
      [
        ['4', '7'],
        ['17', '22'],
      ],
    ],
    [
      'Pacific/Noumea',
      [
        ['4', '10.5'],
        ['19', '22'],
      ],
    ],
  ] as const)('are those of their own day, in %s', (zone, expected) => {
    const parts = within(HOURS, clockAt('2026-11-16T12:00:00.000Z', zone), { from: 0, to: 24 });
    expect(parts.map(({ from, to }) => [String(from), String(to)])).toEqual(expected);
  });

  it('go on past midnight where the part does', () => {
    const parts = within(HOURS, clockAt('2026-11-16T20:00:00.000Z', 'Europe/Paris'), { from: 20, to: 26 });
    expect(parts).toEqual([{ from: 22, to: 26 }]);
  });
});
