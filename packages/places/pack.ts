/**
 * The packed file: a header (JSON, with the tables of words) and typed arrays laid end to end, used where they lie.
 *
 *   bytes 0-3    length of the header in bytes, little-endian
 *   then         header JSON, padded with spaces so that the arrays start on a multiple of 8
 *   then         each array of `sections`, in order, on a multiple of 8
 *
 * Rows are sorted by weight, heaviest first: a smaller row number is a better answer. Keys are sorted by their bytes.
 */

const arrayTypes = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array } as const;

export const sectionTypes = {
  id: 'u32',
  /** Hundred-thousandths of a degree. */
  lat: 'i32',
  lng: 'i32',
  population: 'u32',
  /** Where each name starts in `names` (UTF-8); one more entry closes the last. */
  nameStart: 'u32',
  names: 'u8',
  suffix: 'u16',
  timezone: 'u16',
  region: 'u16',
  country: 'u8',
  /** Bits 0-2: index in placeKinds. Bit 3: the coordinates are those of the neighbourhood. */
  kind: 'u8',
  /** Row numbers in the order of their ids. */
  rowsById: 'u32',
  /** The two key tables: see key-table.ts. */
  keyStart: 'u32',
  keys: 'u8',
  keyRow: 'u32',
  keyFirst: 'u32',
  keyBlockBest: 'u32',
  aliasStart: 'u32',
  aliases: 'u8',
  aliasRow: 'u32',
  aliasFirst: 'u32',
  aliasBlockBest: 'u32',
} as const satisfies Record<string, keyof typeof arrayTypes>;

type SectionName = keyof typeof sectionTypes;
type ArrayOf = { u8: Uint8Array; u16: Uint16Array; u32: Uint32Array; i32: Int32Array };
export type Sections = { [Name in SectionName]: ArrayOf[(typeof sectionTypes)[Name]] };

/** What follows the name in a label, zones, country codes, and département or first-level region codes. */
export type WordTables = {
  suffixes: string[];
  timezones: string[];
  countries: string[];
  regions: string[];
  /** Every word a suffix can be sought by, sorted (its own words, « france », the département's code), and those suffixes. */
  labelWords: string[];
  labelWordSuffixes: number[][];
};
type Header = { words: WordTables; lengths: Record<SectionName, number> };

const sectionNames = Object.keys(sectionTypes) as SectionName[];
const aligned = (bytes: number) => Math.ceil(bytes / 8) * 8;

export function writePack(words: WordTables, sections: Sections): Uint8Array {
  const lengths = Object.fromEntries(sectionNames.map((name) => [name, sections[name].length]));
  const json = new TextEncoder().encode(JSON.stringify({ words, lengths }));
  const headerBytes = aligned(4 + json.length) - 4;
  const total = sectionNames.reduce((sum, name) => sum + aligned(sections[name].byteLength), 4 + headerBytes);
  const bytes = new Uint8Array(total);
  new DataView(bytes.buffer).setUint32(0, headerBytes, true);
  bytes.fill(0x20, 4, 4 + headerBytes);
  bytes.set(json, 4);
  let at = 4 + headerBytes;
  for (const name of sectionNames) {
    const { buffer, byteOffset, byteLength } = sections[name];
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += aligned(byteLength);
  }
  return bytes;
}

export function readPack(bytes: Uint8Array): { words: WordTables; sections: Sections } {
  // Typed arrays need their place in the buffer to be a multiple of their size; a slice starts at 0.
  const { buffer, byteOffset } = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
  const headerBytes = new DataView(buffer, byteOffset).getUint32(0, true);
  const json = new TextDecoder().decode(new Uint8Array(buffer, byteOffset + 4, headerBytes));
  const { words, lengths } = JSON.parse(json) as Header;
  let at = byteOffset + 4 + headerBytes;
  const entries = sectionNames.map((name) => {
    const array = new arrayTypes[sectionTypes[name]](buffer as ArrayBuffer, at, lengths[name]);
    at += aligned(array.byteLength);
    return [name, array];
  });
  return { words, sections: Object.fromEntries(entries) as Sections };
}
