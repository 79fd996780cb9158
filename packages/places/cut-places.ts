/** A part of the places as a pack of its own: the same rows, ids and words, fewer of them. For a device that does without the server. */
import { keyTableOf } from './key-table.ts';
import { type Sections, writePack } from './pack.ts';
import { type Place, placeAt } from './place.ts';
import type { PlaceIndex } from './place-index.ts';

export function cutPlaces(index: PlaceIndex, isKept: (place: Place) => boolean): Uint8Array {
  const { columns, words } = index;
  const rows = Uint32Array.from({ length: index.count }, (_, row) => row).filter((row) => isKept(placeAt(index, row)));
  const rowOf = new Map([...rows].map((row, position) => [row, position]));
  const pick = <Column extends Uint8Array | Uint16Array | Uint32Array | Int32Array>(column: Column): Column =>
    (column.constructor as unknown as { from(length: Iterable<number>): Column }).from(
      [...rows].map((row) => column[row] as number),
    );
  const names = cutRuns(columns.nameStart, columns.names, rows);
  const keys = cutKeys(columns.keyStart, columns.keys, columns.keyRow, rowOf);
  const aliases = cutKeys(columns.aliasStart, columns.aliases, columns.aliasRow, rowOf);
  const id = pick(columns.id);
  const sections: Sections = {
    id,
    lat: pick(columns.lat),
    lng: pick(columns.lng),
    population: pick(columns.population),
    nameStart: names.start,
    names: names.bytes,
    suffix: pick(columns.suffix),
    timezone: pick(columns.timezone),
    region: pick(columns.region),
    country: pick(columns.country),
    kind: pick(columns.kind),
    rowsById: Uint32Array.from(id.keys()).sort((one, other) => (id[one] as number) - (id[other] as number)),
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
  };
  return writePack(words, sections);
}

/** Runs of bytes laid end to end, those of a list. */
function cutRuns(start: Uint32Array, bytes: Uint8Array, wanted: Uint32Array) {
  const starts = new Uint32Array(wanted.length + 1);
  for (const [position, run] of wanted.entries())
    starts[position + 1] = (starts[position] as number) + (start[run + 1] as number) - (start[run] as number);
  const kept = new Uint8Array(starts.at(-1) ?? 0);
  for (const [position, run] of wanted.entries())
    kept.set(bytes.subarray(start[run], start[run + 1]), starts[position]);
  return { start: starts, bytes: kept };
}

/** The keys that lead to a kept row, in the same order. */
function cutKeys(start: Uint32Array, bytes: Uint8Array, row: Uint32Array, rowOf: ReadonlyMap<number, number>) {
  const wanted = Uint32Array.from(row.keys()).filter((key) => rowOf.has(row[key] as number));
  const runs = cutRuns(start, bytes, wanted);
  return keyTableOf(
    runs.start,
    runs.bytes,
    wanted.map((key) => rowOf.get(row[key] as number) as number),
  );
}
