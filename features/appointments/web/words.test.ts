import { describe, expect, it } from 'vitest';
import type { Appointment } from '../contract.ts';
import { dayInWords, hourInWords, meetingInWords, statusInWords, termsInWords } from './words.ts';

const appointment: Appointment = {
  id: '1',
  advisor: { user_id: 7, slug: 'maelle', display_name: 'Maëlle', picture: null },
  starts_at: '2026-11-17T17:30:00.000Z',
  duration: 30,
  kind: 'phone',
  amount: 9600,
  status: 'booked',
};
const shown = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, '~');

describe('an appointment in words', () => {
  it.each([
    ['2026-11-17T17:30:00Z', 'Europe/Paris', 'Mardi 17 novembre 2026', '18~h~30'],
    ['2026-08-01T07:00:00Z', 'Europe/Paris', 'Samedi 1er août 2026', '9~h'],
    ['2026-11-17T23:05:00Z', 'Europe/Paris', 'Mercredi 18 novembre 2026', '0~h~05'],
    ['2026-11-17T17:30:00Z', 'America/Montreal', 'Mardi 17 novembre 2026', '12~h~30'],
  ])('%s in %s', (startsAt, zone, day, hour) => {
    expect(dayInWords(startsAt, zone)).toBe(day);
    expect(shown(hourInWords(startsAt, zone))).toBe(hour);
  });

  it('says with whom, how, how long and for how much', () => {
    expect(meetingInWords(appointment)).toBe('Avec Maëlle, par téléphone');
    expect(shown(termsInWords(appointment))).toBe('30~minutes, 96~€');
    expect(shown(termsInWords({ ...appointment, duration: 1, amount: 2950 }))).toBe('1~minute, 29,50~€');
    expect(shown(termsInWords({ ...appointment, amount: 0 }))).toBe('30~minutes, offertes');
    expect(statusInWords({ ...appointment, status: 'cancelled' })).toBe('Annulé');
  });
});
