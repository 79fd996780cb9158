import pg from 'pg';

/** One moment for everything that is planted: an id is made again, in another statement, where something refers to it. */
const PLANTED_MS = Date.now();
const YEAR_MS = 31_536_000_000;

/** An id that begins with its time, as ours do: of the n-th of `many` within the last year. */
export const ID = (n: string, many: number, kind: number) =>
  `(lpad(to_hex((${PLANTED_MS - YEAR_MS} + (${n}::float8 / ${many}) * ${YEAR_MS - 1_000_000})::bigint), 12, '0')
    || '7' || lpad(to_hex(${kind}), 3, '0') || lpad(to_hex(${n} + 2147483648), 16, '8'))::uuid`;
export const WHEN = (n: string, many: number) =>
  `now() - interval '365 days' + (${n}::float8 / ${many}) * interval '364 days 23 hours'`;

export type Run = (what: string, table: string, sql: string) => Promise<void>;

/** Those of a table, how each is dropped and made again: all but its key, and what other tables refer to. */
const INDEXES = `
  select 'drop index ' || indexrelid::regclass as drop, pg_get_indexdef(indexrelid) as make from pg_index
    where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)
  union all
  select format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint here where conrelid = $1::regclass and contype = 'u'
      and not exists (select from pg_constraint there where there.conindid = here.conindid and there.contype = 'f')`;

/** Writes one table after another. Its indexes are made again once its rows are there, all at once: a tenth of the time. */
export async function planting(url: string, say: (words: string) => void, body: (run: Run) => Promise<void>) {
  const client = new pg.Client(url);
  await client.connect();
  for (const setting of [
    "session_replication_role = 'replica'",
    'synchronous_commit = off',
    "maintenance_work_mem = '1GB'",
  ])
    await client.query(`set ${setting}`);
  await client.query("alter system set max_wal_size = '8GB'");
  await client.query('select pg_reload_conf()');
  await body(async (what, table, sql) => {
    const started = performance.now();
    const { rows } = await client.query<{ drop: string; make: string }>(INDEXES, [table]);
    for (const { drop } of rows) await client.query(drop);
    await client.query(sql);
    for (const { make } of rows) await client.query(make);
    say(`${what.padEnd(40)} ${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s`);
  });
  const started = performance.now();
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  say(`${'statistics of the planner'.padEnd(40)} ${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s`);
  await client.end();
}
