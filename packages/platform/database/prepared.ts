import type { Writable } from 'node:stream';
import type pg from 'pg';

/** A statement is worth keeping once it has come so often… */
const OFTEN = 20;
/** …and no more of them than this on each connection: each costs the server some memory. */
const MOST = 200;

/** What `select *` gives changes when a migration adds a column, under a process that still runs: a kept plan would then be refused. */
const hasStar = (text: string) => /\*/.test(text.replaceAll('count(*)', ''));

/**
 * Gives names to the statements that come often, so that PostgreSQL reads and plans each once per connection: half of the work of a short one
 * (docs/decisions/0120). Those that come seldom, or in many shapes, stay nameless.
 */
export function statementNames(): (text: string) => string | undefined {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= MOST) return known;
    const count = (seen.get(text) ?? 0) + 1;
    // Shapes that never become frequent must not pile up here either.
    if (seen.size > 10 * MOST) seen.clear();
    seen.set(text, count);
    if (count < OFTEN || hasStar(text)) return undefined;
    const name = `often_${names.size + 1}`;
    names.set(text, name);
    seen.delete(text);
    return name;
  };
}

/** What PostgreSQL answers to it. */
const BEGUN = { command: 'BEGIN', rowCount: null, rows: [] };

/**
 * The connection as Kysely uses it, with names for what comes often. A transaction's beginning travels with its first statement: it cannot fail but with the
 * connection, which that statement then says. One wrapper for each connection: Kysely knows them by identity.
 */
export function withNames(nameOf: (text: string) => string | undefined): (client: pg.PoolClient) => pg.PoolClient {
  const wrapped = new WeakMap<pg.PoolClient, pg.PoolClient>();
  return (client) => {
    const before = wrapped.get(client);
    if (before) return before;
    const leave = sendTogether(client);
    const query = (text: unknown, values?: unknown[]) => {
      leave();
      if (text === 'begin') {
        client.query(text).catch(() => {});
        return Promise.resolve(BEGUN);
      }
      const name = typeof text === 'string' && values && values.length > 0 ? nameOf(text) : undefined;
      return name
        ? client.query({ name, text: text as string, values: values as unknown[] })
        : client.query(text as string, values);
    };
    const own = new Proxy(client, {
      get: (target, key) => {
        if (key === 'query') return query;
        const value = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    wrapped.set(client, own);
    return own;
  };
}

/** What is asked of a connection in one go leaves as one message: each that leaves alone costs both sides a call of the system. */
function sendTogether(client: pg.PoolClient): () => void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  let isHeld = false;
  return () => {
    if (isHeld) return;
    isHeld = true;
    stream.cork();
    // After all that follows without waiting for anything.
    process.nextTick(() => {
      isHeld = false;
      stream.uncork();
    });
  };
}
