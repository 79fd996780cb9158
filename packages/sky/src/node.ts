// The door for Node: opens the package's own packs from disk, each when first needed, and checks that it is whole.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cutPack } from './cut-pack.ts';
import { createEphemeris, type Ephemeris, type PackSource } from './ephemeris.ts';
import { dataOffset, openPack, type Pack } from './pack.ts';

/**
 * Spans of the packs, in Julian days (TT), the one that most births and all of today fall into first. A pack of seven centuries is 9 MB of memory, and most processes are never asked for more than
 * two of them. Where spans of two packs meet is inside both.
 */
const SOURCES = [
  { file: 'modern.skypack', startJdTt: 2415020.5, endJdTt: 2488069.5 }, // 1900 to 2099
  { file: 'modern.skypack', startJdTt: 2305450.5, endJdTt: 2415020.5 }, // 1600 to 1899
  { file: 'modern.skypack', startJdTt: 2488069.5, endJdTt: 2561500.5 }, // 2100 to 2300
  { file: 'ancient.skypack', startJdTt: 1721040.5, endJdTt: 2305450.5 },
];

export const readPack = (name: string): Pack => openPack(readWhole(name));

/** The bytes of a pack, which is whole. */
function readWhole(name: string): ArrayBuffer {
  const bytes = readFileSync(new URL(`../data/${name}`, import.meta.url));
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const digest = createHash('sha256')
    .update(new Uint8Array(buffer, dataOffset(buffer)))
    .digest('hex');
  if (digest !== openPack(buffer).header.sha256)
    throw new Error(`the sky pack ${name} is damaged: its checksum differs`);
  return buffer;
}

let shared: Ephemeris | undefined;

/** The ephemeris of year 0 to 2300; spans are read on first use and kept. */
export function loadEphemeris(): Ephemeris {
  shared ??= createEphemeris(
    SOURCES.map(({ file, startJdTt, endJdTt }): PackSource => {
      let pack: Pack | undefined;
      return {
        startJdTt,
        endJdTt,
        open() {
          pack ??= openPack(cutPack(readWhole(file), startJdTt, endJdTt));
          return pack;
        },
      };
    }),
  );
  return shared;
}
