import { describe, expect, it } from 'vitest';
import { termOf, termsOf, wordsIn } from './french-words.ts';

describe('words as the index keeps them', () => {
  it.each([
    ['l’améthyste', 'amethyste'],
    ["d'eau", 'eaux'],
    ['Œil', 'oeil'],
    ['Pierres', 'pierre'],
    ['astrologiques', 'astrologique'],
    ['QU’ANGES', 'ange'],
    ['22h22', '22H22'],
  ])('%s and %s are the same', (one, other) => expect(termOf(one)).toBe(termOf(other)));

  it.each(['de', 'la', "qu'", 'Les'])('%s finds nothing', (word) => expect(termOf(word)).toBeNull());

  it('are cut at what is no letter', () => {
    expect(wordsIn('L’arcane (sans nom) : 13e, 11h11 !')).toEqual(['l’arcane', 'sans', 'nom', '13e', '11h11']);
    expect(termsOf('Le Bateleur')).toBe(termsOf('bateleurs'));
  });
});
