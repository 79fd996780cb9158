import { createLogger, type Database, openDatabase, PLATFORM_MIGRATIONS } from '@solelune/platform';
import { testConfig } from '@solelune/testing';
import { startPostgres, type TestServer } from '@solelune/testing/servers';
import { afterAll, beforeAll, describe } from 'vitest';
import { movingSuite } from './testing/moving.suite.ts';
import { operationsSuite } from './testing/operations.suite.ts';
import { WALLET_MIGRATIONS } from './wallet-testing.ts';

describe('the wallet, on PostgreSQL', () => {
  let server: TestServer;
  let database: Database;
  const open = (url: string) => {
    const config = testConfig({ DATABASE_URL: url, DATABASE_POOL: '12' });
    return openDatabase(config, createLogger(config));
  };
  beforeAll(async () => {
    server = await startPostgres();
    database = await open(server.url);
    await database.migrate([PLATFORM_MIGRATIONS, ...WALLET_MIGRATIONS]);
    await database.execute('create database old');
  });
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  });

  operationsSuite(() => database);
  movingSuite(() => open(server.url.replace(/\/postgres$/, '/old')));
});
