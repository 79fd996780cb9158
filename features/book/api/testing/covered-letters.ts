import { bookFonts } from '../typeset/fonts.ts';

/** Every letter that one of the book's fonts can draw: what is not in it would be an empty box. */
export function coveredLetters(): ReadonlySet<number> {
  const covered = new Set<number>();
  for (const font of bookFonts()) for (const code of codesOf(font)) covered.add(code);
  return covered;
}

/** OpenType `cmap`, format 4: ranges of the first 65,536 characters, which is all that these files have. */
function* codesOf(font: Buffer): Generator<number> {
  const count = font.readUInt16BE(4);
  const at = Array.from({ length: count }, (_, index) => 12 + index * 16).find(
    (entry) => font.toString('latin1', entry, entry + 4) === 'cmap',
  );
  if (at === undefined) throw new Error('a font without a cmap');
  const cmap = font.readUInt32BE(at + 8);
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const table = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    if (font.readUInt16BE(table) !== 4) continue;
    const segments = font.readUInt16BE(table + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const last = font.readUInt16BE(table + 14 + segment * 2);
      const first = font.readUInt16BE(table + 16 + segments * 2 + segment * 2);
      for (let code = first; code <= last && code < 0xffff; code += 1) yield code;
    }
  }
}
