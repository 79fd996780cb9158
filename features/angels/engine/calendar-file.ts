import { guardianSpans, monthRegency } from './regency.ts';

/** A line of an iCalendar file holds 75 octets at most; what is longer goes on after a space (RFC 5545, 3.1). */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > 73) {
      parts.push(part);
      part = '';
      octets = 0;
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
const two = (value: number) => String(value).padStart(2, '0');
const dateOf = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return `${date.getUTCFullYear()}${two(date.getUTCMonth() + 1)}${two(date.getUTCDate())}`;
};

interface CalendarFileOptions {
  year: number;
  month: number;
  siteUrl: string;
  brand: string;
  /** When it is written, as `20261115T120000Z`. */
  stamp: string;
}

/**
 * The regencies of a month for any calendar: whole days, which belong to no zone and which no change of clocks can move. Guardians span
 * their days, heart angels have one event a day.
 */
export function regencyCalendarFile({ year, month, siteUrl, brand, stamp }: CalendarFileOptions): string {
  const days = monthRegency(year, month);
  const host = new URL(siteUrl).hostname;
  const event = (kind: string, name: string, slug: string, from: number, to: number) => [
    'BEGIN:VEVENT',
    `UID:${kind}-${dateOf(year, month, from)}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dateOf(year, month, from)}`,
    // The end is the day after.
    `DTEND;VALUE=DATE:${dateOf(year, month, to + 1)}`,
    `SUMMARY:${escaped(name)}`,
    `URL:${siteUrl}/angeologie/ange/${slug}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand)}//Regences//FR`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(`Régence des anges, ${two(month)}/${year}`)}`,
    ...guardianSpans(days).flatMap(({ angel, from, to }) =>
      event('gardien', `${angel.name}, ange gardien`, angel.slug, from.day, to.day),
    ),
    ...days.flatMap(({ heart, day }) => event('coeur', `${heart.name}, ange du cœur`, heart.slug, day, day)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
