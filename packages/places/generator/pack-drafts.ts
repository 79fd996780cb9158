/** Lays the drafts out as the columns and key tables of the pack. */
import { type KeyTable, keyTableOf } from '../key-table.ts';
import { normalizeName, withoutArticle } from '../normalize.ts';
import { type Sections, sectionTypes, type WordTables } from '../pack.ts';
import { isFrench, placeKinds, placeWeight } from '../place-kind.ts';
import type { PlaceDraft } from './draft.ts';

export function packDrafts(drafts: PlaceDraft[]): { words: WordTables; sections: Sections } {
  const rows = drafts.toSorted(
    (left, right) =>
      placeWeight(right.kind, right.population) - placeWeight(left.kind, left.population) || left.id - right.id,
  );
  const utf8 = new TextEncoder();
  const names = concatenate(rows.map(({ name }) => utf8.encode(name)));
  const suffixes = wordColumn(rows.map(({ suffix }) => suffix));
  const timezones = wordColumn(rows.map(({ timezone }) => timezone));
  const regions = wordColumn(rows.map(({ region }) => region));
  const countries = wordColumn(rows.map(({ country }) => country));
  if (suffixes.words.length > 65_535 || countries.words.length > 255)
    throw new Error('A word table outgrew its column');
  const keys = keyColumns(rows.map(nameKeys));
  const aliases = keyColumns(rows.map(aliasKeys));
  return {
    words: {
      suffixes: suffixes.words,
      timezones: timezones.words,
      regions: regions.words,
      countries: countries.words,
      ...labelWordTables(rows, suffixes.column),
    },
    sections: {
      id: Uint32Array.from(rows, ({ id }) => id),
      lat: Int32Array.from(rows, ({ latDeg }) => Math.round(latDeg * 1e5)),
      lng: Int32Array.from(rows, ({ lngDeg }) => Math.round(lngDeg * 1e5)),
      population: Uint32Array.from(rows, ({ population }) => population),
      nameStart: names.start,
      names: names.bytes,
      suffix: Uint16Array.from(suffixes.column),
      timezone: Uint16Array.from(timezones.column),
      region: Uint16Array.from(regions.column),
      country: Uint8Array.from(countries.column),
      kind: Uint8Array.from(rows, ({ kind, isApproximate }) => placeKinds.indexOf(kind) | (isApproximate ? 8 : 0)),
      rowsById: Uint32Array.from(rows.keys()).sort((left, right) => (rows[left]?.id ?? 0) - (rows[right]?.id ?? 0)),
      keyStart: keys.start,
      keys: keys.bytes,
      keyRow: keys.row,
      keyFirst: keys.firstKey,
      keyBlockBest: keys.blockBest,
      aliasStart: aliases.start,
      aliases: aliases.bytes,
      aliasRow: aliases.row,
      aliasFirst: aliases.firstKey,
      aliasBlockBest: aliases.blockBest,
    } satisfies Record<keyof typeof sectionTypes, unknown>,
  };
}

function labelWordTables(
  rows: PlaceDraft[],
  suffixOfRow: number[],
): Pick<WordTables, 'labelWords' | 'labelWordSuffixes'> {
  const suffixesOfWord = new Map<string, Set<number>>();
  rows.forEach(({ suffix, country, region }, row) => {
    const words = normalizeName(suffix).split(' ');
    if (isFrench(country)) words.push('france', region.toLowerCase());
    for (const word of words) {
      const suffixes = suffixesOfWord.get(word) ?? new Set();
      suffixesOfWord.set(word, suffixes.add(suffixOfRow[row] as number));
    }
  });
  const labelWords = [...suffixesOfWord.keys()].sort();
  return { labelWords, labelWordSuffixes: labelWords.map((word) => [...(suffixesOfWord.get(word) ?? [])]) };
}

function nameKeys({ name, postcodes, kind }: PlaceDraft): Set<string> {
  const shown = normalizeName(name);
  const keys = new Set([shown, ...postcodes]);
  const bare = kind === 'world' ? undefined : withoutArticle(shown);
  if (bare) keys.add(bare);
  keys.delete('');
  return keys;
}

function aliasKeys(draft: PlaceDraft): Set<string> {
  const known = nameKeys(draft);
  const keys = new Set(draft.otherNames.map(normalizeName).filter((key) => key.length >= 3 && !known.has(key)));
  const bare = withoutArticle(normalizeName(draft.name));
  if (draft.kind === 'world' && bare) keys.add(bare);
  return keys;
}

function keyColumns(keysOfRow: Set<string>[]): KeyTable {
  const pairs = keysOfRow.flatMap((keys, row) => [...keys].map((key) => ({ key, row })));
  // Keys are a-z, 0-9 and spaces: the order of strings is the order of their bytes.
  pairs.sort((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : left.row - right.row));
  const ascii = new TextEncoder();
  const { start, bytes } = concatenate(pairs.map(({ key }) => ascii.encode(key)));
  return keyTableOf(
    start,
    bytes,
    Uint32Array.from(pairs, ({ row }) => row),
  );
}

function concatenate(parts: Uint8Array[]): { start: Uint32Array<ArrayBuffer>; bytes: Uint8Array<ArrayBuffer> } {
  const start = new Uint32Array(parts.length + 1);
  parts.forEach((part, index) => {
    start[index + 1] = (start[index] as number) + part.length;
  });
  const bytes = new Uint8Array(start[parts.length] as number);
  parts.forEach((part, index) => bytes.set(part, start[index]));
  return { start, bytes };
}

function wordColumn(values: string[]): { words: string[]; column: number[] } {
  const numbers = new Map<string, number>();
  const column = values.map((value) => {
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return number;
  });
  return { words: [...numbers.keys()], column };
}
