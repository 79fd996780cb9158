import { longDateWords, shortDayWords } from '@solelune/civil-time/words';
import { describe, expect, it } from 'vitest';
import { civil, DEFAULT_PLACE } from '../sky-place.ts';
import { durationWords, momentWords } from './time-words.ts';

const plain = (words: string) => words.replaceAll('\u00A0', ' ');

describe('times in French, on the clock of Paris', () => {
  it.each([
    ['2026-11-17T11:47:49.789Z', 'mardi 17 novembre à 12 h 48'],
    ['2026-07-31T22:00:20Z', 'samedi 1er août à 0 h 00'],
    ['2027-01-01T08:05:00Z', 'vendredi 1er janvier à 9 h 05'],
  ])('%s is %s', (instant, words) => {
    expect(plain(momentWords(Temporal.Instant.from(instant), DEFAULT_PLACE))).toBe(words);
  });

  it('writes a date in full and in short', () => {
    const at = civil(Temporal.Instant.from('2026-02-28T23:30:00Z'), DEFAULT_PLACE);
    expect(plain(longDateWords(at))).toBe('dimanche 1er mars 2026');
    expect(plain(shortDayWords(at))).toBe('1er mars');
  });

  it('never breaks a line inside an hour or a day', () => {
    expect(momentWords(Temporal.Instant.from('2026-11-17T11:48:00Z'), DEFAULT_PLACE)).toBe(
      'mardi 17\u00A0novembre à 12\u00A0h\u00A048',
    );
  });

  it.each([
    [20.4, 'trois semaines'],
    [41.7, 'six semaines'],
    [80, 'trois mois'],
    [137, 'cinq mois'],
    [163, 'cinq mois'],
  ])('%d days are %s', (days, words) => {
    expect(durationWords(days)).toBe(words);
  });
});
