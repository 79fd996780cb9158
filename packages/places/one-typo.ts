/**
 * Keys that begin with the query but for one letter added, left out, changed, or swapped with its neighbour. The first letter is
 * taken as right: people know how a town's name starts, and trying all of them would cost the most.
 */
import type { BestRows } from './best-rows.ts';
import { type KeyRange, type KeyTable, keyLengthAt, offerRange, prefixRange } from './key-table.ts';

const space = 0x20;
const letters = [space, ...Array.from({ length: 26 }, (_, index) => 0x61 + index)];
/** Below this many keys, reading each is quicker than seeking every variant among them. */
const fewKeys = 500;

export function offerOneTypo(table: KeyTable, query: Uint8Array, best: BestRows): void {
  const { length } = query;
  // The query with a letter put in, changed (or two swapped) and left out at `at`; each step of `at` moves one letter.
  const longer = new Uint8Array(length + 1);
  longer.set(query);
  longer.copyWithin(2, 1, length);
  const changed = query.slice();
  const shorter = Uint8Array.from(query.filter((_, position) => position !== 1));
  const seek = (text: Uint8Array, within: KeyRange, shared: number) => {
    offerRange(table, prefixRange(table, text, text.length, within, shared), best);
  };
  let head: KeyRange | undefined;
  for (let at = 1; at <= length; at += 1) {
    head = prefixRange(table, query, at, head, at - 1);
    if (head.from === head.until) return;
    if (head.until - head.from <= fewKeys) {
      for (let key = head.from; key < head.until; key += 1) {
        const row = table.row[key] as number;
        if (row < best.bar && startsWithOneTypo(table, key, query, at)) best.offer(row);
      }
      return;
    }
    for (const letter of letters) {
      longer[at] = letter;
      const child = prefixRange(table, longer, at + 1, head, at);
      if (child.from === child.until) continue;
      seek(longer, child, at + 1);
      if (at === length) continue;
      changed[at] = letter;
      seek(changed, child, at + 1);
    }
    if (at === length) return;
    seek(shorter, head, at);
    if (at + 1 < length) {
      changed[at] = query[at + 1] as number;
      changed[at + 1] = query[at] as number;
      seek(changed, head, at);
      changed[at + 1] = query[at + 1] as number;
    }
    longer[at] = changed[at] = query[at] as number;
    if (at < length - 1) shorter[at] = query[at] as number;
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
