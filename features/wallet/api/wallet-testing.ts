import { fileURLToPath } from 'node:url';
import { auditLedger, LEDGER_MIGRATIONS } from '@solelune/ledger';
import { type Database, newId, type Writer } from '@solelune/platform';
import { afterAll, expect } from 'vitest';
import { credit, type Done, type Refused, spend } from './index.ts';

export const AT = Temporal.Instant.from('2026-11-15T12:00:00Z');

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Of the wallet, of what it stood on before the ledger, and of who refers to its entries. */
export const FEATURE_MIGRATIONS = {
  account: folder('../../account/api/migrations/'),
  wallet: folder('./migrations/'),
  loyalty: folder('../../loyalty/api/migrations/'),
};
export const WALLET_MIGRATIONS = [LEDGER_MIGRATIONS, ...Object.values(FEATURE_MIGRATIONS)];

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
