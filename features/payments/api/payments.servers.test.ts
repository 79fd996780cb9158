import { auditLedger, LEDGER_MIGRATIONS, post } from '@solelune/ledger';
import { transfer } from '@solelune/ledger/engine';
import { createLogger, newId, openDatabase } from '@solelune/platform';
import { testConfig } from '@solelune/testing';
import { startPostgres, type TestServer } from '@solelune/testing/servers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUSE } from './accounts.ts';
import { entryKey } from './books.ts';
import { clearedCents } from './reconcile.ts';
import { buyAtOnce } from './testing/buy-at-once.ts';
import { type PaymentsApp, startPaymentsApp } from './testing/index.ts';
import { deathSuite, modelSuite } from './testing/model.suite.ts';
import { talk } from './testing/model-deeds.ts';
import { worldOf } from './testing/model-world.ts';
import { type Mortal, mortalEnvironment, startMortal } from './testing/mortal.ts';

describe('payments, on PostgreSQL', () => {
  let server: TestServer;
  let app: PaymentsApp;
  let mortal: Mortal;
  beforeAll(async () => {
    server = await startPostgres();
    app = await startPaymentsApp({ products: [talk], environment: { DATABASE_URL: server.url, DATABASE_POOL: '16' } });
    mortal = startMortal(mortalEnvironment(server.url, app));
  });
  afterAll(async () => {
    mortal?.close();
    await app?.close();
    await server?.stop();
  });

  modelSuite(() => worldOf(app), 60);
  deathSuite(() => ({ ...worldOf(app), mortal }), 8);

  it('numbers receipts without a gap, however many are paid at once', async () => {
    await buyAtOnce(app, 60);
    const { rows } = await app.database.execute(
      `select series, count(*)::int as count, max(sequence) as last from payments_document group by series`,
    );
    for (const { series, count, last } of rows) expect([series !== null, count]).toEqual([true, last]);
    expect(await auditLedger(app.database.query)).toEqual([]);
  });

  it('finds the books of an order in a database that sorts as the French do', async () => {
    await app.database.execute(`create database fr template template0 locale_provider icu icu_locale 'fr-FR'`);
    const config = testConfig({ DATABASE_URL: server.url.replace(/postgres$/, 'fr') });
    const french = await openDatabase(config, createLogger(config));
    await french.migrate([LEDGER_MIGRATIONS]);
    const orderId = newId();
    const lines = transfer({ currency: 'eur', amount: 4200 }, HOUSE.clearing, HOUSE.revenue);
    const words = { key: entryKey(orderId, 'sale'), operation: 'sale', label: 'Un achat', at: app.now() };
    await french.transaction((tx) => post(tx, { ...words, lines }));
    expect(await clearedCents(french.query, orderId)).toBe(4200);
    await french.close();
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
