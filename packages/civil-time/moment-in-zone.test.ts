import { describe, expect, it } from 'vitest';
import { momentIn } from './moment-in-zone.ts';
import { isoDateWords, longDateWords, shortHourWords } from './words.ts';

describe('an instant in a zone', () => {
  it.each([
    ['2026-11-17T17:30:00Z', 'Europe/Paris', 'mardi 17~novembre 2026', '18~h~30'],
    ['2026-08-01T07:00:00Z', 'Europe/Paris', 'samedi 1er~août 2026', '9~h'],
    ['2026-11-17T23:05:00Z', 'Europe/Paris', 'mercredi 18~novembre 2026', '0~h~05'],
    ['2026-11-17T17:30:00Z', 'America/Montreal', 'mardi 17~novembre 2026', '12~h~30'],
    ['2027-01-03T23:30:00Z', 'Pacific/Auckland', 'lundi 4~janvier 2027', '12~h~30'],
    ['2026-11-15T11:00:00Z', 'UTC', 'dimanche 15~novembre 2026', '11~h'],
  ])('%s in %s', (instant, zone, day, hour) => {
    const moment = momentIn(zone, instant);
    expect([longDateWords(moment), shortHourWords(moment)].map((words) => words.replaceAll('\u00a0', '~'))).toEqual([
      day,
      hour,
    ]);
  });

  it('follows the clocks over a change', () => {
    const hours = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((at) => momentIn('Europe/Paris', at).hour);
    expect(hours).toEqual([2, 2]);
  });
});

it.each([
  ['1990-02-04', '4\u00a0février 1990'],
  ['0043-08-01', '1er\u00a0août 43'],
  ['0000-03-21', '21\u00a0mars 0'],
  ['1500-02-29', '29\u00a0février 1500'],
  ['1990-13-04', '1990-13-04'],
  ['hier', 'hier'],
])('the date %s is %s', (iso, words) => expect(isoDateWords(iso)).toBe(words));
