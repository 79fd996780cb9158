import type { Tables } from '../database/tables.ts';
import type { SealedBytes, SealedText, Sealing } from './sealing.ts';

/** A column whose values are sealed, each bound to its row's `id`. Listed by its owner, so that rotation finds it. */
export interface SealedColumn<Clear, Stored> {
  table: string;
  column: string;
  seal(sealing: Sealing, row: string, clear: Clear): Stored;
  open(sealing: Sealing, row: string, stored: Stored): Clear;
  /** The start of a value of the newest key, as the database compares it. */
  newest(sealing: Sealing): string | Buffer;
}

/** One whose values only pass through: for lists of them. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnySealedColumn = SealedColumn<any, any>;

type ColumnOf<Table extends keyof Tables, Stored> = {
  [Name in keyof Tables[Table]]: [Exclude<Tables[Table][Name], null>] extends [Stored] ? Name : never;
}[keyof Tables[Table]] &
  string;

/** `const note = sealedText('advisor_note', 'body')`, where the table declares `body: SealedText`. */
export function sealedText<Table extends keyof Tables>(
  table: Table,
  column: ColumnOf<Table, SealedText>,
): SealedColumn<string, SealedText> {
  return {
    table,
    column,
    seal: (sealing, row, text) => sealing.seal({ table, column, row }, text),
    open: (sealing, row, stored) => sealing.open({ table, column, row }, stored),
    newest: ({ newest }) => newest,
  };
}

/** The same for files and other bytes, in a column of type `bytea`. */
export function sealedBytes<Table extends keyof Tables>(
  table: Table,
  column: ColumnOf<Table, SealedBytes>,
): SealedColumn<Uint8Array, SealedBytes> {
  return {
    table,
    column,
    seal: (sealing, row, bytes) => sealing.sealBytes({ table, column, row }, bytes),
    open: (sealing, row, stored) => sealing.openBytes({ table, column, row }, stored),
    newest: ({ newest }) => Buffer.from(newest),
  };
}
