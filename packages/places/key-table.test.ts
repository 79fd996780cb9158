import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestRows } from './best-rows.ts';
import { type KeyTable, keyBytes, keyTableOf, offerRange, prefixRange } from './key-table.ts';
import { offerOneTypo } from './one-typo.ts';

const letters = ['a', 'b', 'c', ' '];
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 7 });
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 60 }).map((list) => list.toSorted());
const enough = 100;

describe('sorted keys', () => {
  it('give exactly the keys that begin with a prefix', () => {
    fc.assert(
      fc.property(words, word, (keys, prefix) => {
        const best = bestRows(enough);
        const table = tableOf(keys);
        offerRange(table, prefixRange(table, keyBytes(prefix)), best);
        expect(best.rows.map((row) => keys[row])).toEqual(keys.filter((key) => key.startsWith(prefix)));
      }),
    );
  });

  it('keep the best rows only, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 })), fc.integer({ min: 1, max: 6 }), (rows, limit) => {
        const best = bestRows(limit);
        for (const row of rows) best.offer(row);
        expect(best.rows).toEqual([...new Set(rows)].sort((left, right) => left - right).slice(0, limit));
      }),
    );
  });

  it('pass over no better row in ranges longer than a block', () => {
    const rows = Array.from({ length: 1000 }, (_, key) => (key * 7919) % 1000);
    const keys = rows.map((_, key) => `k${String(key).padStart(4, '0')}`);
    const table = tableOf(keys, rows);
    const best = bestRows(5);
    offerRange(table, { from: 130, until: 870 }, best);
    expect(best.rows).toEqual(
      rows
        .slice(130, 870)
        .sort((left, right) => left - right)
        .slice(0, 5),
    );
  });
});

describe('one typo', () => {
  it('finds exactly the keys one slip away, as trying every slip does', () => {
    fc.assert(
      fc.property(words, word, (keys, query) => {
        const best = bestRows(enough);
        offerOneTypo(tableOf(keys), keyBytes(query), best);
        const slips = everySlip(query);
        const expected = keys.filter((key) => slips.some((slip) => key.startsWith(slip)));
        expect(best.rows.map((row) => keys[row])).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('finds them too where there are too many keys to read each', () => {
    const many = [...'abcdefghij'];
    const keys = many.flatMap((a) => many.flatMap((b) => many.map((c) => `m${a}${b}${c}x`)));
    const best = bestRows(keys.length);
    offerOneTypo(tableOf(keys), keyBytes('mabcx'), best);
    const slips = everySlip('mabcx', [...many, 'm', 'x']);
    expect(best.rows.map((row) => keys[row])).toEqual(keys.filter((key) => slips.some((slip) => key.startsWith(slip))));
  });
});

function tableOf(keys: string[], rows: number[] = [...keys.keys()]): KeyTable {
  const start = new Uint32Array(keys.length + 1);
  keys.forEach((key, index) => {
    start[index + 1] = (start[index] as number) + key.length;
  });
  return keyTableOf(start, keyBytes(keys.join('')), Uint32Array.from(rows));
}

/** Every text one slip away from the query, its first letter kept, and the query itself. */
function everySlip(query: string, alphabet = letters): string[] {
  const slips = new Set([query]);
  for (let at = 1; at <= query.length; at += 1) {
    const [head, rest] = [query.slice(0, at), query.slice(at)];
    for (const letter of alphabet) {
      slips.add(head + letter + rest);
      if (rest) slips.add(head + letter + rest.slice(1));
    }
    if (rest) slips.add(head + rest.slice(1));
    if (rest.length > 1) slips.add(head + rest.charAt(1) + rest.charAt(0) + rest.slice(2));
  }
  return [...slips];
}
