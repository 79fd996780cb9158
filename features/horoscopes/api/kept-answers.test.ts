import { expect, it } from 'vitest';
import { keptAnswers } from './kept-answers.ts';

it('makes an answer once, and again only when others have pushed it out', () => {
  const made: string[] = [];
  const kept = keptAnswers<string>('answers of this test', 2);
  const ask = (key: string) => kept(key, () => (made.push(key), key.toUpperCase()));
  expect([ask('a'), ask('b'), ask('a')]).toEqual(['A', 'B', 'A']);
  expect(made).toEqual(['a', 'b']);
  // The one asked for longest ago goes.
  ask('c');
  ask('a');
  ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
