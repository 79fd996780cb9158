/** How a line of a calendar file is written (RFC 5545, 3.1 and 3.3): 75 bytes at most, marks escaped, times in UTC. */

const LINE_BYTES = 75;
const bytes = new TextEncoder();

/** 20260826T041258Z */
export const utc = (at: Temporal.Instant): string => at.round('second').toString().replace(/[-:]/g, '');

/** 20260826 */
export const wholeDay = (day: Temporal.PlainDate): string => day.toString().replaceAll('-', '');

export const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n');

/** A value of a parameter: nothing in it can end it. */
export const quoted = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, '')}"`;

/** A line too long goes on after a space; a letter of several bytes is never cut. */
export function folded(line: string): string {
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
