import { describe, expect, it } from 'vitest';
import { type AnyLetter, composeLetter } from '../index.ts';

const sender = { brand: 'Solelune', siteUrl: 'https://solelune.example', contactEmail: 'contact@solelune.example' };

const isAddress = (written: string) => /^https?:/.test(written);

/** The specimen with other words in it: `change` is told the name of each, and whether it was an address. */
function filled(letter: AnyLetter, change: (name: string, address: boolean) => string) {
  const words: string[] = [];
  const put = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') {
      const word = change(name, isAddress(value));
      words.push(word);
      return word;
    }
    if (Array.isArray(value)) return value.map((item, index) => put(item, `${name}-${index}`));
    // Instants, files: what is no plain record stays itself.
    if (Object.getPrototypeOf(value ?? 0) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key, put(item, `${name}-${key}`)]));
  };
  return { composed: composeLetter(letter, put(letter.specimen, 'valeur'), sender), words };
}

const plain = (name: string, address: boolean) => (address ? `https://solelune.example/${name}#abc` : name);

/** What holds for every letter of every feature; each feature runs it on its own. */
export function lettersSuite(feature: string, letters: readonly AnyLetter[]): void {
  it(`the letters of ${feature} have names of their own, with the feature first`, () => {
    const names = letters.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(new RegExp(`^${feature}-[a-z-]+$`));
  });

  describe.each(letters.map((letter) => [letter.name, letter] as const))('the letter %s', (_, letter) => {
    it('says everything it was given, in both forms', () => {
      const { composed, words } = filled(letter, plain);
      for (const word of words) {
        expect(`${composed.subject} ${composed.text}`).toContain(word);
        expect(composed.html).toContain(word);
      }
    });

    it('has no hole in it', () => {
      const { subject, text, html } = filled(letter, plain).composed;
      for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
      expect(subject.length).toBeLessThan(90);
      expect(html).toContain('<html lang="fr">');
    });

    it('escapes what people typed', () => {
      const { html } = filled(letter, (_name, address) =>
        address ? 'https://x.example/"><script>' : '<img src=x onerror="a">&',
      ).composed;
      expect(html).not.toMatch(/<script|<img/);
      expect(html).toContain('&lt;img src=x onerror=');
    });

    it('keeps its subject on one line', () => {
      expect(filled(letter, () => 'a\r\nBcc: b@example.org').composed.subject).not.toMatch(/[\r\n]/);
    });

    it('uses French spaces', () => {
      expect(filled(letter, plain).composed.text).not.toMatch(/ [;:!?]|« | »/);
    });
  });
}
