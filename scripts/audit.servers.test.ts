import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { appendAudit } from '@solelune/platform';
import { compose } from '@solelune/server/compose';
import { testConfig } from '@solelune/testing';
import { startPostgres, type TestServer } from '@solelune/testing/servers';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

let postgres: TestServer;
let client: pg.Client;
beforeAll(async () => {
  postgres = await startPostgres();
  const server = await compose(testConfig({ DATABASE_URL: postgres.url }), { pages: 'none', works: false });
  const deed = { actor: 'a', roles: ['support'], deed: 'payments.refund', reason: 'Double', details: { cents: 500 } };
  for (const about of ['order-1', 'order-2', 'order-3'])
    await server.transaction((tx) => appendAudit(tx, { ...deed, about }, Temporal.Now.instant()));
  await server.close();
  client = new pg.Client(postgres.url);
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await postgres?.stop();
});

const audit = (...given: string[]) =>
  spawnSync(process.execPath, ['scripts/audit.ts', ...given], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, ENV_FILE: '', NODE_ENV: 'test', DATA_DIR: 'memory', DATABASE_URL: postgres.url },
    encoding: 'utf8',
  });

it('npm run audit: an untouched log is intact and can be exported; one row altered by SQL is found, and so is an end cut off', async () => {
  const intact = audit('check');
  expect([intact.stderr, intact.status]).toEqual(['', 0]);
  const kept = intact.stdout.trim().split('\n').at(-1) as string;
  expect(kept).toMatch(/^3:[0-9a-f]{64}$/);
  const exported = audit('export', '1').stdout.trim().split('\n');
  expect(exported.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { number: 2, about: 'order-2', reason: 'Double', details: { cents: 500 } },
    { number: 3 },
  ]);
  await client.query('alter table audit_entry disable trigger user');
  await client.query(`update audit_entry set details = '{"cents": 50}' where number = 2`);
  const altered = audit('check');
  expect([altered.status, altered.stderr]).toEqual([1, 'La ligne 2 du journal n’est plus celle qui a été écrite.\n']);
  await client.query(`update audit_entry set details = '{"cents": 500}' where number = 2`);
  await client.query('delete from audit_entry where number = 3');
  expect(audit('check').status).toBe(0);
  expect(audit('check', kept).stderr).toBe('La ligne 3 du journal manque, et toutes celles qui la suivaient.\n');
  expect(audit('check', 'n’importe quoi').status).toBe(2);
});
