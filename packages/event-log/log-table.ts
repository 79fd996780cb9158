import { type Reader, readRows, type Writer } from '@solelune/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Log, Logged } from './engine/index.ts';

/** The caller asked for what cannot follow: a fault of the program, unless it says otherwise by looking first. */
export class ImpossibleEvent extends Error {
  override name = 'ImpossibleEvent';
}

export interface LogTable<Event extends { kind: string }> {
  read(db: Reader, owner: string): Promise<Logged<Event>[]>;
  /** The whole log as one column of a query of the feature's own, for the owner that it names there; `fromColumn` reads it. */
  column(owner: RawBuilder<unknown>): RawBuilder<LogColumn>;
  fromColumn(column: LogColumn): Logged<Event>[];
  /**
   * In the caller's transaction, after the entries it has read; throws where a step refuses, or where somebody else was faster. `noted` is what the feature
   * writes of it on rows of its own (where it has come to): part of the same statement.
   */
  append(
    tx: Writer,
    owner: string,
    read: readonly Logged<Event>[],
    events: readonly Event[],
    at: Temporal.Instant,
    noted?: readonly RawBuilder<unknown>[],
  ): Promise<Logged<Event>[]>;
  /** The same for many owners at once, in one statement; gives what was added to each, in their order. */
  appendAll(
    tx: Writer,
    added: readonly { owner: string; read: readonly Logged<Event>[]; events: readonly Event[] }[],
    at: Temporal.Instant,
    noted?: readonly RawBuilder<unknown>[],
  ): Promise<Logged<Event>[][]>;
}

interface Row {
  number: number;
  at: Date | string;
  kind: string;
  data: object;
}
export type LogColumn = readonly Row[] | null;

/**
 * Keeps a log in a table of the feature's own: `owner` (whose log it is), `number`, `at`, `kind`, `data jsonb`, with (owner, number) as its
 * primary key and triggers of its own against changes.
 */
export function logTable<State, Event extends { kind: string }>(
  log: Log<State, Event>,
  names: { table: string; owner: string },
): LogTable<Event> {
  const [table, ownerColumn] = [sql.table(names.table), sql.ref(names.owner)];
  const logged = ({ number, at, kind, data }: Row): Logged<Event> => ({
    ...{ number: Number(number), at: new Date(at).toISOString(), event: { kind, ...data } as Event },
  });
  const appendAll: LogTable<Event>['appendAll'] = async (tx, added, at, noted = []) => {
    const all = added.map(({ owner, read, events }) => {
      const after = log.extend(log.fold(read), events, at.toString());
      if ('impossible' in after) throw new ImpossibleEvent(`${after.impossible.kind} cannot follow in ${names.table}`);
      const last = read.at(-1)?.number ?? 0;
      return events.map((event, index) => ({ owner, number: last + index + 1, at: at.toString(), event }));
    });
    const rows = all.flat().map(({ event: { kind, ...data }, ...row }) => ({ ...row, kind, data }));
    if (rows.length === 0) return all;
    const parts = noted.map((part, index) => sql`${sql.ref(`noted_${index}`)} as (${part})`);
    const also = parts.length > 0 ? sql`with ${sql.join(parts)}` : sql``;
    await sql`${also} insert into ${table} (${ownerColumn}, number, at, kind, data) select owner, number, at, kind, data
      from json_to_recordset(${JSON.stringify(rows)}::json) as added (owner uuid, number int, at timestamptz, kind text, data jsonb)`.execute(
      tx,
    );
    return all.map((entries) => entries.map(({ number, at: then, event }) => ({ number, at: then, event })));
  };
  return {
    column: (owner) =>
      sql<LogColumn>`(select json_agg(json_build_object('number', number, 'at', at, 'kind', kind, 'data', data) order by number)
        from ${table} where ${ownerColumn} = ${owner})`,
    fromColumn: (column) => (column ?? []).map(logged),
    read: async (db, owner) => {
      const rows = await readRows(
        db,
        sql<Row>`select number, at, kind, data from ${table} where ${ownerColumn} = ${owner} order by number`,
      );
      return rows.map(logged);
    },
    append: async (tx, owner, read, events, at, noted) =>
      (await appendAll(tx, [{ owner, read, events }], at, noted))[0] ?? [],
    appendAll,
  };
}
