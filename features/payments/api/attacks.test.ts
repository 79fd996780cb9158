import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '@solelune/platform';
import { eventually } from '@solelune/testing/eventually';
import { balanceOf } from '@solelune/wallet/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import payments from '../feature.server.ts';
import { TEST_CARDS } from '../sandbox/cards.ts';
import { useSandbox } from './provider/open-provider.ts';
import { type PaymentsApp, startPaymentsApp } from './testing/index.ts';

/** Where the servers of tests write (packages/testing/test-log.ts). */
const LOGS = path.resolve(import.meta.dirname, '../../../.cache/test-logs');

let app: PaymentsApp;
let camille: string;
beforeAll(async () => {
  app = await startPaymentsApp();
  camille = await app.addMember();
});
afterAll(() => app?.close());

const post = (path: string, fields: Record<string, string>) => app.submit(`payment/${path}.json`, fields, camille);
const tell = (payload: string, signature: string) =>
  app.app.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
const inbox = async () => (await app.database.query.selectFrom('webhook_inbox').select('event_id').execute()).length;
async function opened(): Promise<{ id: string; address: string }> {
  const { id } = (await post('order/new', { product: 'suns', item: '1000' })).body;
  const { address } = (await post('order/pay', { id, way: 'checkout', consents: 'terms,start_now' })).body;
  return { id, address };
}
const status = async (id: string) => (await app.get(`payment/status/index/${id}.json`, camille)).body.status;

describe('what somebody else tells in the provider’s name', () => {
  const paid = (order: string) =>
    JSON.stringify({
      id: 'evt_forged',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_x', object: 'payment_intent', status: 'succeeded', metadata: { order } } },
    });

  it('with no signature, another’s, or an old one, is refused and leaves nothing', async () => {
    const { id } = await opened();
    const before = await inbox();
    const sign = (payload: string, secret: string, at = Math.floor(Date.now() / 1000)) =>
      `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;
    const right = 'whsec_test_of_this_process';
    for (const signature of [
      '',
      't=1,v1=00',
      sign(paid(id), 'whsec_guessed'),
      sign(`${paid(id)} `, right),
      sign(paid(id), right, Math.floor(Date.now() / 1000) - 3600),
    ])
      expect((await tell(paid(id), signature)).statusCode, signature).toBe(400);
    expect(await inbox()).toBe(before);
    expect(await status(id)).toBe('waiting');
  });

  it('even rightly signed, is only a reason to ask: what was not paid is not paid', async () => {
    const { id } = await opened();
    const payload = paid(id);
    expect((await tell(payload, app.sandbox.messenger.sign(payload))).statusCode).toBe(200);
    await eventually(async () => {
      const row = await app.database.query
        .selectFrom('webhook_inbox')
        .select('applied_at')
        .where('event_id', '=', 'evt_forged')
        .executeTakeFirst();
      expect(row?.applied_at).toBeInstanceOf(Date);
    });
    expect(await status(id)).toBe('waiting');
  });

  it('told again word for word, changes nothing', async () => {
    const { id, address } = await opened();
    await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ number: '4242424242424242' }),
      redirect: 'manual',
    });
    const told = app.sandbox.messenger.held.splice(0);
    for (let time = 0; time < 3; time += 1) for (const { payload, signature } of told) await tell(payload, signature);
    await eventually(async () => expect(await status(id)).toBe('accepted'));
    expect((await balanceOf(app.database.query, camille)).suns).toBe(1000);
  });
});

describe('in production', () => {
  const production = (more: Record<string, string>) =>
    readConfig({ NODE_ENV: 'production', SITE_URL: 'https://exemple.fr', DATA_DIR: 'memory', ...more });
  const keys = { STRIPE_SECRET_KEY: 'sk_live_of_nobody_at_all', STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody' };

  it('the sandbox is refused, by address or beside the server, and so is half of a configuration', () => {
    expect(() => payments.settings?.(production({ ...keys, STRIPE_API_URL: 'http://127.0.0.1:4242' }))).toThrow(
      'production',
    );
    expect(() =>
      useSandbox(production({}), { apiUrl: 'http://127.0.0.1:1', webhookSecret: 'x', returnOrigin: 'x' }),
    ).toThrow('production');
    expect(() => payments.settings?.(production({ STRIPE_SECRET_KEY: keys.STRIPE_SECRET_KEY }))).toThrow(
      'vont ensemble',
    );
    expect(payments.settings?.(production(keys))).toMatchObject({ apiUrl: undefined });
  });

  it('nothing runs beside the server', async () => {
    const services = { ...app.services, config: production({}) };
    expect(await payments.beside?.({ ...app, services }, 'http://127.0.0.1:1')).toBeNull();
  });
});

describe('a card number', () => {
  it('posted to any call is kept nowhere: no row, no log', async () => {
    const numbers = TEST_CARDS.map(({ number }) => number).flatMap((number) => [
      number,
      number.replace(/(.{4})(?=.)/g, '$1 '),
    ]);
    const { id } = await opened();
    for (const number of numbers)
      for (const [path, fields] of [
        ['order/pay', { id, way: 'saved', card: number, coupon: number, consents: number }],
        ['order/new', { product: number, item: number }],
        ['card/forget', { card: number }],
        ['order/look', { id: number }],
        ['withdrawal/confirm', { id: number, name: number, email: number }],
      ] as const)
        await post(path, fields);
    const { rows: tables } = await app.database.execute(
      `select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await app.database.execute(`select t::text as said from ${String(name)} t`);
      for (const { said } of rows)
        if (numbers.some((number) => String(said).includes(number))) found.push(String(name));
    }
    expect(found).toEqual([]);
    expect(JSON.stringify(app.sandbox.bank.data)).not.toMatch(/\b\d{16}\b/);
    const log = readFileSync(path.join(LOGS, `calls-${process.pid}.log`), 'utf8');
    expect(log).toContain('payment/order/pay.json');
    expect(numbers.filter((number) => log.includes(number))).toEqual([]);
  });
});
