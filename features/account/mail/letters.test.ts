import { composeLetter } from '@solelune/letters';
import { lettersSuite } from '@solelune/letters/testing';
import { describe, expect, it } from 'vitest';
import { accountLetters } from './letters.ts';

lettersSuite('account', accountLetters);

const sender = { brand: 'Solelune', siteUrl: 'https://solelune.example', contactEmail: 'contact@solelune.example' };

describe('letters of the account', () => {
  it('each greets its reader by their first name', () => {
    for (const letter of accountLetters)
      expect(composeLetter(letter, letter.specimen, sender).text, letter.name).toMatch(
        /(?:Bonjour|Bienvenue,) Camille/,
      );
  });

  it('none that a member may find again holds a link that opens something', () => {
    const news = accountLetters.filter((letter) => letter.news);
    expect(news).toHaveLength(5);
    for (const letter of news)
      for (const value of Object.values<string>(letter.specimen)) expect(value, letter.name).not.toContain('specimen');
  });
});
