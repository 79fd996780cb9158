/** The site's fonts as the typesetter reads them: it knows no WOFF, so the same tables are put back into the plain wrapping they came from. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inflateSync } from 'node:zlib';

const require = createRequire(import.meta.url);
/** What is set in each; Latin, extended Latin, Cyrillic and Vietnamese, so that a name from elsewhere has its letters. */
const FACES: readonly (readonly [manifest: string, files: RegExp])[] = [
  [
    require.resolve('@fontsource/cormorant/package.json'),
    /-(?:latin|latin-ext|cyrillic|cyrillic-ext|vietnamese)-(?:500|600)-(?:normal|italic)\.woff$/,
  ],
  [require.resolve('@fontsource/figtree/package.json'), /-(?:latin|latin-ext)-(?:400|600)-normal\.woff$/],
];

export function bookFonts(): Buffer[] {
  return FACES.flatMap(([manifest, wanted]) => {
    const folder = path.join(path.dirname(manifest), 'files');
    return readdirSync(folder)
      .filter((file) => wanted.test(file))
      .map((file) => renamed(unwrapped(readFileSync(path.join(folder, file))), file));
  });
}

/** Each alphabet is a file of the same name, and the typesetter takes one of them: the others get names of their own, as long as the first, which templates list after it. */
const FAMILIES: readonly (readonly [RegExp, string, string])[] = [
  [/^cormorant-latin-ext/, 'Cormorant', 'CormorExt'],
  [/^cormorant-vietnamese/, 'Cormorant', 'CormorVie'],
  [/^cormorant-cyrillic-ext/, 'Cormorant', 'CormorCyx'],
  [/^cormorant-cyrillic/, 'Cormorant', 'CormorCyr'],
  [/^figtree-latin-ext/, 'Figtree', 'FigtExt'],
];

function renamed(font: Buffer, file: string): Buffer {
  const family = FAMILIES.find(([files]) => files.test(file));
  if (!family) return font;
  const [, from, to] = family;
  for (const encode of [utf16, (words: string) => Buffer.from(words, 'latin1')]) {
    const [old, fresh] = [encode(from), encode(to)];
    for (let at = font.indexOf(old); at >= 0; at = font.indexOf(old, at + old.length)) fresh.copy(font, at);
  }
  return font;
}

const utf16 = (words: string): Buffer => Buffer.from(words, 'utf16le').swap16();

/** WOFF 1.0 (W3C, 2012): a header of 44 bytes, then 20 for each table; each table may be deflated. */
function unwrapped(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const stored = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      sum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(stored) : stored,
    };
  });
  const head = Buffer.alloc(12 + count * 16);
  const power = Math.floor(Math.log2(count));
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  let offset = head.length;
  const parts = tables.map(({ tag, sum, data }, index) => {
    const at = 12 + index * 16;
    tag.copy(head, at);
    head.writeUInt32BE(sum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const whole = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    offset += whole.length;
    return whole;
  });
  return Buffer.concat([head, ...parts]);
}
