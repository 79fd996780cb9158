import { describe, expect, it } from 'vitest';
import { isWaiting, lateCents, mayFollow, QUESTION_STATUSES } from './question.ts';

const ANSWERED = Temporal.Instant.from('2026-11-17T10:00:00Z');

it('an advisor owes a letter while a question, or the one more, waits', () => {
  expect(QUESTION_STATUSES.filter(isWaiting)).toEqual(['asked', 'followed']);
});

describe('the question more', () => {
  it.each(QUESTION_STATUSES.map((status) => [status, status === 'answered'] as const))('when %s: %s', (status, may) => {
    expect(mayFollow(status, ANSWERED, ANSWERED.add({ hours: 1 }))).toBe(may);
  });

  it('is there for fourteen days', () => {
    expect(mayFollow('answered', ANSWERED, ANSWERED.add({ hours: 14 * 24 }).subtract({ seconds: 1 }))).toBe(true);
    expect(mayFollow('answered', ANSWERED, ANSWERED.add({ hours: 14 * 24 }))).toBe(false);
    expect(mayFollow('answered', null, ANSWERED)).toBe(false);
  });
});

it('a promise that was not kept gives back all of the answer, half of the question more, and nothing else', () => {
  expect(QUESTION_STATUSES.map((status) => lateCents(status, 2901))).toEqual([0, 2901, 0, 1451, 0, 0, 0]);
});
