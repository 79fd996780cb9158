import { expect, it } from 'vitest';
import { withFrenchSpaces } from './french-spaces.ts';

const shown = (code: string) => withFrenchSpaces('page.tsx', code).replaceAll('\u00A0', '⍽').replaceAll('\u202F', '⎵');

it('sets what a page says, between tags, in attributes, in strings and around what is filled in', () => {
  expect(shown('const a = <p>Pas de réseau ? Lisez « ceci » : voici.</p>;')).toBe(
    'const a = <p>Pas de réseau⎵? Lisez «⍽ceci⍽»⍽: voici.</p>;',
  );
  expect(shown('const a = <p aria-label="Pour qui ?">{count} : {name} !</p>;')).toBe(
    'const a = <p aria-label="Pour qui⎵?">{count}⍽: {name}⎵!</p>;',
  );
  expect(shown('const a = `Retirer « ${name} » ; à ${share} %`;')).toBe(
    'const a = `Retirer «⍽${name}⍽»⎵; à ${share}⍽%`;',
  );
  expect(shown("const a = isLate ? 'Trop tard : fermé' : 'Ouvert !';")).toBe(
    "const a = isLate ? 'Trop tard⍽: fermé' : 'Ouvert⎵!';",
  );
});

it('leaves the program alone, and what is no sentence', () => {
  for (const code of [
    'const a = isLate ? one : other;',
    "const a = { 'x': b }; // un mot : une remarque",
    "const a = 'a:b 14:30;x';",
    'const a = /mot ?/u;',
    "type A = 'b' extends C ? D : E;",
  ]) {
    expect(withFrenchSpaces('page.tsx', code)).toBe(code);
  }
});

it('keeps every position: each space is one other character', () => {
  const code = 'const a = <p>🌙 Vraiment ? « Oui »</p>;';
  expect(withFrenchSpaces('page.tsx', code)).toHaveLength(code.length);
  expect(shown(code)).toBe('const a = <p>🌙 Vraiment⎵? «⍽Oui⍽»</p>;');
});
