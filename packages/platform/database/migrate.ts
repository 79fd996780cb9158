import type { Pool, PoolClient } from 'pg';
import type { Logger } from '../log/logger.ts';
import { MigrationError, type MigrationFile, readMigrations } from './migration-files.ts';

/** Any number, the same in every process. */
const LOCK_KEY = 7_315_202_611;

const CREATE_TABLE = `
  create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`;

/** Each migration runs once and whole, whatever number of processes start together; what was applied may not be edited. */
export async function migrate(pool: Pool, folders: readonly string[], log: Logger): Promise<string[]> {
  const files = readMigrations(folders);
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // Waiting for another process that migrates, and a migration itself, may take longer than a query should.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    return await applyPending(client, files, log);
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    // A connection that is not given back in order is thrown away, and its lock with it.
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]).catch((error: Error) => (broken = error));
    await client.query('reset statement_timeout').catch((error: Error) => (broken = error));
    client.release(broken);
  }
}

async function applyPending(client: PoolClient, files: MigrationFile[], log: Logger): Promise<string[]> {
  await client.query(CREATE_TABLE);
  await nameOwners(client, files);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const edited = files.filter(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (edited.length > 0) {
    const names = edited.map(({ name }) => name).join(', ');
    throw new MigrationError(`Edited after it was applied: ${names}. Write a new migration instead.`);
  }
  const pending = files.filter(({ name }) => !applied.has(name));
  for (const file of pending) {
    await apply(client, file);
    log.info({ migration: file.name }, 'migration applied');
  }
  return pending.map(({ name }) => name);
}

/** What was applied before migrations had owners gets the name it has now. */
async function nameOwners(client: PoolClient, files: MigrationFile[]): Promise<void> {
  await client.query(
    `update schema_migration set name = file.name
     from unnest($1::text[], $2::text[], $3::text[]) as file (name, former_name, checksum)
     where schema_migration.name = file.former_name and schema_migration.checksum = file.checksum`,
    [files.map(({ name }) => name), files.map(({ formerName }) => formerName), files.map(({ checksum }) => checksum)],
  );
}

/** Who waits for a table makes everybody wait who comes after: rather let go and try again between two queries of the site. */
const LOCK_WAIT = '3s';
const LOCK_TRIES = 20;
const LOCKED_BY_OTHERS = '55P03';

async function apply(client: PoolClient, file: MigrationFile, triesLeft = LOCK_TRIES): Promise<void> {
  const { name, sql, checksum } = file;
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${LOCK_WAIT}'`);
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if ((error as { code?: string }).code === LOCKED_BY_OTHERS && triesLeft > 1)
      return apply(client, file, triesLeft - 1);
    // The text of a migration is ours: its error may be told whole.
    throw new MigrationError(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
