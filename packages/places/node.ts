/** Opens the places from the file beside this module (the only part of the package that touches the disk). */
import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { openPlaces, type PlaceIndex } from './place-index.ts';

/** Room for the whole opened pack in one piece: the default pieces of 16 kB would have to be joined. */
const chunkSize = 18 * 1024 * 1024;

export function loadPlaces(): PlaceIndex {
  return openPlaces(zstdDecompressSync(readFileSync(new URL('./data/places.bin.zst', import.meta.url)), { chunkSize }));
}
