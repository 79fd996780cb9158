import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFiles } from '@solelune/platform';
import { compose } from '@solelune/server/compose';
import { testConfig } from '@solelune/testing';
import { startPostgres, type TestServer } from '@solelune/testing/servers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOldBackups, makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const root = mkdtempSync(path.join(tmpdir(), 'backup-'));
const NOW = Temporal.Instant.from('2026-11-16T12:00:00Z');
const KEYS = `now:${Buffer.alloc(32, 3).toString('base64')}`;
let postgres: TestServer;

/** A site with members, letters sealed in its outbox, and files. */
async function inhabit(config: ReturnType<typeof testConfig>): Promise<void> {
  const server = await compose(config, { pages: 'none', works: false });
  for (let n = 0; n < 3; n++) {
    const { statusCode } = await server.app.inject({
      ...{ method: 'POST', url: '/api/user/account/signup' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        ...{ firstname: 'Alix', email: `alix${n}@exemple-courrier.fr`, password: 'lune-en-verseau-77' },
        ...{ terms: '1', path: '/' },
      }).toString(),
    });
    expect(statusCode).toBe(200);
    await server.services.files.put(`photos/${n}/640.webp`, Buffer.alloc(1000 + n, n));
  }
  await server.close();
}

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(root, { recursive: true, force: true });
});

/** `name` is the place of a site: its base in PostgreSQL, or its folder. */
const onPostgres = (name: string) =>
  testConfig({
    DATABASE_URL: postgres.url.replace(/postgres$/, name),
    DATA_DIR: path.join(root, name),
    SEALING_KEYS: KEYS,
  });
const embedded = (name: string) => testConfig({ DATA_DIR: path.join(root, name), SEALING_KEYS: KEYS });

describe.each([
  ['PostgreSQL', onPostgres, ['living', 'restored', 'deaf']],
  ['the embedded database', embedded, ['own', 'own-restored', 'own-deaf']],
] as const)('a backup of %s', (_, place, [living, restored, deaf]) => {
  const folder = path.join(root, `backup-of-${living}`);
  beforeAll(async () => {
    if (place === onPostgres) {
      const client = new pg.Client(postgres.url);
      await client.connect();
      for (const name of [living, restored, deaf]) await client.query(`create database "${name}"`);
      await client.end();
    }
    await inhabit(place(living));
  });

  it('comes back whole: the same rows, sums and files', async () => {
    const made = await makeBackup(place(living), folder, NOW);
    expect(made.tables.find(({ table }) => table === 'public.account_user')?.rows).toBe(3);
    expect([made.files.count, made.secrets.sealingKeys[0]]).toEqual([3, 'now']);
    // It throws where anything differs.
    expect(await restoreBackup(place(restored), folder)).toEqual(made);
    const files = await openFiles(place(restored));
    expect(await Array.fromAsync(files.list())).toHaveLength(3);
    await files.close();
    // A site starts on it, and finds nothing to migrate.
    const server = await compose(place(restored), { pages: 'none', works: false });
    expect(await server.database.query.selectFrom('account_user').select('email').execute()).toHaveLength(3);
    await server.close();
  });

  it('is put back only where nothing is, with the keys that it wants', async () => {
    await expect(restoreBackup(place(restored), folder)).rejects.toThrow(/n’est pas vide|existe déjà/);
    const other = { ...place(deaf), secrets: { session: [], sealing: [{ id: 'other', key: Buffer.alloc(32, 4) }] } };
    await expect(restoreBackup(other as never, folder)).rejects.toThrow('SEALING_KEYS : il manque la clé now');
  });

  it('that lost something says so', async () => {
    rmSync(path.join(folder, 'files/photos/1/640.webp'));
    await expect(restoreBackup(place(deaf), folder)).rejects.toThrow('nomme 3 fichiers et en contient 2');
    rmSync(path.join(folder, 'manifest.json'));
    await expect(restoreBackup(place(deaf), folder)).rejects.toThrow('n’est pas une sauvegarde entière');
  });

  it('is made in a folder of its own', async () => {
    await expect(makeBackup(place(living), folder, NOW)).rejects.toThrow('existe déjà');
  });
});

it('the oldest go', () => {
  const kept = mkdtempSync(path.join(root, 'kept-'));
  for (const day of ['01', '02', '03']) writeFileSync(path.join(kept, `202611${day}T030000Z`), '');
  writeFileSync(path.join(kept, 'notes.txt'), '');
  expect(forgetOldBackups(kept, 2)).toEqual(['20261101T030000Z']);
  expect(forgetOldBackups(kept, 2)).toEqual([]);
});
