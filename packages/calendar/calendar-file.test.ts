import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './index.ts';

const stamp = Temporal.Instant.from('2026-11-16T09:00:00Z');
const at = Temporal.Instant.from('2026-11-17T17:30:00Z');
const written = { product: 'Rendez-vous', host: 'solelune.example', stamp };
const people = {
  from: { name: 'Solelune', email: 'bonjour@solelune.example' },
  to: { name: 'Camille "Cam" Martin', email: 'camille@exemple.fr' },
};
const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) };
};
const instant = (time: ICAL.Time) => time.toJSDate().toISOString();

describe('a calendar file, read by another program', () => {
  it('has lines of 75 bytes at most, ended as the standard asks', () => {
    const file = calendarFile({ ...written, events: [{ uid: 'x', at, summary: 'À 20°02′ du Lion, '.repeat(9) }] });
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });

  it('tells the instant, its end and its words', () => {
    const event = { uid: 'a', at, until: at.add({ minutes: 30 }), summary: 'Avec Maëlle, par téléphone ; 30 min' };
    const { calendar, events } = read(calendarFile({ ...written, name: 'Ciel', events: [event] }));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Ciel');
    expect(events[0]).toMatchObject({ uid: 'a@solelune.example', summary: event.summary });
    expect(instant(events[0]?.startDate as ICAL.Time)).toBe('2026-11-17T17:30:00.000Z');
    expect(instant(events[0]?.endDate as ICAL.Time)).toBe('2026-11-17T18:00:00.000Z');
  });

  it('tells whole days, the last one included', () => {
    const [firstDay, lastDay] = ['2026-12-30', '2026-12-31'].map((day) => Temporal.PlainDate.from(day)) as [
      never,
      never,
    ];
    const { events } = read(calendarFile({ ...written, events: [{ uid: 'd', firstDay, lastDay, summary: 'x' }] }));
    expect(events[0]?.startDate.isDate).toBe(true);
    expect(events[0]?.duration.toSeconds()).toBe(2 * 86_400);
    expect(events[0]?.endDate.toString()).toBe('2027-01-01');
  });

  it('an invitation, its change and its end have one name and rising numbers', () => {
    const event = (sequence: number) => ({ uid: 'a', at, sequence, summary: 'x', isBusy: true, remindMinutes: 60 });
    const sent = (method: 'REQUEST' | 'CANCEL', sequence: number) =>
      read(calendarFile({ ...written, events: [event(sequence)], invitation: { method, ...people } }));
    const [booked, cancelled] = [sent('REQUEST', 0), sent('CANCEL', 2)];
    expect(cancelled.events[0]?.uid).toBe(booked.events[0]?.uid);
    expect([booked, cancelled].map(({ events }) => events[0]?.sequence)).toEqual([0, 2]);
    const statusOf = ({ calendar }: typeof booked) => {
      const one = calendar.getFirstSubcomponent('vevent');
      return [calendar.getFirstPropertyValue('method'), one?.getFirstPropertyValue('status')].join(' ');
    };
    expect([booked, cancelled].map(statusOf)).toEqual(['REQUEST CONFIRMED', 'CANCEL CANCELLED']);
    expect(booked.events[0]?.organizer).toBe('mailto:bonjour@solelune.example');
    expect(booked.events[0]?.attendees[0]?.getParameter('cn')).toBe('Camille Cam Martin');
    expect(
      booked.events[0]?.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString(),
    ).toBe('-PT60M');
    expect(cancelled.events[0]?.component.getFirstSubcomponent('valarm')).toBeNull();
  });

  it('keeps any words as they are, and lets none of them become lines of its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (words) => {
        const summary = words.replace(/\p{Cc}/gu, ' ').trim();
        const { events } = read(calendarFile({ ...written, events: [{ uid: 'a', at, summary, description: words }] }));
        expect(events).toHaveLength(1);
        expect(events[0]?.summary ?? '').toBe(summary);
      }),
    );
    const { events } = read(calendarFile({ ...written, events: [{ uid: 'a', at, summary: 'x\r\nATTENDEE:y' }] }));
    expect(events[0]?.attendees).toEqual([]);
  });
});
