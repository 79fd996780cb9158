import { type Database, newId, type Writer } from '@solelune/platform';
import { afterAll, expect } from 'vitest';
import { auditLedger, credit, type Done, type Refused, spend } from './index.ts';

export const AT = Temporal.Instant.from('2026-11-15T12:00:00Z');

/** The folders whose migrations the ledger needs. */
export const LEDGER_MIGRATIONS = ['../../account/api/migrations/', './migrations/'].map(
  (folder) => new URL(folder, import.meta.url).pathname,
);

export async function addMember(database: Database): Promise<string> {
  const id = newId();
  await database.execute('insert into account_user (id, email, firstname) values ($1, $2, $3)', [
    id,
    `${id}@exemple.fr`,
    'Camille',
  ]);
  return id;
}

/** Whatever a suite does, the books balance when it is over. */
export const auditAfterwards = (database: () => Database) =>
  afterAll(async () => expect(await auditLedger(database().query)).toEqual([]));

export const wording = (key: string = newId()) => ({ key, label: 'Un mouvement', at: AT });

export function expectDone(outcome: Done | Refused): Done {
  expect(outcome).not.toHaveProperty('refused');
  return outcome as Done;
}

/** One operation in a transaction of its own. */
export const alone = <T>(database: Database, operation: (db: Writer) => Promise<T>): Promise<T> =>
  database.transaction((db) => operation(db));

export const giveSuns = (database: Database, userId: string, amount: number, key?: string) =>
  alone(database, (db) => credit(db, { ...wording(key), userId, currency: 'suns', amount, source: 'promotions' }));

export const spendSuns = (database: Database, userId: string, amount: number, key?: string) =>
  alone(database, (db) => spend(db, { ...wording(key), userId, currency: 'suns', amount }));
