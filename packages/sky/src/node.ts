// The door for Node: opens the package's own packs from disk, each when first needed, and checks that it is whole.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createEphemeris, type Ephemeris, type PackSource } from './ephemeris.ts';
import { dataOffset, openPack, type Pack } from './pack.ts';

// Where the two eras meet is inside both packs.
const SOURCES = [
  { file: 'modern.skypack', startJdTt: 2305450.5, endJdTt: 2561500.5 },
  { file: 'ancient.skypack', startJdTt: 1721040.5, endJdTt: 2305450.5 },
];

export function readPack(name: string): Pack {
  const bytes = readFileSync(new URL(`../data/${name}`, import.meta.url));
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const pack = openPack(buffer);
  const digest = createHash('sha256')
    .update(new Uint8Array(buffer, dataOffset(buffer)))
    .digest('hex');
  if (digest !== pack.header.sha256) throw new Error(`the sky pack ${name} is damaged: its checksum differs`);
  return pack;
}

let shared: Ephemeris | undefined;

/** The ephemeris of year 0 to 2300; packs are read on first use and kept. */
export function loadEphemeris(): Ephemeris {
  shared ??= createEphemeris(
    SOURCES.map(({ file, startJdTt, endJdTt }): PackSource => {
      let pack: Pack | undefined;
      return {
        startJdTt,
        endJdTt,
        open() {
          pack ??= readPack(file);
          return pack;
        },
      };
    }),
  );
  return shared;
}
