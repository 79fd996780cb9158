import { testConfig } from '@solelune/testing';
import { startPostgres, type TestServer } from '@solelune/testing/servers';
import { afterAll, beforeAll } from 'vitest';
import { createLogger, type Database, openDatabase } from '../../packages/platform/index.ts';

/** A PostgreSQL for the file's site, which its tests reach too: what takes days there is made to be due now. */
export function useDatabase() {
  let server: TestServer;
  let database: Database;
  beforeAll(async () => {
    server = await startPostgres();
    const config = testConfig({ DATABASE_URL: server.url });
    database = await openDatabase(config, createLogger(config));
  });
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  });
  return {
    url: () => server.url,
    open: () => database,
  };
}
