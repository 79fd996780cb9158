import { openTestDatabase, testConfig } from '@solelune/testing';
import { eventually } from '@solelune/testing/eventually';
import { type PushService, pushedBrowser, startPushService } from '@solelune/testing/push';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createLogger,
  type Database,
  type Jobs,
  newId,
  openJobs,
  openPush,
  openSealing,
  openSecrets,
  PLATFORM_MIGRATIONS,
  type Push,
} from '../index.ts';
import { pushKeys } from './keys.ts';
import { readSubscription } from './subscription.ts';

describe('the keys of the site', () => {
  const secrets = openSecrets(testConfig({ SESSION_SECRET: 'a secret that all processes share' }));

  it('are the same in every process that shares the secret', () => {
    const { publicKey } = pushKeys(testConfig(), secrets);
    expect(pushKeys(testConfig(), secrets).publicKey).toBe(publicKey);
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    const others = openSecrets(testConfig({ SESSION_SECRET: 'a secret that nobody else knows…' }));
    expect(pushKeys(testConfig(), others).publicKey).not.toBe(publicKey);
  });

  it('are those that were given, or the start is refused', () => {
    const given = pushKeys(testConfig(), secrets);
    const config = testConfig({ PUSH_PUBLIC_KEY: given.publicKey, PUSH_PRIVATE_KEY: given.privateKey });
    expect(pushKeys(config, openSecrets(testConfig()))).toEqual(given);
    expect(() => testConfig({ PUSH_PUBLIC_KEY: 'short' })).toThrow(/PUSH_PUBLIC_KEY : doit être une clé VAPID/);
  });
});

describe('what a browser says of itself', () => {
  const { services } = testConfig().push;
  it.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://push.services.mozilla.com.example.org/x', false],
    ['https://fcm.googleapis.com.example.org/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://somebody@fcm.googleapis.com/x', false],
    ['http://fcm.googleapis.com/x', false],
    ['http://127.0.0.1:5432/', false],
    ['file:///etc/passwd', false],
  ])('%s: %s', (endpoint, isTaken) =>
    expect(readSubscription(pushedBrowser(endpoint).subscription, services) !== null).toBe(isTaken),
  );

  it('is read as far as it is used, and otherwise not at all', () => {
    const endpoint = 'https://fcm.googleapis.com/x';
    for (const text of ['', '{', 'null', '[]', JSON.stringify({ endpoint, keys: { p256dh: 'AA', auth: 'AA' } })])
      expect(readSubscription(text, services)).toBeNull();
  });
});

describe('a push', () => {
  let database: Database;
  let makers: PushService;
  let jobs: Jobs;
  let push: Push;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.migrate([PLATFORM_MIGRATIONS]);
    makers = await startPushService();
    const config = testConfig({ PUSH_SERVICES: makers.origin });
    jobs = openJobs(database, createLogger(config));
    const secrets = openSecrets(config);
    push = openPush({ config, database, jobs, sealing: openSealing(secrets), secrets });
    await jobs.start();
  });
  afterAll(async () => {
    await jobs?.stop();
    await database?.close();
    await makers?.close();
  });

  const now = Temporal.Now.instant();
  const keep = (userId: string, subscription: string) =>
    database.transaction((tx) => push.keep(tx, userId, subscription, now));
  const MESSAGE = { title: 'Lion', body: 'La Lune passe.', url: '/ici', tag: 'sky', keptSeconds: 600 };
  const countOf = (userId: string) => push.count(database.query, userId);

  it('leaves with its transaction or not at all, and stands nowhere in clear', async () => {
    const [camille, browser] = [newId(), pushedBrowser(`${makers.origin}/camille`)];
    expect(await keep(camille, browser.subscription)).toBe(true);
    const undone = database.transaction(async (tx) => {
      await push.send(tx, camille, { ...MESSAGE, title: 'Jamais' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await database.transaction((tx) => push.send(tx, camille, MESSAGE))).toBe(1);
    const { rows } = await database.execute(
      `select (select string_agg(data::text, '') from jobs.job where name = 'push-deliver') || string_agg(d::text, '') as copy from push_device d`,
    );
    expect(String(rows[0]?.['copy'])).not.toMatch(/Lion|127\.0\.0\.1/);
    await eventually(() => expect(makers.brought).toHaveLength(1));
    const { keptSeconds: _, ...said } = MESSAGE;
    expect(browser.read(makers.brought[0]?.body as Buffer)).toEqual(said);
    expect(Number(makers.brought[0]?.headers['ttl'])).toBeGreaterThan(0);
  });

  it('a browser is its last user’s, and a person has ten at most', async () => {
    const [before, after] = [newId(), newId()];
    const shared = pushedBrowser(`${makers.origin}/shared`).subscription;
    await keep(before, shared);
    await keep(after, shared);
    expect([await countOf(before), await countOf(after)]).toEqual([0, 1]);
    for (let one = 0; one < 12; one++) await keep(after, pushedBrowser(`${makers.origin}/${one}`).subscription);
    expect(await countOf(after)).toBe(10);
  });

  it('one that is gone is forgotten', async () => {
    const maud = newId();
    await keep(maud, pushedBrowser(`${makers.origin}/maud`).subscription);
    makers.answerWith(410);
    await database.transaction((tx) => push.send(tx, maud, MESSAGE));
    await eventually(async () => expect(await countOf(maud)).toBe(0));
  });
});
