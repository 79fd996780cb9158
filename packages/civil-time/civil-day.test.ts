import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilDay } from './civil-day.ts';
import { toLocal } from './index.ts';
import { loadZones } from './node.ts';
import { zoneStateAt } from './zone-book.ts';

const zones = loadZones();
/** Where the zone's clocks of today follow the Sun: mean times before legal ones come from the longitude. */
function placeIn(timezone: string) {
  const { offsetSeconds } = zoneStateAt(zones.zone(timezone), Date.UTC(2020, 0) / 1000);
  return { timezone, latDeg: 46, lngDeg: ((offsetSeconds / 240 + 540) % 360) - 180, country: '' };
}
const hoursOf = (timezone: string, [year, month, day]: [number, number, number]) => {
  const span = civilDay(zones, { date: { year, month, day }, place: placeIn(timezone) });
  return span && (span.to - span.from) / 3600;
};

describe('a civil day', () => {
  it.each([
    ['Europe/Paris', [2025, 6, 17], 24],
    ['Europe/Paris', [2025, 3, 30], 23],
    ['Europe/Paris', [2025, 10, 26], 25],
    // Clocks that jump from midnight to one o’clock.
    ['America/Sao_Paulo', [2018, 11, 4], 23],
    ['Australia/Lord_Howe', [2025, 4, 6], 24.5],
  ] as const)('in %s, %j lasts %d hours', (timezone, date, hours) => {
    expect(hoursOf(timezone, [...date])).toBe(hours);
  });

  it('keeps the part between two hours, as its clocks showed them', () => {
    const hours = (date: { year: number; month: number; day: number }, from: number, to: number) => {
      const span = civilDay(zones, { date, place: placeIn('Europe/Paris') }, { from: from * 3600, to: to * 3600 });
      return span && (span.to - span.from) / 3600;
    };
    expect(hours({ year: 2025, month: 6, day: 17 }, 6, 9)).toBe(3);
    expect(hours({ year: 2025, month: 10, day: 26 }, 1, 4)).toBe(4);
    expect(hours({ year: 2025, month: 3, day: 30 }, 1, 4)).toBe(2);
    expect(hours({ year: 2025, month: 3, day: 30 }, 2, 3)).toBeUndefined();
  });

  it('is none where the calendar jumped over it', () => {
    expect(
      civilDay(zones, { date: { year: 2011, month: 12, day: 30 }, place: placeIn('Pacific/Apia') }),
    ).toBeUndefined();
  });

  it('covers both clocks of a town that two armies may have held', () => {
    const moulins = { timezone: 'Europe/Paris', latDeg: 46.565, lngDeg: 3.333, country: 'FR', departement: '03' };
    const date = { year: 1941, month: 1, day: 15 };
    const both = civilDay(zones, { date, place: moulins });
    const one = civilDay(zones, { date, place: moulins, militaryZone: 'occupied' });
    expect([both, one].map((span) => span && (span.to - span.from) / 3600)).toEqual([25, 24]);
  });

  it('holds every instant of its date, and ends with it, in every zone', () => {
    const everyZone = Intl.supportedValuesOf('timeZone').filter((name) => zones.has(name));
    const anySecond = fc.integer({ min: Date.UTC(1890, 0) / 1000, max: Date.UTC(2040, 0) / 1000 });
    fc.assert(
      fc.property(fc.constantFrom(...everyZone), anySecond, (zone, second) => {
        const place = placeIn(zone);
        const { date } = toLocal(zones, second, place);
        const { from, to } = civilDay(zones, { date, place }) ?? { from: 0, to: 0 };
        expect(second >= from && second < to).toBe(true);
        for (const edge of [from, to - 1]) expect(toLocal(zones, edge, place).date).toEqual(date);
        for (const outside of [from - 1, to]) expect(toLocal(zones, outside, place).date).not.toEqual(date);
      }),
      { numRuns: 2000 },
    );
  });
});
