import { moveJobs } from '../jobs/move-jobs.ts';
import type { Database } from './database.ts';

const BATCH = 500;

interface ForeignKey {
  child: string;
  parent: string;
}

interface Moved {
  tables: { table: string; rows: number }[];
  /** Jobs that wait. */
  queues: { queue: string; jobs: number }[];
}

/**
 * Copies every record and every job that waits into another database that has the same tables and is empty, in one transaction: all of it, or
 * nothing. `to` has one connection.
 */
export async function moveRecords(from: Database, to: Database): Promise<Moved> {
  const tables = await tablesParentsFirst(from);
  const moved: Moved = { tables: [], queues: [] };
  await to.execute('begin');
  try {
    for (const table of tables) {
      const { rows: present } = await to.execute(`select 1 from ${quoted(table)} limit 1`);
      if (present.length > 0)
        throw new Error(`La table ${table} de la base d’arrivée n’est pas vide : rien n’a été copié.`);
      moved.tables.push({ table, rows: await moveTable(from, to, table) });
    }
    moved.queues = await moveJobs(from, to);
    await to.execute('commit');
  } catch (error) {
    await to.execute('rollback');
    throw error;
  }
  return moved;
}

/** Rows travel as JSON, which PostgreSQL turns back into each column's own type. */
async function moveTable(from: Database, to: Database, table: string): Promise<number> {
  const name = quoted(table);
  const key = await orderOf(from, table);
  let count = 0;
  for (;;) {
    const { rows } = await from.execute(
      `select row_to_json(t)::text as row from (select * from ${name} order by ${key} limit ${BATCH} offset ${count}) t`,
    );
    if (rows.length === 0) return count;
    const list = `[${rows.map(({ row }) => String(row)).join(',')}]`;
    await to.execute(
      `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1::json)`,
      [list],
    );
    count += rows.length;
  }
}

async function orderOf(database: Database, table: string): Promise<string> {
  const { rows } = await database.execute(
    `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary`,
    [quoted(table)],
  );
  if (rows.length === 0) throw new Error(`La table ${table} n’a pas de clé.`);
  return rows.map(({ name }) => quoted(String(name))).join(', ');
}

/** A row's parents must be there before it. */
async function tablesParentsFirst(database: Database): Promise<string[]> {
  const { rows: tables } = await database.execute(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migration' order by 1`,
  );
  const { rows: keys } = await database.execute(
    `select c.relname as child, p.relname as parent from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid where k.contype = 'f'`,
  );
  const waiting = new Set(tables.map(({ name }) => String(name)));
  const sorted: string[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      (table) =>
        !(keys as unknown as ForeignKey[]).some(
          ({ child, parent }) => child === table && parent !== table && waiting.has(parent),
        ),
    );
    if (free.length === 0) throw new Error('Des tables dépendent l’une de l’autre en cercle.');
    for (const table of free) {
      waiting.delete(table);
      sorted.push(table);
    }
  }
  return sorted;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
