/**
 * Keys that begin with the query but for one letter added, left out, changed, or swapped with its neighbour. The first letter is
 * taken as right: people know how a town's name starts, and trying all of them would cost the most.
 */
import { type KeyRange, type KeyTable, keyLengthAt, prefixRange } from './key-table.ts';

const space = 0x20;
const letters = [space, ...Array.from({ length: 26 }, (_, index) => 0x61 + index)];
/** Below this many keys, reading each is quicker than seeking every variant among them. */
const fewKeys = 200;

/** Calls `found` with ranges of such keys. */
export function visitOneTypo(table: KeyTable, query: Uint8Array, found: (range: KeyRange) => void): void {
  const attempt = new Uint8Array(query.length + 1);
  const seek = (length: number, within: KeyRange) => {
    const range = prefixRange(table, attempt, length, within);
    if (range.from < range.until) found(range);
  };
  // `head`: the keys that begin with the part of the query before the typo.
  for (let at = 1; at <= query.length; at += 1) {
    const head = prefixRange(table, query, at);
    if (head.from === head.until) return;
    if (head.until - head.from <= fewKeys) {
      for (let key = head.from; key < head.until; key += 1) {
        if (startsWithOneTypo(table, key, query, at)) found({ from: key, until: key + 1 });
      }
      return;
    }
    attempt.set(query);
    for (const letter of letters) {
      attempt[at] = letter;
      const child = prefixRange(table, attempt, at + 1, head);
      if (child.from === child.until) continue;
      attempt.set(query.subarray(at), at + 1);
      seek(query.length + 1, child);
      if (at >= query.length) continue;
      attempt.set(query.subarray(at + 1), at + 1);
      seek(query.length, child);
    }
    if (at >= query.length) return;
    attempt.set(query.subarray(at + 1), at);
    seek(query.length - 1, head);
    if (at + 1 === query.length) continue;
    attempt.set([query[at + 1] as number, query[at] as number], at);
    attempt.set(query.subarray(at + 2), at + 2);
    seek(query.length, head);
  }
}

/** Whether the key, equal to the query up to `from`, begins with it but for one typo. */
function startsWithOneTypo(table: KeyTable, key: number, query: Uint8Array, from: number): boolean {
  const start = table.start[key] as number;
  const length = keyLengthAt(table, key);
  const continues = (keyAt: number, queryAt: number) => {
    if (length - keyAt < query.length - queryAt) return false;
    for (let step = 0; queryAt + step < query.length; step += 1) {
      if (table.bytes[start + keyAt + step] !== query[queryAt + step]) return false;
    }
    return true;
  };
  let at = from;
  while (at < query.length && at < length && table.bytes[start + at] === query[at]) at += 1;
  if (at >= query.length) return true;
  if (continues(at + 1, at + 1) || continues(at + 1, at) || continues(at, at + 1)) return true;
  const swapped = table.bytes[start + at] === query[at + 1] && table.bytes[start + at + 1] === query[at];
  return swapped && at + 1 < length && continues(at + 2, at + 2);
}
