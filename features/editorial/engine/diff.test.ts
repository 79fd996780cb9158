import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts } from './diff.ts';

const told = (before: string, after: string) =>
  compareTexts(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
    .join('');

describe('two versions', () => {
  it('are compared line by line, and word by word where a line changed', () => {
    expect(told('Les sorciers rentraient tard.\nFin.', 'Les bergers rentraient tard.\nFin.')).toBe(
      'Les [-sorciers ][+bergers ]rentraient tard.\nFin.',
    );
    expect(told('Un.\nDeux.\n', 'Un.\nEntre.\nDeux.\n')).toBe('Un.\n[+Entre.\n]Deux.\n');
    expect(told('Un.\nDeux.\n', 'Deux.\n')).toBe('[-Un.\n]Deux.\n');
    expect(told('Pareil', 'Pareil')).toBe('Pareil');
    expect(told('', 'Nouveau')).toBe('[+Nouveau]');
  });

  it('can each be read back from what is told of them, whatever they say', () => {
    const text = fc
      .array(fc.constantFrom('un ', 'deux ', 'trois', '\n', '\n\n', '## ', 'é'), { maxLength: 40 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = compareTexts(before, after);
        const without = (kind: string) => pieces.filter((piece) => piece.kind !== kind).map((piece) => piece.text);
        expect(without('added').join('')).toBe(before);
        expect(without('removed').join('')).toBe(after);
      }),
    );
  });

  it('of a length that cannot be compared part by part are told as replaced', () => {
    const words = (start: number) => Array.from({ length: 3000 }, (_, index) => `${start + index}\n`).join('');
    expect(compareTexts(words(0), words(10_000))).toHaveLength(2);
  });
});
