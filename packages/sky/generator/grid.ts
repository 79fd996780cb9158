// The time grid every stage shares: days counted from the epoch of the initial state, cut in chunks that are the unit
// of checkpointing (a chunk's file present on disk means the chunk is done).
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const EPOCH_JD = 2440400.5;
export const CHUNK_DAYS = 8192;
/** Chunk -88 starts in year -5, chunk 14 ends in 2305: year 0 to 2300 with room for the interpolation. */
export const FIRST_CHUNK = -88;
export const LAST_CHUNK = 14;
/** The Moon is sampled twice a day, the planets are stored once a day. */
export const MOON_SAMPLES_PER_DAY = 2;
export const FIRST_DAY = FIRST_CHUNK * CHUNK_DAYS;
const DAY_COUNT = (LAST_CHUNK - FIRST_CHUNK + 1) * CHUNK_DAYS;

/** Bodies kept from the integration, in storage order. */
export const STORED_BODIES = [
  'sun',
  'mercury',
  'venus',
  'earth_moon_barycentre',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'chiron',
] as const;
export const PLANET_STRIDE = STORED_BODIES.length * 3;

export const KM_PER_AU = 149597870.7;
export const LIGHT_AU_PER_DAY = (299792.458 * 86400) / KM_PER_AU;

export const ARCSEC_RAD = Math.PI / 648000;

function chunkFile(workDir: string, kind: string, chunk: number): string {
  return join(workDir, kind, `${kind}${chunk < 0 ? '-' : '+'}${String(Math.abs(chunk)).padStart(3, '0')}.f64`);
}

export function hasChunk(workDir: string, kind: string, chunk: number): boolean {
  return existsSync(chunkFile(workDir, kind, chunk));
}

/** Written under another name then renamed, so that an interrupted run never leaves half a chunk. */
export function writeChunk(workDir: string, kind: string, chunk: number, values: Float64Array): void {
  mkdirSync(join(workDir, kind), { recursive: true });
  const file = chunkFile(workDir, kind, chunk);
  writeFileSync(`${file}.part`, new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
  renameSync(`${file}.part`, file);
}

function readChunk(workDir: string, kind: string, chunk: number): Float64Array {
  const bytes = readFileSync(chunkFile(workDir, kind, chunk));
  return new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/**
 * All chunks of a kind one after the other; a missing chunk is left as zeros when `allowGaps` is set (short test
 * runs).
 */
export function readAllChunks(workDir: string, kind: string, valuesPerDay: number, allowGaps = false): Float64Array {
  const all = new Float64Array(DAY_COUNT * valuesPerDay);
  for (let chunk = FIRST_CHUNK; chunk <= LAST_CHUNK; chunk++) {
    if (allowGaps && !hasChunk(workDir, kind, chunk)) continue;
    all.set(readChunk(workDir, kind, chunk), (chunk - FIRST_CHUNK) * CHUNK_DAYS * valuesPerDay);
  }
  return all;
}
