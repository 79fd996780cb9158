import { join } from 'node:path';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { type Config, MEMORY } from '../config.ts';
import type { Logger } from '../log/logger.ts';
import { keepTidy } from './embedded/maintenance.ts';
import { EmbeddedServer } from './embedded/server.ts';
import { lockDataDir } from './lock.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';
import { TransactionScope } from './transaction-scope.ts';
import { getTypeParser } from './types.ts';
import { waitForServer } from './wait-for-server.ts';

/** A query waits this long for a connection before it fails, instead of hanging for ever. */
const CONNECTION_TIMEOUT_MS = 15_000;
const PING_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 30_000;

/** What a query runs on: the database itself, or a transaction. */
export type Reader = Kysely<Tables>;
/** The transaction of the caller: a change is kept with what it belongs to, or neither is. */
export type Writer = Transaction<Tables>;

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** For reads outside any transaction. Inside one it throws: use the transaction. */
  readonly query: Reader;
  transaction<T>(body: (transaction: Writer) => Promise<T>): Promise<T>;
  /** Runs `action` once the transaction open here has committed; at once outside any. For what cannot be rolled back: events, wake-ups. */
  afterCommit(action: () => void): void;
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
  /** Called when the embedded database dies of itself. Unless told, the process ends: what is not on disk may not be acknowledged. */
  onFailure?: ((error: Error) => void) | undefined;
}

export async function openDatabase(config: Config, log: Logger, options: DatabaseOptions = {}): Promise<Database> {
  const { url, pool: size } = config.database;
  if (url === undefined) return openEmbedded(config, log, options);
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
    types: { getTypeParser } as pg.CustomTypesConfig,
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
  const server = await EmbeddedServer.start({ folder, template: options.template ?? null }, (error) => {
    log.fatal({ err: error }, 'the embedded database failed');
    if (options.onFailure) options.onFailure(error);
    else process.exit(1);
  }).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const pool = new pg.Pool({
    stream: () => server.connect() as never,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    // The one connection is kept: opening another would only start the session afresh.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    types: { getTypeParser } as pg.CustomTypesConfig,
  });
  const stopTidying = inMemory ? () => {} : keepTidy(pool, log);
  const close = async () => {
    stopTidying();
    await server.close();
    unlock();
  };
  return overPool('embedded', pool, log, { flushes: () => server.flushes(), dump: () => server.dump(), close });
}

type Engine = Pick<Database, 'flushes' | 'dump' | 'close'>;

function overPool(kind: Database['kind'], pool: pg.Pool, log: Logger, engine: Engine): Database {
  // A connection that breaks while nobody uses it is replaced by the pool; unheard, the event would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  const scope = new TransactionScope();
  const guarded = {
    options: pool.options,
    end: async () => {},
    connect: async () => {
      scope.assertOutside();
      return pool.connect();
    },
  };
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) });
  return {
    kind,
    query,
    transaction: (body) => scope.run((inside) => query.transaction().execute((tx) => inside(() => body(tx)))),
    afterCommit: (action) => scope.afterCommit(action),
    migrate: (folders) => migrate(pool, folders, log),
    execute: async (text, values) => pool.query(text, values),
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

async function ping(pool: pg.Pool): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the database does not answer')), PING_TIMEOUT_MS);
  try {
    await Promise.race([pool.query('select 1'), late]);
  } finally {
    clearTimeout(timer);
  }
}
