import { describe, expect, it } from 'vitest';
import { affectiveLife, readName, readRatings } from './engine/index.ts';
import { REFUSAL_SENTENCES } from './refusal-sentences.ts';

describe('refusals', () => {
  it('each have a sentence of their own', () => {
    const sentences = Object.values(REFUSAL_SENTENCES);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('are said in French for what the engine refuses', () => {
    const vowelless = readName('Ng');
    const refused = [
      readName('Анна'),
      readName('R2D2'),
      vowelless.ok ? affectiveLife(vowelless.value) : vowelless,
      readRatings({}),
    ];
    for (const outcome of refused) {
      expect(outcome.ok).toBe(false);
      if (!outcome.ok) expect(REFUSAL_SENTENCES[outcome.code]).toMatch(/^\p{Lu}\p{L}/u);
    }
  });
});
