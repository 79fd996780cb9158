import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const at = Temporal.Instant.from('2026-08-12T17:45:51Z');
const file = calendarFile(
  'Le ciel',
  [
    {
      uid: 'eclipse-2026-08-12',
      at,
      summary: 'Éclipse du Soleil totale, en Lion ; grande',
      description: 'À 20°02′ du Lion, '.repeat(8),
    },
  ],
  at,
);

describe('a calendar file', () => {
  it('has lines of 75 bytes at most, ended as the standard asks', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });

  it('says the instant in universal time and escapes what the format uses', () => {
    const whole = file.replaceAll('\r\n ', '');
    expect(whole).toContain('DTSTART:20260812T174551Z\r\n');
    expect(whole).toContain('SUMMARY:Éclipse du Soleil totale\\, en Lion \\; grande\r\n');
  });
});
