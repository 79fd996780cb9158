import { describe, expect, it } from 'vitest';
import { alikePairs } from './similarity.ts';

const alike = (...texts: string[]) => alikePairs(new Map(texts.map((text, index) => [`t${index}`, text])));

describe('alikePairs', () => {
  it('measures shared five-word runs against the shorter text', () => {
    // Shorter text: six words, two shingles, one of them in the longer text.
    expect(alike('un deux trois quatre cinq six', 'zéro un deux trois quatre cinq sept huit neuf')).toEqual([
      { a: 't0', b: 't1', shared: 1 / 2 },
    ]);
  });

  it('ignores case and punctuation, and puts the worst pair first', () => {
    const pairs = alike(
      'Un, deux ; trois quatre cinq.',
      'un deux trois quatre cinq',
      'zut un deux trois quatre cinq non',
    );
    expect(pairs[0]).toEqual({ a: 't0', b: 't1', shared: 1 });
    expect(pairs).toHaveLength(3);
  });

  it('finds nothing in texts that differ, or are too short', () => {
    expect(alike('un deux trois quatre cinq', 'cinq quatre trois deux un', 'un deux')).toEqual([]);
  });
});
