/** The opened places: columns, words and the two tables of keys. */
import type { KeyTable } from './key-table.ts';
import { readPack, type Sections, type WordTables } from './pack.ts';

export type PlaceIndex = {
  count: number;
  words: WordTables;
  columns: Sections;
  /** Names as shown, with and without their article, and postcodes. */
  names: KeyTable;
  /** Native names and names in other languages. */
  aliases: KeyTable;
};

export function openPlaces(bytes: Uint8Array): PlaceIndex {
  const { words, sections } = readPack(bytes);
  return {
    count: sections.id.length,
    words,
    columns: sections,
    names: {
      start: sections.keyStart,
      bytes: sections.keys,
      row: sections.keyRow,
      firstKey: sections.keyFirst,
      blockBest: sections.keyBlockBest,
    },
    aliases: {
      start: sections.aliasStart,
      bytes: sections.aliases,
      row: sections.aliasRow,
      firstKey: sections.aliasFirst,
      blockBest: sections.aliasBlockBest,
    },
  };
}
