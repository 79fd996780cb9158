import type pg from 'pg';
import { DatabaseAway, orAway } from '../disk/storage-errors.ts';
import type { Logger } from '../log/logger.ts';

/** Whether the database is there: what breaks because it is not says so (`DatabaseAway`), and the log hears of it once, not from everybody who asks. */
export class Presence {
  readonly #log: Logger;
  /** The embedded database tells the log by itself. */
  readonly #isTold: boolean;
  readonly #watched = new WeakMap<pg.PoolClient, pg.PoolClient>();
  #isAway = false;

  constructor(kind: 'embedded' | 'postgres', log: Logger) {
    this.#log = log;
    this.#isTold = kind === 'postgres';
  }

  /** For what the driver threw; always throws. */
  lost = (error: unknown): never => {
    const seen = orAway(error);
    if (seen instanceof DatabaseAway && this.#isTold && !this.#isAway) {
      this.#isAway = true;
      this.#log.error({ err: error }, 'the database is gone: what needs it is refused');
    }
    throw seen;
  };

  found(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#log.info('the database is back');
  }

  /** A connection whose queries are watched: one wrapper for each, as Kysely knows them by identity. */
  watched(client: pg.PoolClient): pg.PoolClient {
    this.found();
    const before = this.#watched.get(client);
    if (before) return before;
    const query = (...args: [never]) => (client.query(...args) as unknown as Promise<unknown>).catch(this.lost);
    const own = Object.create(client, { query: { value: query } }) as pg.PoolClient;
    this.#watched.set(client, own);
    return own;
  }
}
