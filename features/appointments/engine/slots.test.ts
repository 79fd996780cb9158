import { zoneDateAt } from '@solelune/civil-time';
import { loadZones } from '@solelune/civil-time/node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Agenda, hoursOn, openOn, type Span } from './agenda.ts';
import { freeSlots, gridOn, isBookable, openBetween, SLOT_MINUTES } from './slots.ts';

const zones = loadZones();
const ZONES = ['Europe/Paris', 'Indian/Reunion', 'America/Martinique', 'Pacific/Noumea', 'America/Montreal'] as const;
const every = (from: number, to: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: from * 60, to: to * 60 }));
const agendaOf = (changes: Partial<Agenda> = {}): Agenda => ({
  ...{ zone: 'Europe/Paris', weekly: every(9, 12), exceptions: [], worksOnHolidays: false },
  ...{ bufferMinutes: 0, noticeMinutes: 0, horizonDays: 60, ...changes },
});
const dateOf = (iso: string) => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
};
const starts = (slots: Iterable<Span>) => [...slots].map(({ startMs }) => new Date(startMs).toISOString().slice(5, 16));
const ms = (iso: string) => Date.parse(iso);

describe('the slots of a day', () => {
  // Two hours from one o’clock on the advisor’s clock, by hours of UTC: on days when clocks change one hour is missing or comes twice.
  it.each([
    ['Europe/Paris', '2026-03-28', ['03-28T00:00', '03-28T01:00', '03-28T02:00']],
    ['Europe/Paris', '2026-03-29', ['03-29T00:00', '03-29T01:00']],
    ['Europe/Paris', '2026-03-30', ['03-29T23:00', '03-30T00:00', '03-30T01:00']],
    ['Europe/Paris', '2026-10-25', ['10-24T23:00', '10-25T00:00', '10-25T01:00', '10-25T02:00']],
    ['America/Montreal', '2026-03-08', ['03-08T06:00', '03-08T07:00']],
    ['America/Montreal', '2026-11-01', ['11-01T05:00', '11-01T06:00', '11-01T07:00', '11-01T08:00']],
    ['Indian/Reunion', '2026-03-29', ['03-28T21:00', '03-28T22:00', '03-28T23:00']],
    ['Indian/Reunion', '2026-10-25', ['10-24T21:00', '10-24T22:00', '10-24T23:00']],
    ['America/Martinique', '2026-03-08', ['03-08T05:00', '03-08T06:00', '03-08T07:00']],
    ['America/Martinique', '2026-10-25', ['10-25T05:00', '10-25T06:00', '10-25T07:00']],
    ['Pacific/Noumea', '2026-03-29', ['03-28T14:00', '03-28T15:00', '03-28T16:00']],
    ['Pacific/Noumea', '2026-10-25', ['10-24T14:00', '10-24T15:00', '10-24T16:00']],
  ] as const)('one to four o’clock in %s on %s', (zone, date, expected) => {
    const agenda = agendaOf({ zone, weekly: every(1, 4), worksOnHolidays: true });
    expect(starts(gridOn(zones, agenda, dateOf(date), 60))).toEqual(expected);
  });

  it('are none in an hour that clocks jump over, and twice in one that comes twice', () => {
    const agenda = agendaOf({ weekly: every(2, 2.5) });
    expect(starts(gridOn(zones, agenda, dateOf('2026-03-29'), 15))).toEqual([]);
    expect(starts(gridOn(zones, agenda, dateOf('2026-10-25'), 30))).toEqual(['10-25T00:00', '10-25T01:00']);
    expect(starts(gridOn(zones, agenda, dateOf('2026-10-25'), 60))).toEqual([]);
  });

  it('leave the rest between two, and begin on quarters of an hour', () => {
    const with10 = agendaOf({ bufferMinutes: 10 });
    expect(starts(gridOn(zones, with10, dateOf('2026-11-17'), 30))).toEqual([
      ...['11-17T08:00', '11-17T08:45', '11-17T09:30', '11-17T10:15'],
    ]);
    expect(gridOn(zones, agendaOf(), dateOf('2026-11-17'), 15)).toHaveLength(12);
  });

  it('are none on holidays, of the mainland or of the advisor’s island, unless they work', () => {
    const on = (date: string, changes: Partial<Agenda> = {}) => hoursOn(agendaOf(changes), dateOf(date));
    expect(on('2026-12-25')).toEqual([]);
    expect(on('2026-12-25', { worksOnHolidays: true })).toHaveLength(1);
    expect(on('2026-12-20')).toHaveLength(1);
    expect(on('2026-12-20', { zone: 'Indian/Reunion' })).toEqual([]);
    expect(on('2026-05-22', { zone: 'America/Martinique' })).toEqual([]);
    expect(on('2027-05-06')).toEqual([]);
  });

  it('follow the date’s own hours where there are some, and hours that touch are one', () => {
    const exceptions = [
      { date: '2026-12-24', hours: [] },
      { date: '2026-12-25', hours: [{ from: 600, to: 660 }] },
    ];
    expect(hoursOn(agendaOf({ exceptions }), dateOf('2026-12-24'))).toEqual([]);
    expect(hoursOn(agendaOf({ exceptions }), dateOf('2026-12-25'))).toEqual([{ from: 600, to: 660 }]);
    const weekly = [...every(11, 14), ...every(9, 12)];
    expect(hoursOn(agendaOf({ weekly }), dateOf('2026-11-17'))).toEqual([{ from: 540, to: 840 }]);
  });
});

