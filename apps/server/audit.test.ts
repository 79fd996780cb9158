import { can, defineCall } from '@solelune/contract';
import { text, wholeNumber } from '@solelune/contract/fields';
import { defineFeature, fail, handle } from '@solelune/contract/server';
import { auditLines, verifyAudit } from '@solelune/platform';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const settle = defineCall({
  name: 'test.settle',
  method: 'POST',
  path: 'test/settle',
  summary: 'test',
  input: z.object({ id: text(60), cents: wholeNumber(1, 1000), why: text(200), aside: text(50) }),
  answer: z.object({ ok: z.boolean() }),
  access: can('test.settle'),
  writes: true,
  audited: { about: 'id', reason: 'why', details: ['cents'] },
});
const feature = defineFeature({
  name: 'test',
  permissions: { 'test.settle': ['finance'] },
  handlers: [
    handle(settle, ({ id }) => {
      if (id === 'throw') throw new Error('boom');
      return id === 'fail' ? fail('conflict') : { ok: true };
    }),
  ],
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    features: [feature],
    now: () => Temporal.Instant.from('2026-11-16T20:12:00Z'),
    identify: async (token) => ({
      ...{ userId: token, sessionId: 's' },
      roles: token === 'finance-person-token' ? ['finance'] : [],
    }),
  });
});
afterAll(() => app?.close());

const fields = { id: 'order-1', cents: '40', why: 'Prélevé deux fois', aside: 'Camille Rivière' };
const lines = () => Array.fromAsync(auditLines(app.db));

describe('an audited call', () => {
  it('leaves no line when it is refused, fails or throws', async () => {
    expect((await app.submit('test/settle', fields)).status).toBe(404);
    expect((await app.submit('test/settle', fields, 'a-member-and-no-more')).status).toBe(404);
    const refused = [
      { ...fields, why: '' },
      { ...fields, id: 'fail' },
      { ...fields, id: 'throw' },
    ];
    const statuses = [];
    for (const given of refused) statuses.push((await app.submit('test/settle', given, 'finance-person-token')).status);
    expect(statuses).toEqual([422, 409, 500]);
    expect(await lines()).toEqual([]);
  });

  it('leaves one when it goes well: who, what, on what, why, and of the rest only what it declares', async () => {
    expect((await app.submit('test/settle', fields, 'finance-person-token')).status).toBe(200);
    const [{ previous: _, hash, ...line } = { hash: null, previous: null }, ...others] = await lines();
    expect(others).toEqual([]);
    expect(hash).toHaveLength(32);
    expect(line).toEqual({
      ...{ number: 1, at: new Date('2026-11-16T20:12:00Z'), actor: 'finance-person-token', roles: ['finance'] },
      ...{ deed: 'test.settle', about: 'order-1', reason: 'Prélevé deux fois', details: { cents: 40 } },
    });
    expect((await verifyAudit(app.db)).fault).toBeNull();
  });

  it('cannot be declared where nothing is written or nobody is known', () => {
    const { access: _, ...open } = settle;
    expect(() => defineCall(open as never)).toThrow('must write, and know who');
    expect(() => defineCall({ ...settle, writes: false } as never)).toThrow('must write, and know who');
  });
});
