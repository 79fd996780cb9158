import { describe, expect, it } from 'vitest';
import { openFrench } from './french.ts';
import { wordsToSpell } from './words-to-spell.ts';

describe('openFrench', () => {
  const french = openFrench('# anges\nVehuiah # le premier\nangéologue-né\n');

  it.each([
    'chevaux',
    'portâtes',
    'qu’elle',
    'lorsqu’elle',
    'C’est',
    'aujourd’hui',
    'peut-être',
    'cœur',
    'Être',
    'Élodie',
  ])('knows %s', (word) => expect(french.accepts(word)).toBe(true));
  it.each(['coeur', 'Etre', 'chevals', 'acceuil', 'dévelloper', 'language'])('does not know %s', (word) =>
    expect(french.accepts(word)).toBe(false),
  );
  it('knows the words of the project, with their elisions', () => {
    expect(['Vehuiah', 'qu’Vehuiah', 'angéologue-né'].map((word) => french.accepts(word))).toEqual([true, true, true]);
    expect(french.accepts('vehuiah')).toBe(false);
  });
});

describe('wordsToSpell', () => {
  it('leaves out addresses, numbers and loose marks', () => {
    expect(wordsToSpell('À 14h14, le 2e « ange » – l’élan – voir https://exemple.fr/abc ; a-t-il ?')).toEqual([
      'le',
      'ange',
      'l’élan',
      'voir',
      'a-t-il',
    ]);
  });
});
