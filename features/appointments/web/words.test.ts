import { describe, expect, it } from 'vitest';
import type { Appointment } from '../contract.ts';
import { meetingInWords, momentInWords, statusInWords, termsInWords } from './words.ts';

const appointment: Appointment = {
  id: '1',
  advisor: { user_id: 7, slug: 'maelle', display_name: 'Maëlle', picture: null },
  starts_at: '2026-11-17T17:30:00.000Z',
  duration: 30,
  kind: 'phone',
  amount: 9600,
  status: 'booked',
  advisor_zone: 'Europe/Paris',
  cancelled_by: null,
  refund: null,
  proposal: null,
};
const shown = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, '~');

describe('an appointment in words', () => {
  it('says when, as a title does', () => {
    const moment = { year: 2026, month: 8, day: 1, dayOfWeek: 6, hour: 9, minute: 0 };
    expect(shown(momentInWords(moment))).toBe('Samedi 1er~août 2026, 9~h');
    expect(shown(momentInWords({ ...moment, minute: 5 }))).toBe('Samedi 1er~août 2026, 9~h~05');
  });

  it('says with whom, how, how long and for how much', () => {
    expect(meetingInWords(appointment)).toBe('Avec Maëlle, par téléphone');
    expect(shown(termsInWords(appointment))).toBe('30~minutes, 96~€');
    expect(shown(termsInWords({ ...appointment, duration: 1, amount: 2950 }))).toBe('1~minute, 29,50~€');
    expect(shown(termsInWords({ ...appointment, amount: 0 }))).toBe('30~minutes, offertes');
    expect(statusInWords({ ...appointment, status: 'cancelled' })).toBe('Annulé');
  });
});
