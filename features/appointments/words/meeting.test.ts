import { describe, expect, it } from 'vitest';
import { meetingLabel, otherClockWords, whenWords } from './meeting.ts';

const AT = '2026-11-17T23:30:00Z';
const plain = (words: string | null) => words?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null;

describe('an appointment in words', () => {
  it('says both clocks when they differ, with the day where that differs too', () => {
    expect(plain(whenWords(AT, 'Europe/Paris', 'Europe/Brussels'))).toBe(
      'mercredi 18 novembre 2026 à 0 h 30, heure de Paris',
    );
    expect(plain(whenWords(AT, 'America/Montreal', 'Europe/Paris'))).toBe(
      'mardi 17 novembre 2026 à 18 h 30, heure de Montréal (mercredi 18 novembre à 0 h 30, heure de Paris)',
    );
    expect(plain(otherClockWords(AT, 'Indian/Reunion', 'Europe/Paris'))).toBe('0 h 30');
    expect(otherClockWords(AT, 'Europe/Paris', 'Europe/Paris')).toBeNull();
  });

  it('says what it is', () => {
    expect(plain(meetingLabel(30, 'phone', 'Maëlle'))).toBe('Consultation de 30 minutes par téléphone avec Maëlle');
  });
});
