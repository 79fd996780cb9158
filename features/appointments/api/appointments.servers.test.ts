import { type PaymentsApp, startPaymentsApp } from '@solelune/payments/testing';
import { startPostgres, type TestServer } from '@solelune/testing/servers';
import { afterAll, beforeAll, describe } from 'vitest';
import { racingSuite } from './testing/racing.suite.ts';

const MONDAY = Temporal.Instant.from('2026-11-16T09:00:00Z');

describe('appointments, on PostgreSQL', () => {
  let server: TestServer;
  let app: PaymentsApp;
  beforeAll(async () => {
    server = await startPostgres();
    app = await startPaymentsApp({
      ...{ features: ['advisors', 'appointments'], now: () => MONDAY },
      environment: { DATABASE_URL: server.url, DATABASE_POOL: '16' },
    });
  });
  afterAll(async () => {
    await app?.close();
    await server?.stop();
  });

  racingSuite(() => app, MONDAY);
});
