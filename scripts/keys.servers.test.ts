import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { plantAdvisor } from '@solelune/advisors/testing';
import { plantRoom } from '@solelune/consultations/testing';
import { compose } from '@solelune/server/compose';
import { testConfig } from '@solelune/testing';
import { startPostgres, type TestServer } from '@solelune/testing/servers';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SAID = 'Ce que je n’ai dit à personne';
const [former, newest] = ['2026', '2027'].map((name) => `${name}:${randomBytes(32).toString('base64')}`);
const MEMBER = '019a8f6e-2c1b-7f00-8d00-0000000000a1';
const ADVISOR = '019a8f6e-2c1b-7f00-8d00-0000000000a2';

let postgres: TestServer;
let client: pg.Client;
let room = '';

const start = (keys: string) =>
  compose(testConfig({ DATABASE_URL: postgres.url, SEALING_KEYS: keys }), {
    ...{ pages: 'none', works: false },
    identify: async (token) => ({ userId: token, sessionId: 's', roles: token === ADVISOR ? ['advisor'] : [] }),
  });

beforeAll(async () => {
  postgres = await startPostgres();
  const server = await start(former as string);
  for (const id of [MEMBER, ADVISOR])
    await server.database.execute(
      `insert into account_user (id, email, firstname, password_hash, created_at) values ($1, $2, 'Camille', 'x', now())`,
      [id, `${id}@exemple.fr`],
    );
  const planted = await server.transaction(async (tx) => {
    const advisor = await plantAdvisor(tx, { user_id: ADVISOR, name: 'Maëlle' });
    return plantRoom(
      tx,
      { services: server.services, at: Temporal.Now.instant() },
      {
        ...{ memberId: MEMBER, advisorId: advisor.id },
      },
    );
  });
  room = planted.id;
  for (const [token, url, fields] of [
    [MEMBER, 'consultation/send', { id: room, key: 'premier', text: SAID }],
    [ADVISOR, 'consultation/note/save', { id: room, body: `${SAID}, noté` }],
  ] as const) {
    const answer = await server.app.inject({
      ...{ method: 'POST', url: `/api/${url}.json`, headers: { authorization: `Bearer ${token}` }, payload: fields },
    });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  }
  await server.close();
  client = new pg.Client(postgres.url);
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await postgres?.stop();
});

const rotate = (keys: string) =>
  spawnSync(process.execPath, ['scripts/keys.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: {
      ...process.env,
      ...{ ENV_FILE: '', NODE_ENV: 'test', DATA_DIR: 'memory', DATABASE_URL: postgres.url, SEALING_KEYS: keys },
    },
    encoding: 'utf8',
  });
const sealedBy = async () =>
  (await client.query('select body from consultations_message union all select body from consultations_note')).rows.map(
    ({ body }: { body: string }) => body,
  );

it('npm run keys:rotate: messages and notes are sealed by the new key, once, and open without the former one', async () => {
  const before = await sealedBy();
  expect(before).toHaveLength(2);
  expect(rotate(former as string).stdout).toContain('Une seule clé est connue');
  expect(await sealedBy()).toEqual(before);

  const turned = rotate(`${newest},${former}`);
  expect([turned.stderr, turned.status]).toEqual(['', 0]);
  expect(turned.stdout).toContain('consultations_message.body\t1 scellées de nouveau\t0 illisibles');
  expect(turned.stdout).toContain('consultations_note.body\t1 scellées de nouveau\t0 illisibles');
  const after = await sealedBy();
  for (const body of after) expect(before).not.toContain(body);
  expect(rotate(`${newest},${former}`).stdout).toContain('En tout : 0 scellées de nouveau, 0 illisibles.');

  const server = await start(newest as string);
  const headers = { authorization: `Bearer ${MEMBER}` };
  const read = await server.app.inject({ url: `/api/consultation/transcript/get/${room}.json`, headers });
  await server.close();
  expect(read.json().lines).toMatchObject([{ by: 'member', text: SAID }]);

  // A key that was lost: said, and nothing is touched.
  const lost = rotate(`2028:${randomBytes(32).toString('base64')},2029:${randomBytes(32).toString('base64')}`);
  expect([lost.status, lost.stderr]).toEqual([1, expect.stringContaining('Une clé manque')]);
  expect(await sealedBy()).toEqual(after);
});
