import { join } from 'node:path';
import { Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { type Config, MEMORY } from '../config.ts';
import type { Logger } from '../log/logger.ts';
import { KeptServer } from './embedded/kept-server.ts';
import { keepTidy } from './embedded/maintenance.ts';
import { lockDataDir } from './lock.ts';
import { migrate } from './migrate.ts';
import { statementNames, withNames } from './prepared.ts';
import { Presence } from './presence.ts';
import type { Tables } from './tables.ts';
import { type AfterCommit, TransactionScope } from './transaction-scope.ts';
import { getTypeParser } from './types.ts';
import { waitForServer } from './wait-for-server.ts';

/** A query waits this long for a connection before it fails, instead of hanging for ever. */
const CONNECTION_TIMEOUT_MS = 15_000;
const PING_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 30_000;

/** What a query that only reads runs on: the database itself, or a transaction. It has no way to write: who has one of these cannot. */
export type Reader = Pick<Kysely<Tables>, 'selectFrom'>;
/** The transaction of the caller: a change is kept with what it belongs to, or neither is. Only the frame opens one. */
export type Writer = Transaction<Tables>;

/** Rows of a query that Kysely cannot say. It must be one that reads: what writes takes a `Writer`, and says `.execute(tx)`. */
export const readRows = async <Row>(db: Reader, query: RawBuilder<Row>): Promise<Row[]> =>
  (await query.execute(db as Kysely<Tables>)).rows;

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** For reads outside any transaction. Inside one it throws: use the transaction. */
  readonly query: Reader;
  /** Keeps what `body` wrote, or nothing when it throws. Called inside another one it is a part of that one, which can fail alone. */
  transaction<T>(body: (transaction: Writer) => Promise<T>): Promise<T>;
  /**
   * Runs `action` once the transaction open here has committed, and never if it is rolled back; at once outside any. For what cannot be rolled
   * back: events, wake-ups, providers. One that throws is logged: the commit stands.
   */
  afterCommit(action: AfterCommit): void;
  /** Applies the plain-SQL migrations of these folders that were not applied yet; gives their names. */
  migrate(folders: readonly string[]): Promise<string[]>;
  /** Plain SQL on a connection of its own, for what the platform runs in the background. */
  execute(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  ping(): Promise<void>;
  connections(): { total: number; idle: number; waiting: number };
  /** How many flushes to disk the embedded database made; null on PostgreSQL, which looks after itself. */
  flushes(): Promise<number | null>;
  /** The embedded database whole, to open another one from. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A dump of a database to start from; with `DATA_DIR=memory` only. */
  template?: Uint8Array | undefined;
}

export async function openDatabase(config: Config, log: Logger, options: DatabaseOptions = {}): Promise<Database> {
  const { url, pool: size } = config.database;
  if (url === undefined) return openEmbedded(config, log, options);
  const pool = openPool(log, {
    connectionString: url,
    max: size,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
    // What is asked together in a transaction leaves together, and is done in that order (docs/decisions/0120).
    pipeline: true,
  });
  await waitForServer(pool, log);
  return overPool('postgres', pool, log, {
    flushes: async () => null,
    dump: () => Promise.reject(new Error('use pg_dump')),
    close: async () => {},
  });
}

async function openEmbedded(config: Config, log: Logger, options: DatabaseOptions): Promise<Database> {
  const inMemory = config.dataDir === MEMORY;
  const unlock = inMemory ? () => {} : lockDataDir(config.dataDir);
  const folder = inMemory ? null : join(config.dataDir, 'database');
  const server = await KeptServer.open({ folder, template: options.template ?? null }, log).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const pool = openPool(log, {
    stream: () => server.connect() as never,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    // The one connection is kept: opening another would only start the session afresh.
    idleTimeoutMillis: 0,
  });
  const stopTidying = inMemory ? () => {} : keepTidy(pool, log);
  const close = async () => {
    stopTidying();
    await server.close();
    unlock();
  };
  return overPool('embedded', pool, log, { flushes: () => server.flushes(), dump: () => server.dump(), close });
}

/** Connections that may break: unheard, that would end the process. They are heard from the first on, which is made by who waits for the server. */
function openPool(log: Logger, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    types: { getTypeParser } as pg.CustomTypesConfig,
    ...options,
  });
  // One that breaks while nobody uses it is replaced by the pool.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  // One that breaks in the middle of a transaction tells its query.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

type Engine = Pick<Database, 'flushes' | 'dump' | 'close'>;

function overPool(kind: Database['kind'], pool: pg.Pool, log: Logger, engine: Engine): Database {
  const presence = new Presence(kind, log);
  pool.on('connect', () => presence.found());
  const scope: TransactionScope<Writer> = new TransactionScope<Writer>({
    begin: (body) => begin(query, body),
    nest: inSavepoint,
    onActionFailed: (error) => log.error({ err: error }, 'what was to follow a commit failed'),
  });
  // The embedded database starts its session afresh after trouble, and would know no names any more.
  const named = kind === 'postgres' ? withNames(statementNames()) : (client: pg.PoolClient) => client;
  const guarded = {
    options: pool.options,
    end: async () => {},
    connect: async () => {
      scope.assertOutside();
      return presence.watched(named(await pool.connect().catch(presence.lost)));
    },
  };
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) });
  return {
    kind,
    query,
    transaction: (body) => scope.run(body),
    afterCommit: (action) => scope.afterCommit(action),
    migrate: (folders) => migrate(pool, folders, log),
    execute: async (text, values) => pool.query(text, values).catch(presence.lost),
    ping: () => ping(pool),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    flushes: engine.flushes,
    dump: engine.dump,
    close: async () => {
      await pool.end();
      await engine.close();
    },
  };
}

/** What a body threw is what went wrong, even where the rollback after it fails as well (the connection is gone). */
async function begin<T>(query: Kysely<Tables>, body: (tx: Writer) => Promise<T>): Promise<T> {
  let thrown: { error: unknown } | undefined;
  const noting = (tx: Writer) =>
    body(tx).catch((error: unknown) => {
      thrown = { error };
      throw error;
    });
  try {
    return await query.transaction().execute(noting);
  } catch (error) {
    throw thrown ? thrown.error : error;
  }
}

/** A part of a transaction that can be undone alone. Savepoints of one name hide one another, the newest first, as nesting wants it. */
async function inSavepoint<T>(tx: Writer, body: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx);
  try {
    const result = await body();
    await sql`release savepoint part`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx);
    await sql`release savepoint part`.execute(tx);
    throw error;
  }
}

async function ping(pool: pg.Pool): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the database does not answer')), PING_TIMEOUT_MS);
  try {
    await Promise.race([pool.query('select 1'), late]);
  } finally {
    clearTimeout(timer);
  }
}
