import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compose, type RunningServer } from '@solelune/server/compose';
import { testConfig } from '@solelune/testing';
import { startPostgres, type TestServer } from '@solelune/testing/servers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'moving-'));
let postgres: TestServer;
let client: pg.Client;
let waiting: unknown[] = [];
let demonstration = 0;
/** Nobody listens there: letters wait. */
const MAIL_URL = 'smtp://127.0.0.1:1';

const signUp = (server: RunningServer, email: string) =>
  server.app.inject({
    ...{ method: 'POST', url: '/api/user/account/signup' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      firstname: 'Alix',
      email,
      password: 'lune-en-verseau-77',
      terms: '1',
      path: '/',
    }).toString(),
  });

/** Accounts, advisors and displays: before anybody came, all of the demonstration. */
const SHOWN = `select ${['account_user', 'advisors_advisor', 'promotions_card']
  .map((table) => `(select count(*) from ${table})`)
  .join(' + ')} as count`;
const JOBS = `select id, name, data::text, singleton_key as key from jobs.job where state = 'created' order by id`;

beforeAll(async () => {
  postgres = await startPostgres();
  client = new pg.Client(postgres.url);
  await client.connect();
  // A site as a developer leaves it: demonstration accounts, a member, and letters that nobody has sent yet.
  const server = await compose(testConfig({ DATA_DIR: folder, MAIL_URL }), { pages: 'none', works: false });
  for (const { demo } of server.services.features) await demo?.(server);
  demonstration = Number((await server.database.execute(SHOWN)).rows[0]?.count);
  expect(demonstration).toBeGreaterThan(0);
  expect((await signUp(server, 'alix@exemple-courrier.fr')).statusCode).toBe(200);
  waiting = (await server.database.execute(JOBS)).rows;
  await server.close();
});
afterAll(async () => {
  await client?.end();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const move = () =>
  spawnSync(process.execPath, ['scripts/db-move.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, ENV_FILE: '', NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: postgres.url, MAIL_URL },
    encoding: 'utf8',
  });

describe('npm run db:move', () => {
  it('takes members and their waiting letters along, leaves the demonstration behind, and has the books recounted', async () => {
    const { status, stdout, stderr } = move();
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const { rows: members } = await client.query('select email from account_user');
    expect(members).toEqual([{ email: 'alix@exemple-courrier.fr' }]);
    expect((await client.query('select 1 from advisors_advisor')).rows).toEqual([]);
    expect(waiting.length).toBeGreaterThan(0);
    expect((await client.query(JOBS)).rows).toEqual(expect.arrayContaining(waiting));
    expect(stdout).toMatch(/file d’attente mail\S* +\d/);
    for (const words of [
      `Comptes et personnes de démonstration retirés : ${demonstration}.`,
      'Livres de comptes vérifiés',
      'Les fichiers',
    ])
      expect(stdout).toContain(words);
  });

  it('is refused a second time, in a sentence', () => {
    const { status, stderr } = move();
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^La table \S+ de la base d’arrivée n’est pas vide : rien n’a été copié\.\n$/),
    ]);
  });
});
