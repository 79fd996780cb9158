import { describe, expect, it } from 'vitest';
import { openHunspell } from './hunspell.ts';

const AFF = `
FLAG long
PFX L' Y 2
PFX L' 0 l' [aeiouh]
PFX L' a l'A a
PFX n' Y 1
PFX n' 0 n' [aeiou]
PFX Um Y 2
PFX Um 0 0/S. .
PFX Um 0 centi/S. .
SFX S. Y 2
SFX S. 0 0/L' [^sxz]
SFX S. 0 s [^sxz]
SFX X. Y 1
SFX X. al aux al
SFX a0 Y 2
SFX a0 er er/n' er
SFX a0 er ons/n' [^g]er
`;
const DIC = '6\narbre/S.\ncheval/X.\nporter/a0\nmanger/a0\naimer/a0\nParis\nmètre/Um\nhors\n';
const dictionary = openHunspell(AFF, DIC);

describe('openHunspell', () => {
  it.each(['arbre', 'arbres', 'cheval', 'chevaux', 'portons', 'Portons', 'PORTONS', 'PARIS', 'Paris', 'hors'])(
    'accepts %s',
    (word) => expect(dictionary.accepts(word)).toBe(true),
  );

  it.each([
    "l'arbre",
    'l’arbre',
    "L'arbre",
    "l'Arbre",
    "n'aimons",
    'cheval-arbre',
    'centimètre',
    'centimètres',
    'mètres',
  ])('accepts %s, joined', (word) => expect(dictionary.accepts(word)).toBe(true));

  it.each([
    ['a word that is not there', 'arbr'],
    ['a stem whose condition fails', 'mangons'],
    ['a name without its capital', 'paris'],
    ['a suffix the stem does not take', 'chevals'],
    ['a prefix the suffix does not give', "l'arbres"],
    ['a prefix the word cannot take', "n'arbre"],
    ['a prefix whose condition fails', "n'portons"],
    ['a compound with a wrong part', 'cheval-arbr'],
    ['a loose hyphen', 'cheval-'],
  ])('refuses %s', (_, word) => expect(dictionary.accepts(word)).toBe(false));
});
