import { describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { day, dayAndHour } from './letter.ts';
import { type LetterKind, letters } from './letters.ts';

const sender = { brand: 'Solelune', siteUrl: 'https://solelune.example', contactEmail: 'contact@solelune.example' };

/** Every variable that any letter reads, each with a value that can be recognised. */
const asked = (kind: LetterKind): Set<string> => {
  const names = new Set<string>();
  const spy = new Proxy({}, { get: (_, name) => (names.add(String(name)), 'x') });
  letters[kind](spy as never, sender);
  return names;
};
const filled = (kind: LetterKind, value: (name: string) => string) =>
  composeMail(kind, Object.fromEntries([...asked(kind)].map((name) => [name, value(name)])) as never, sender);

const isAddress = (name: string) => name.endsWith('Url');
const plain = (name: string) => (isAddress(name) ? `https://solelune.example/${name}#abc` : `valeur-${name}`);

describe.each(Object.keys(letters) as LetterKind[])('the letter %s', (kind) => {
  it('says everything it was given, in both forms', () => {
    const { subject, text, html } = filled(kind, plain);
    for (const name of asked(kind)) {
      expect(`${subject} ${text}`, name).toContain(plain(name));
      expect(html, name).toContain(plain(name));
    }
    expect(asked(kind)).toContain('firstname');
  });

  it('has no hole in it', () => {
    const { subject, text, html } = filled(kind, plain);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
    expect(subject.length).toBeLessThan(90);
    expect(html).toContain('<html lang="fr">');
  });

  it('escapes what people typed', () => {
    const { html } = filled(kind, (name) =>
      isAddress(name) ? 'https://x.example/"><script>' : '<img src=x onerror="a">&',
    );
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;img src=x onerror=');
  });

  it('keeps its subject on one line', () => {
    const { subject } = filled(kind, () => 'a\r\nBcc: b@example.org');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('uses French spaces', () => {
    const { text } = filled(kind, plain);
    expect(text).not.toMatch(/ [;:!?]|« | »/);
  });
});

describe('dates', () => {
  const instant = Temporal.Instant.from('2026-11-15T13:05:00Z');
  it('are those of Paris', () => {
    expect(day(instant)).toBe('15 novembre 2026');
    expect(dayAndHour(instant)).toBe('15 novembre 2026 à 14 h 05');
  });
});
