import { describe, expect, it } from 'vitest';
import { sinceWords } from './since-words.ts';

describe('since', () => {
  it.each([
    [0, 'à l’instant'],
    [59_000, 'à l’instant'],
    [-5_000, 'à l’instant'],
    [60_000, 'il y a 1 minute'],
    [3 * 3_600_000, 'il y a 3 heures'],
    [25 * 3_600_000, 'hier'],
    [40 * 86_400_000, 'il y a 40 jours'],
  ])('%i ms', (elapsedMs, words) => expect(sinceWords(1e12 - elapsedMs, 1e12).replace(/\u00a0/g, ' ')).toBe(words));
});