describe('when somebody means to be there', () => {
  it('is cut to the time that is asked for, whichever of their days it falls on', () => {
    const agenda = agendaOf({ zone: 'Pacific/Noumea', weekly: every(8, 20) });
    const open = openBetween(zones, agenda, { startMs: ms('2026-11-16T12:00Z'), endMs: ms('2026-11-18T00:00Z') });
    expect(
      open.map(({ startMs, endMs }) => [startMs, endMs].map((at) => new Date(at).toISOString().slice(5, 16))),
    ).toEqual([
      ['11-16T21:00', '11-17T09:00'],
      ['11-17T21:00', '11-18T00:00'],
    ]);
    expect(openBetween(zones, agenda, { startMs: ms('2026-11-16T10:00Z'), endMs: ms('2026-11-16T11:00Z') })).toEqual(
      [],
    );
  });
});

describe('what is free', () => {
  const nowMs = ms('2026-11-17T07:50:00Z');
  const day: Span = { startMs: nowMs, endMs: ms('2026-11-18T00:00:00Z') };
  const free = (changes: Partial<Agenda>, busy: Span[] = [], minutes = 30) =>
    starts(freeSlots(zones, agendaOf(changes), { minutes, busy, nowMs }, day));

  it('is neither too soon nor too far', () => {
    expect(free({}).at(0)).toBe('11-17T08:00');
    expect(free({ noticeMinutes: 60 }).at(0)).toBe('11-17T09:00');
    const far = [
      ...freeSlots(zones, agendaOf({ horizonDays: 2 }), { minutes: 60, busy: [], nowMs }, { ...day, endMs: Infinity }),
    ];
    expect(starts(far).at(-1)).toBe('11-18T10:00');
  });

  it('is not what is taken, and the rest of either is kept', () => {
    const taken = { startMs: ms('2026-11-17T09:00:00Z'), endMs: ms('2026-11-17T09:15:00Z') };
    expect(free({}, [taken])).toEqual(['11-17T08:00', '11-17T08:30', '11-17T09:30', '11-17T10:00', '11-17T10:30']);
    // 8:15 would rest until 9:00 with a quarter of an hour, 8:45 would not.
    expect(free({ bufferMinutes: 15 }, [taken])).toEqual(['11-17T08:00', '11-17T09:30', '11-17T10:15']);
  });

  it('is bookable by its very beginning alone', () => {
    const wanted = { minutes: 30, busy: [], nowMs };
    expect(isBookable(zones, agendaOf(), wanted, ms('2026-11-17T08:30:00Z'))).toBe(true);
    for (const at of ['2026-11-17T08:15:00Z', '2026-11-17T11:00:00Z', '2026-11-16T08:30:00Z'])
      expect(isBookable(zones, agendaOf(), wanted, ms(at))).toBe(false);
  });
});

