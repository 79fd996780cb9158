/** Events as a calendar file (RFC 5545; what mails say to calendars: RFC 5546). */
import { escaped, folded, quoted, utc, wholeDay } from './lines.ts';

export interface Person {
  name: string;
  email: string;
}

type When =
  /** An hour unless told. */
  | { readonly at: Temporal.Instant; readonly until?: Temporal.Instant }
  /** Whole days, the last one included: they belong to no zone, and no change of clocks moves them. */
  | { readonly firstDay: Temporal.PlainDate; readonly lastDay: Temporal.PlainDate };

export type CalendarEvent = When & {
  /** Stable for the event, so that a second import changes it instead of doubling it. */
  readonly uid: string;
  /** Raised by each change of an event that was given out before. */
  readonly sequence?: number;
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  readonly url?: string;
  /** The time is taken; unless said, it stays free for something else. */
  readonly isBusy?: boolean;
  /** Calendars remind of it this long before. */
  readonly remindMinutes?: number;
};

export interface CalendarFile {
  /** What of the site wrote it, in the name of the program. */
  readonly product: string;
  /** The house, in the name of the program. */
  readonly brand?: string;
  /** What the calendar is called where it is kept on its own. */
  readonly name?: string;
  /** Ends the names of events, so that no two sites use the same. */
  readonly host: string;
  /** When it was written. */
  readonly stamp: Temporal.Instant;
  readonly events: readonly CalendarEvent[];
  /** Who invites and who comes: then a mail can change the event later, and take it away. */
  readonly invitation?: { readonly method: 'REQUEST' | 'CANCEL'; readonly from: Person; readonly to: Person };
}

export function calendarFile(file: CalendarFile): string {
  const { product, brand = 'Solelune', name, events, invitation } = file;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand)}//${escaped(product)}//FR`,
    'CALSCALE:GREGORIAN',
    `METHOD:${invitation?.method ?? 'PUBLISH'}`,
    ...(name ? [`X-WR-CALNAME:${escaped(name)}`] : []),
    ...events.flatMap((event) => eventLines(event, file)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function eventLines(event: CalendarEvent, { host, stamp, invitation }: CalendarFile): string[] {
  const { uid, sequence, summary, description, location, url, isBusy, remindMinutes } = event;
  const isCancelled = invitation?.method === 'CANCEL';
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${host}`,
    `DTSTAMP:${utc(stamp)}`,
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...whenLines(event),
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(invitation ? invitationLines(invitation) : []),
    ...(invitation ? [`STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`] : []),
    `TRANSP:${isBusy && !isCancelled ? 'OPAQUE' : 'TRANSPARENT'}`,
    ...(remindMinutes === undefined || isCancelled ? [] : alarmLines(remindMinutes, summary)),
    'END:VEVENT',
  ];
}

function whenLines(event: When): string[] {
  if ('at' in event) return [`DTSTART:${utc(event.at)}`, `DTEND:${utc(event.until ?? event.at.add({ hours: 1 }))}`];
  // The end of whole days is the day after.
  const end = event.lastDay.add({ days: 1 });
  return [`DTSTART;VALUE=DATE:${wholeDay(event.firstDay)}`, `DTEND;VALUE=DATE:${wholeDay(end)}`];
}

const invitationLines = ({ from, to }: { from: Person; to: Person }): string[] => [
  `ORGANIZER;CN=${quoted(from.name)}:mailto:${from.email}`,
  `ATTENDEE;CN=${quoted(to.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${to.email}`,
];

const alarmLines = (minutes: number, summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
];
