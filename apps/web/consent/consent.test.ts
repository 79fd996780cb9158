import { describe, expect, it } from 'vitest';
import { CHOICE_LASTS_DAYS, readChoice } from './consent.ts';

const DAY_MS = 86_400_000;
const NOW = 1_800_000_000_000;

describe('consent', () => {
  it.each(['accepted', 'refused'] as const)('remembers that it was %s', (choice) =>
    expect(readChoice(`${choice} ${NOW - DAY_MS}`, NOW)).toBe(choice),
  );

  it('asks again when the answer is old', () => {
    expect(readChoice(`accepted ${NOW - CHOICE_LASTS_DAYS * DAY_MS}`, NOW)).toBeNull();
    expect(readChoice(`accepted ${NOW - CHOICE_LASTS_DAYS * DAY_MS + 1}`, NOW)).toBe('accepted');
  });

  it.each([null, '', 'true', 'accepted', 'accepted soon', `maybe ${NOW}`, `accepted ${NOW + DAY_MS}`])(
    'takes %s for no answer',
    (stored) => expect(readChoice(stored, NOW)).toBeNull(),
  );
});
