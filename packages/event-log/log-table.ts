import { type Reader, readRows, type Writer } from '@solelune/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Log, Logged } from './engine/index.ts';

/** The caller asked for what cannot follow: a fault of the program, unless it says otherwise by looking first. */
export class ImpossibleEvent extends Error {
  override name = 'ImpossibleEvent';
}

export interface LogTable<Event extends { kind: string }> {
  read(db: Reader, owner: string): Promise<Logged<Event>[]>;
  /**
   * In the caller's transaction, after the entries it has read; throws where a step refuses, or where somebody else was faster. `noted` is what the feature
   * writes of it on a row of its own (where it has come to): one statement, sent with the entries.
   */
  append(
    tx: Writer,
    owner: string,
    read: readonly Logged<Event>[],
    events: readonly Event[],
    at: Temporal.Instant,
    noted?: RawBuilder<unknown>,
  ): Promise<Logged<Event>[]>;
}

interface Row {
  number: number;
  at: Date;
  kind: string;
  data: object;
}

/**
 * Keeps a log in a table of the feature's own: `owner` (whose log it is), `number`, `at`, `kind`, `data jsonb`, with (owner, number) as its
 * primary key and triggers of its own against changes.
 */
export function logTable<State, Event extends { kind: string }>(
  log: Log<State, Event>,
  names: { table: string; owner: string },
): LogTable<Event> {
  const [table, ownerColumn] = [sql.table(names.table), sql.ref(names.owner)];
  return {
    read: async (db, owner) => {
      const rows = await readRows(
        db,
        sql<Row>`select number, at, kind, data from ${table} where ${ownerColumn} = ${owner} order by number`,
      );
      return rows.map(({ number, at, kind, data }) => ({
        number: Number(number),
        at: at.toISOString(),
        event: { kind, ...data } as Event,
      }));
    },
    append: async (tx, owner, read, events, at, noted) => {
      if (events.length === 0) return [];
      const after = log.extend(log.fold(read), events, at.toString());
      if ('impossible' in after) throw new ImpossibleEvent(`${after.impossible.kind} cannot follow in ${names.table}`);
      const last = read.at(-1)?.number ?? 0;
      const entries = events.map((event, index) => ({ number: last + index + 1, at: at.toString(), event }));
      const values = entries.map(({ number, event: { kind, ...data } }) => {
        const json = JSON.stringify(data);
        return sql`(${owner}, ${number}, ${at.toString()}, ${kind}, ${json}::jsonb)`;
      });
      const also = noted ? sql`with noted as (${noted})` : sql``;
      await sql`${also} insert into ${table} (${ownerColumn}, number, at, kind, data) values ${sql.join(values)}`.execute(
        tx,
      );
      return entries;
    },
  };
}
