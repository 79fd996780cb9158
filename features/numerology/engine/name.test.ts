import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readName } from './name.ts';

const lettersOf = (text: string) => {
  const outcome = readName(text);
  return outcome.ok
    ? outcome.value.words.map(({ letters }) => letters.map(({ letter }) => letter).join(''))
    : outcome.code;
};

/** Ordinary letters beside any character at all, so that some texts are names and others are not. */
const anyCharacter = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...'aeéœÿZ -’') },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)) },
);
const anyText = fc.array(anyCharacter, { maxLength: 12 }).map((characters) => characters.join(''));

describe('readName', () => {
  it.each([
    ['Élodie', ['ELODIE']],
    ['E\u0301lodie', ['ELODIE']],
    ['françois', ['FRANCOIS']],
    ['Cœur', ['COEUR']],
    ['Lætitia', ['LAETITIA']],
    ['Strauß', ['STRAUSS']],
    ['Jean-Pierre', ['JEANPIERRE']],
    ['Jean\u2010Pierre', ['JEANPIERRE']],
    ['D’Artagnan', ['DARTAGNAN']],
    ['Gal·la', ['GALLA']],
    ["O'Brien", ['OBRIEN']],
    ['  Anne   Marie ', ['ANNE', 'MARIE']],
    ['Anne - Marie', ['ANNE', 'MARIE']],
    ['Søren Łukasz Þór', ['SOREN', 'LUKASZ', 'THOR']],
    ['Nguyễn', ['NGUYEN']],
    ['İbrahim Işık', ['IBRAHIM', 'ISIK']],
  ])('reads %j', (text, words) => expect(lettersOf(text)).toEqual(words));

  it.each([
    ['', 'name_empty'],
    ['  ', 'name_empty'],
    ["- '", 'name_empty'],
    ['Анна', 'name_not_latin'],
    ['李', 'name_not_latin'],
    ['محمد', 'name_not_latin'],
    ['Anna Анна', 'name_not_latin'],
    ['Marie2', 'name_other_characters'],
    ['J. Pierre', 'name_other_characters'],
    ['Zoé 🌙', 'name_other_characters'],
    ['A™', 'name_other_characters'],
    ['<b>', 'name_other_characters'],
  ])('refuses %j as %s', (text, code) => expect(lettersOf(text)).toBe(code));

  it('keeps what was written beside each letter', () => {
    const outcome = readName('Œil');
    expect(outcome.ok && outcome.value.words[0]?.letters).toEqual([
      { written: 'Œ', letter: 'O' },
      { written: 'Œ', letter: 'E' },
      { written: 'i', letter: 'I' },
      { written: 'l', letter: 'L' },
    ]);
  });

  it('folds every Latin letter of the European blocks', () => {
    const blocks = Array.from({ length: 0x17f - 0xc0 + 1 }, (_, index) => String.fromCodePoint(0xc0 + index));
    const letters = blocks.filter((character) => /\p{L}/u.test(character));
    expect(letters.filter((character) => typeof lettersOf(character) === 'string')).toEqual([]);
  });

  it('never throws, and gives only A to Z', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const outcome = readName(text);
        if (!outcome.ok) return;
        expect(outcome.value.words.length).toBeGreaterThan(0);
        for (const { letters } of outcome.value.words) {
          expect(letters.map(({ letter }) => letter).join('')).toMatch(/^[A-Z]+$/);
        }
      }),
    );
  });
});
