/** Events as a calendar file (RFC 5545): lines of 75 bytes at most, CRLF, times in UTC. */
export interface CalendarEvent {
  /** Stable for the event, so that a second import changes it instead of doubling it. */
  readonly uid: string;
  readonly at: Temporal.Instant;
  /** An hour unless told: what lasts (a transit) has its own end. */
  readonly until?: Temporal.Instant;
  readonly summary: string;
  readonly description?: string;
  readonly url?: string;
}

const LINE_BYTES = 75;
const bytes = new TextEncoder();

export function calendarFile(name: string, events: readonly CalendarEvent[], stamp: Temporal.Instant): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Solelune//Horoscopes//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function eventLines({ uid, at, until, summary, description, url }: CalendarEvent, stamp: Temporal.Instant): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@solelune`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(at)}`,
    `DTEND:${utc(until ?? at.add({ hours: 1 }))}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** 20260826T041258Z */
const utc = (at: Temporal.Instant): string => at.round('second').toString().replace(/[-:]/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');

/** A line too long goes on after a space; a letter of several bytes is never cut. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const letter of line) {
    const more = bytes.encode(letter).length;
    if (size + more > LINE_BYTES) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += letter;
    size += more;
  }
  return [...parts, part].join('\r\n');
}