describe('for any agenda', () => {
  const hours = fc
    .tuple(fc.integer({ min: 0, max: 94 }), fc.integer({ min: 1, max: 40 }))
    .map(([from, length]) => ({ from: from * 15, to: Math.min(1440, (from + length) * 15) }));
  const agendas = fc.record({
    zone: fc.constantFrom(...ZONES),
    weekly: fc.array(
      fc.tuple(fc.integer({ min: 1, max: 7 }), hours).map(([weekday, one]) => ({ weekday, ...one })),
      {
        maxLength: 12,
      },
    ),
    exceptions: fc.array(fc.record({ date: fc.constantFrom('2026-03-29', '2026-10-25'), hours: fc.array(hours) })),
    worksOnHolidays: fc.boolean(),
    bufferMinutes: fc.constantFrom(0, 5, 10, 15, 30),
    noticeMinutes: fc.constantFrom(0, 60, 1440),
    horizonDays: fc.integer({ min: 1, max: 4 }),
  });
  // The days around those on which clocks change, in Paris and in Montréal.
  const moments = fc
    .tuple(
      fc.constantFrom('2026-03-07', '2026-03-28', '2026-10-24', '2026-10-31', '2026-12-24'),
      fc.integer({ min: 0, max: 2880 }),
    )
    .map(([date, minute]) => ms(`${date}T00:00:00Z`) + minute * 60_000);
  const cases = fc.tuple(agendas, moments, fc.constantFrom(...SLOT_MINUTES));
  const all = (agenda: Agenda, nowMs: number, minutes: number, busy: Span[] = []) => [
    ...freeSlots(zones, agenda, { minutes, busy, nowMs }, { startMs: nowMs, endMs: nowMs + 5 * 86_400_000 }),
  ];

  it('slots never overlap, not even with their rest', () => {
    fc.assert(
      fc.property(cases, ([agenda, nowMs, minutes]) => {
        const slots = all(agenda, nowMs, minutes);
        slots.forEach((slot, index) => {
          const next = slots[index + 1];
          if (next) expect(next.startMs).toBeGreaterThanOrEqual(slot.endMs);
        });
      }),
    );
  });

  it('slots never leave the agenda: each of their minutes is one of its hours, on the advisor’s own clock', () => {
    fc.assert(
      fc.property(cases, ([agenda, nowMs, minutes]) => {
        for (const { startMs, endMs } of all(agenda, nowMs, minutes))
          for (let at = startMs; at < endMs; at += 300_000) {
            const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(agenda.zone);
            const minute = local.hour * 60 + local.minute;
            const open = hoursOn(agenda, zoneDateAt(zones, agenda.zone, at / 1000));
            expect(open.some(({ from, to }) => minute >= from && minute < to)).toBe(true);
          }
      }),
      { numRuns: 60 },
    );
  });

  it('what is free stays what it was, less what was taken', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 0, max: 400 }), ([agenda, nowMs, minutes], length) => {
        const before = all(agenda, nowMs, minutes);
        const taken = before[Math.floor(before.length / 2)];
        if (!taken) return;
        const after = all(agenda, nowMs, minutes, [{ ...taken, endMs: taken.startMs + (length + 1) * 60_000 }]);
        const kept = new Set(before.map(({ startMs }) => startMs));
        expect(after.every(({ startMs }) => kept.has(startMs))).toBe(true);
        expect(after.some(({ startMs }) => startMs === taken.startMs)).toBe(false);
        for (const { startMs } of after)
          expect(isBookable(zones, agenda, { minutes, busy: [], nowMs }, startMs)).toBe(true);
      }),
    );
  });

  it('slots are instants: cut at any hour of any reader’s clock, the parts make the whole', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom(...ZONES), ([agenda, nowMs, minutes], reader) => {
        const end = nowMs + 5 * 86_400_000;
        const midnight = Temporal.Instant.fromEpochMilliseconds(nowMs + 2 * 86_400_000)
          .toZonedDateTimeISO(reader)
          .startOfDay().epochMilliseconds;
        const wanted = { minutes, busy: [], nowMs };
        const parts = [
          ...freeSlots(zones, agenda, wanted, { startMs: nowMs, endMs: midnight }),
          ...freeSlots(zones, agenda, wanted, { startMs: midnight, endMs: end }),
        ];
        expect(parts).toEqual(all(agenda, nowMs, minutes));
      }),
    );
  });

  it('the hours of a usual day last as long as they say', () => {
    fc.assert(
      fc.property(agendas, (agenda) => {
        const date = dateOf('2026-11-17');
        const said = hoursOn(agenda, date).reduce((sum, { from, to }) => sum + to - from, 0);
        const open = openOn(zones, agenda, date).reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
        expect(open / 60_000).toBe(said);
      }),
    );
  });
});
