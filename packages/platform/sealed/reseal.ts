import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import type { Database, Writer } from '../database/database.ts';
import { defineJob } from '../jobs/job.ts';
import type { AnySealedColumn } from './sealed-column.ts';
import type { Sealing } from './sealing.ts';

const BATCH = 200;
const TIME_LIMIT_SECONDS = 3600;

interface Counts {
  resealed: number;
  /** Sealed with a key that is no longer known, or touched: left as they are. */
  unreadable: number;
}

interface Parts {
  database: Pick<Database, 'transaction'>;
  sealing: Sealing;
}

/** Seals with the newest key what former keys sealed, batch by batch, each in a transaction of its own: it can be cut anywhere, and run again. */
export async function resealColumn(
  { database, sealing }: Parts,
  column: AnySealedColumn,
  signal?: AbortSignal,
): Promise<Counts> {
  const counts: Counts = { resealed: 0, unreadable: 0 };
  for (let last: unknown = null; ; ) {
    signal?.throwIfAborted();
    const seen = await database.transaction(async (tx) => {
      const rows = await formerlySealed(tx, sealing, column, last);
      for (const row of rows) counts[await resealRow(tx, sealing, column, row)]++;
      return rows;
    });
    if (seen.length < BATCH) return counts;
    last = seen.at(-1)?.id;
  }
}

interface Row {
  id: string;
  value: unknown;
}

/** Rows that somebody else is writing are passed over: they get the newest key there, or the next time here. */
async function formerlySealed(tx: Writer, sealing: Sealing, column: AnySealedColumn, last: unknown): Promise<Row[]> {
  const newest = column.newest(sealing);
  const value = sql.ref(column.column);
  const further: RawBuilder<unknown> = last === null ? sql`` : sql`and id > ${last}`;
  const { rows } = await sql<Row>`
    select id, ${value} as value from ${sql.table(column.table)}
    where substring(${value} from 1 for ${newest.length}::int) <> ${newest} ${further}
    order by id limit ${BATCH} for update skip locked`.execute(tx);
  return rows;
}

async function resealRow(
  tx: Writer,
  sealing: Sealing,
  column: AnySealedColumn,
  { id, value }: Row,
): Promise<keyof Counts> {
  const row = String(id);
  let clear: unknown;
  try {
    clear = column.open(sealing, row, value);
  } catch {
    return 'unreadable';
  }
  const stored = column.seal(sealing, row, clear);
  await sql`update ${sql.table(column.table)} set ${sql.ref(column.column)} = ${stored} where id = ${id}`.execute(tx);
  return 'resealed';
}

/** Every night while a former key is known. A key whose last value it resealed may be taken out of the configuration. */
export function resealJob({ database, sealing }: Parts, columns: readonly AnySealedColumn[]) {
  return defineJob({
    name: 'sealing-rotate',
    input: z.object({}),
    schedule: { cron: '30 2 * * *' },
    timeLimitSeconds: TIME_LIMIT_SECONDS,
    run: async (_, { log, signal }) => {
      if (!sealing.rotating) return;
      for (const column of columns) {
        const counts = await resealColumn({ database, sealing }, column, signal);
        const told = { table: column.table, column: column.column, ...counts };
        log[counts.unreadable > 0 ? 'error' : 'info'](told, 'sealed with the newest key');
      }
    },
  });
}
