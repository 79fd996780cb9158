/**
 * A sorted array of search keys with the row each one leads to. Two small tables made with it keep the search short: where the
 * keys with given first three letters start, and the best row of each block of keys (thousands of keys begin with "s").
 */
import type { BestRows } from './best-rows.ts';

export type KeyTable = {
  /** Where each key starts in `bytes`; one more entry closes the last. */
  start: Uint32Array;
  bytes: Uint8Array;
  row: Uint32Array;
  firstKey: Uint32Array;
  blockBest: Uint32Array;
};
export type KeyRange = { from: number; until: number };

const blockSize = 64;
/** End of key, space, ten digits, twenty-six letters: in the order of their bytes. */
const alphabet = 38;
const codedLetters = 3;

export function keyBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** For the generator: the two small tables of a sorted array of keys. */
export function keyTableOf(start: Uint32Array, bytes: Uint8Array, row: Uint32Array): KeyTable {
  const firstKey = new Uint32Array(alphabet ** codedLetters + 1).fill(row.length);
  const blockBest = new Uint32Array(Math.ceil(row.length / blockSize)).fill(0xffff_ffff);
  for (let key = row.length - 1; key >= 0; key -= 1) {
    const at = start[key] as number;
    firstKey[startCode(bytes, at, Math.min((start[key + 1] as number) - at, codedLetters))] = key;
    const block = Math.floor(key / blockSize);
    blockBest[block] = Math.min(blockBest[block] as number, row[key] as number);
  }
  for (let code = firstKey.length - 2; code >= 0; code -= 1) {
    firstKey[code] = Math.min(firstKey[code] as number, firstKey[code + 1] as number);
  }
  return { start, bytes, row, firstKey, blockBest };
}

/**
 * The keys that begin with the first `length` bytes of the prefix. `within` may give a wider range already known, whose keys all
 * share the first `shared` bytes: the search then starts from there.
 */
export function prefixRange(
  table: KeyTable,
  prefix: Uint8Array,
  length = prefix.length,
  within?: KeyRange,
  shared = 0,
): KeyRange {
  const coded = Math.min(length, codedLetters);
  const code = startCode(prefix, 0, coded);
  const from = Math.max(within?.from ?? 0, table.firstKey[code] as number);
  const next = table.firstKey[code + alphabet ** (codedLetters - coded)] as number;
  const until = Math.max(from, Math.min(within?.until ?? next, next));
  if (length <= codedLetters || from === until) return { from, until };
  const same = Math.max(shared, codedLetters);
  const low = boundary(table, prefix, same, length, from, until, 0);
  if (low === until || compareStart(table, low, prefix, same, length) !== 0) return { from: low, until: low };
  return { from: low, until: boundary(table, prefix, same, length, low, until, 1) };
}

/** First key not below the prefix (`past` 0), or above every key that begins with it (`past` 1). */
function boundary(
  table: KeyTable,
  prefix: Uint8Array,
  same: number,
  length: number,
  from: number,
  until: number,
  past: 0 | 1,
): number {
  let low = from;
  let high = until;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareStart(table, middle, prefix, same, length) < past) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Negative when the key is below the prefix, 0 when it starts with it, positive when above; the first `same` bytes agree. */
function compareStart(
  { start, bytes }: KeyTable,
  key: number,
  prefix: Uint8Array,
  same: number,
  length: number,
): number {
  const at = start[key] as number;
  const keyLength = (start[key + 1] as number) - at;
  const end = keyLength < length ? keyLength : length;
  for (let position = same; position < end; position += 1) {
    const difference = (bytes[at + position] as number) - (prefix[position] as number);
    if (difference !== 0) return difference;
  }
  return keyLength < length ? -1 : 0;
}

function startCode(bytes: Uint8Array, at: number, length: number): number {
  let code = 0;
  for (let position = 0; position < codedLetters; position += 1) {
    code = code * alphabet + (position < length ? letterCode(bytes[at + position] as number) : 0);
  }
  return code;
}

function letterCode(byte: number): number {
  if (byte >= 0x61) return byte - 0x61 + 12;
  return byte >= 0x30 ? byte - 0x30 + 2 : 1;
}

export function keyLengthAt({ start }: KeyTable, key: number): number {
  return (start[key + 1] as number) - (start[key] as number);
}

/** Offers the rows of a range of keys, passing over the blocks that hold nothing good enough. */
export function offerRange(table: KeyTable, { from, until }: KeyRange, best: BestRows): void {
  let key = from;
  while (key < until) {
    const block = Math.floor(key / blockSize);
    const blockEnd = Math.min((block + 1) * blockSize, until);
    if ((table.blockBest[block] as number) < best.bar) {
      for (; key < blockEnd; key += 1) {
        const row = table.row[key] as number;
        if (row < best.bar) best.offer(row);
      }
    }
    key = blockEnd;
  }
}
