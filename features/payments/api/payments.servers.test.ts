import { auditLedger } from '@solelune/ledger';
import { createLogger, newId, openDatabase } from '@solelune/platform';
import { testConfig } from '@solelune/testing';
import { startPostgres, type TestServer } from '@solelune/testing/servers';
import { credit } from '@solelune/wallet/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyAtOnce } from './testing/buy-at-once.ts';
import { type PaymentsApp, startPaymentsApp } from './testing/index.ts';
import { modelSuite } from './testing/model.suite.ts';
import { talk } from './testing/model.ts';

describe('payments, on PostgreSQL', () => {
  let server: TestServer;
  let app: PaymentsApp;
  beforeAll(async () => {
    server = await startPostgres();
    app = await startPaymentsApp({ products: [talk], environment: { DATABASE_URL: server.url, DATABASE_POOL: '16' } });
  });
  afterAll(async () => {
    await app?.close();
    await server?.stop();
  });

  const addMember = async (amount: number) => {
    const userId = await app.addMember();
    const words = { key: newId(), label: 'Offerts', at: app.now() };
    await app.database.transaction((tx) =>
      credit(tx, { ...words, userId, currency: 'suns', amount, source: 'promotions' }),
    );
    return userId;
  };

  modelSuite(() => ({ parts: app, database: app.database, sandbox: app.sandbox, addMember }), 60);

  it('numbers receipts without a gap, however many are paid at once', async () => {
    await buyAtOnce(app, 60);
    const { rows } = await app.database.execute(
      `select series, count(*)::int as count, max(sequence) as last from payments_document group by series`,
    );
    for (const { series, count, last } of rows) expect([series !== null, count]).toEqual([true, last]);
    expect(await auditLedger(app.database.query)).toEqual([]);
  });

  it('keeps a log that nobody can change', async () => {
    const config = testConfig({ DATABASE_URL: server.url });
    const other = await openDatabase(config, createLogger(config));
    await expect(other.execute('update payments_order_event set number = number + 1000')).rejects.toThrow(
      'never changed',
    );
    await expect(other.execute('delete from payments_order_event')).rejects.toThrow('never changed');
    await other.close();
  });
});
