import { createHmac } from 'node:crypto';
import { defineFeature, type WebhookEvent } from '@solelune/contract/server';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { eventually } from '@solelune/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SECRET = 'a secret of two houses';
const sign = (body: string | Buffer) => createHmac('sha256', SECRET).update(body).digest('hex');

const applied: WebhookEvent[] = [];
let failures = 0;
const feature = defineFeature({
  name: 'test',
  webhooks: [
    {
      name: 'bell',
      verify: (raw, headers) => {
        if (headers['x-signature'] !== sign(raw)) return null;
        const { id, kind, about } = JSON.parse(raw.toString());
        return { id, kind, about };
      },
      apply: async (event) => {
        if (event.kind === 'fragile' && failures++ === 0) throw new Error('not yet');
        applied.push(event);
      },
    },
  ],
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ features: [feature] });
});
afterAll(() => app?.close());

const tell = (payload: string | Buffer, signature = sign(payload), type = 'application/json') =>
  app.app.inject({
    ...{ method: 'POST', url: '/webhooks/bell', payload },
    headers: { 'content-type': type, 'x-signature': signature },
  });
const rung = (id: string, kind = 'rung') => JSON.stringify({ id, kind, about: { bell: 'north' } });
const inbox = async () => (await app.database.query.selectFrom('webhook_inbox').selectAll().execute()).length;

describe('a webhook', () => {
  it('that is not signed by its teller leaves nothing behind', async () => {
    const before = await inbox();
    for (const answer of [
      await tell(rung('forged'), sign('something else')),
      await tell(rung('forged'), ''),
      await tell(`${rung('forged')} `, sign(rung('forged'))),
      await tell('', sign('{}')),
    ])
      expect(answer.statusCode).toBe(400);
    expect(await inbox()).toBe(before);
  });

  it('is kept by its number and applied once, however often it is told', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => tell(rung('one'))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    await eventually(() => expect(applied.map(({ id }) => id)).toContain('one'));
    await tell(rung('marker'));
    await eventually(() => expect(applied.map(({ id }) => id)).toContain('marker'));
    expect(applied.filter(({ id }) => id === 'one')).toEqual([{ id: 'one', kind: 'rung', about: { bell: 'north' } }]);
    const row = await app.database.query
      .selectFrom('webhook_inbox')
      .selectAll()
      .where('event_id', '=', 'one')
      .executeTakeFirst();
    expect(row?.applied_at).toBeInstanceOf(Date);
  });

  it('is read as bytes, whatever it says it is', async () => {
    expect((await tell(rung('as text'), undefined, 'text/plain; charset=utf-16')).statusCode).toBe(200);
    await eventually(() => expect(applied.map(({ id }) => id)).toContain('as text'));
  });

  it('that could not be applied is tried again', async () => {
    await tell(rung('again', 'fragile'));
    await eventually(() => expect(applied.map(({ id }) => id)).toContain('again'));
    expect(failures).toBe(2);
  });

  it('too large is refused unread, and an unknown one is not there', async () => {
    expect((await tell('x'.repeat(300 * 1024))).statusCode).toBe(413);
    expect((await app.app.inject({ method: 'POST', url: '/webhooks/other', payload: '{}' })).statusCode).toBe(404);
    expect((await app.app.inject({ method: 'GET', url: '/webhooks/bell' })).statusCode).toBe(404);
  });
});
