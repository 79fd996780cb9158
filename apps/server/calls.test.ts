import { once } from 'node:events';
import { can, defineCall } from '@solelune/contract';
import { optional, text, wholeNumber } from '@solelune/contract/fields';
import { defineFeature, fail, handle } from '@solelune/contract/server';
import { PLANTED } from '@solelune/testing';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { eventually } from '@solelune/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const base = { method: 'POST', summary: 'test', answer: z.object({ ok: z.boolean() }) } as const;
const plain = defineCall({
  ...base,
  name: 'test.plain',
  path: 'test/plain/{id}.json',
  input: z.object({ id: wholeNumber(1, 9), note: optional(text(10)) }),
  answer: z.object({ id: z.number(), note: z.string().optional() }),
});
const writing = defineCall({
  ...base,
  name: 'test.writing',
  path: 'test/writing',
  input: z.object({ fail: optional(text(5)) }),
  writes: true,
});
/** It does not say that it writes: it holds a transaction for a moment only. */
const brief = defineCall({
  ...base,
  name: 'test.brief',
  path: 'test/brief',
  input: z.object({ slot: text(20), how: optional(text(10)) }),
});
const members = defineCall({
  ...base,
  name: 'test.members',
  path: 'test/members',
  input: z.object({}),
  access: 'member',
});
const staff = defineCall({
  ...base,
  name: 'test.staff',
  path: 'test/staff',
  input: z.object({}),
  access: can('test.inspect'),
});
const broken = defineCall({ ...base, name: 'test.broken', path: 'test/broken', input: z.object({}) });
const upload = defineCall({
  ...base,
  name: 'test.upload',
  path: 'test/upload',
  input: z.object({ files: z.array(z.any()), title: text(20) }),
  answer: z.object({ sizes: z.array(z.number()), title: z.string() }),
  files: { maxCount: 2, maxBytes: 1000 },
});
const optionalPart = defineCall({
  ...base,
  method: 'GET',
  name: 'test.optional',
  path: 'test/optional/{days?}',
  input: z.object({ days: optional(wholeNumber(1, 30)) }),
  answer: z.object({ days: z.number().optional() }),
});
const slow = defineCall({ ...base, name: 'test.slow', path: 'test/slow', input: z.object({}) });
const stat = { display_id: 7, slot: 'rollback', conversion: '', day: '2026-01-01', clicks: 1 };

/** What brief calls told the world, and what had been told already while they were writing. */
const told: string[] = [];
const toldInside: string[] = [];
const slowWork: string[] = [];

const feature = defineFeature({
  name: 'test',
  permissions: { 'test.inspect': ['editor', 'administrator'] },
  migrations: new URL('../../features/promotions/api/migrations/', import.meta.url),
  handlers: [
    handle(plain, (input) => ({ ...input, secret: 'never leaves' })),
    handle(writing, async ({ fail: failing }, { db }) => {
      await db.insertInto('promotions_display_stat').values(stat).execute();
      if (failing === 'throw') throw new Error(`boom ${PLANTED.email}`);
      return failing ? fail('conflict') : { ok: true };
    }),
    handle(brief, async ({ slot, how }, { transaction, afterCommit }) => {
      const kept = await transaction(async (tx) => {
        afterCommit(() => void told.push(slot));
        await tx
          .insertInto('promotions_display_stat')
          .values({ ...stat, slot })
          .execute();
        toldInside.push(...told);
        return how === 'fail' ? fail('conflict') : { ok: true };
      });
      if (how === 'grumble') afterCommit(() => Promise.reject(new Error('nobody there')));
      return kept;
    }),
    handle(members, (_, { who }) => ({ ok: who.userId === 'u1' })),
    handle(staff, () => ({ ok: true })),
    handle(broken, () => ({ ok: 'not a boolean' }) as never),
    handle(upload, ({ files, title }) => ({ sizes: files.map((file: { bytes: Buffer }) => file.bytes.length), title })),
    handle(optionalPart, ({ days }) => ({ days })),
    // Never ends by itself.
    handle(slow, async (_, { signal }) => {
      slowWork.push('begun');
      await once(signal, 'abort');
      slowWork.push('ended');
      return { ok: true };
    }),
  ],
});

const EDITOR = 'the-token-of-an-editor';

let app: TestApp;
beforeAll(async () => {
  const identify = async (token: string) =>
    token === PLANTED.token
      ? ({ userId: 'u1', sessionId: 's1', roles: [] } as const)
      : token === EDITOR
        ? ({ userId: 'u2', sessionId: 's2', roles: ['editor'] } as const)
        : null;
  app = await startTestApp({ features: [feature], identify });
});
afterAll(() => app.close());

describe('a call', () => {
  it('refuses bad input with a sentence per field', async () => {
    const answer = await app.post('test/plain/12.json', 'note=beaucoup trop long');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      error: 'Certains champs sont à corriger.',
      code: 'invalid_input',
      fields: { id: 'Ce nombre doit être inférieur ou égal à 9', note: 'Ce champ doit contenir au plus 10 caractères' },
    });
  });

  it('reads form data, multipart and JSON alike, and answers only what it declares', async () => {
    const multipart = '--x\r\ncontent-disposition: form-data; name="note"\r\n\r\nété\r\n--x--\r\n';
    for (const [body, type] of [
      ['note=%C3%A9t%C3%A9', 'application/x-www-form-urlencoded'],
      ['{"note":"été"}', 'application/json'],
      [multipart, 'multipart/form-data; boundary=x'],
    ] as const) {
      const answer = await app.post('test/plain/3.json', body, { 'content-type': type });
      expect(answer.json()).toEqual({ id: 3, note: 'été' });
    }
  });

  it('says which field holds what no text can, before anything is asked of the database', async () => {
    const sentence = 'Ce champ contient un caractère illisible';
    for (const note of ['a\0b', '\ud800', 'fin \udfff']) {
      const answer = await app.post('test/plain/3.json', { note });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { note: sentence } });
    }
    expect((await app.post('test/plain/3.json', 'note=a%00b')).json()).toMatchObject({ fields: { note: sentence } });
    expect((await app.post('test/plain/%00.json', '')).json()).toMatchObject({ fields: { id: sentence } });
    expect((await app.post('test/plain/3.json', { a: { b: ['x', '\0'] } })).json()).toMatchObject({
      ...{ fields: { 'a[b][1]': sentence } },
    });
    expect((await app.post('test/plain/3.json', { 'a\0': 'x' })).json()).toMatchObject({
      ...{ fields: { formulaire: sentence } },
    });
    expect((await app.post('test/plain/3.json', { note: '🌙 été' })).json()).toEqual({ id: 3, note: '🌙 été' });
  });

  it('the body cannot overrule the path', async () =>
    expect((await app.post('test/plain/3.json', 'id=4')).json()).toEqual({ id: 3 }));

  it('is told when whoever made it is gone, and not before', async () => {
    const address = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const visitor = new AbortController();
    const asked = fetch(`${address}/api/test/slow`, { method: 'POST', signal: visitor.signal });
    await eventually(() => expect(slowWork).toEqual(['begun']));
    visitor.abort();
    await expect(asked).rejects.toThrow();
    await eventually(() => expect(slowWork).toEqual(['begun', 'ended']));
  });

  it('an optional last part may be absent', async () => {
    expect((await app.app.inject('/api/test/optional')).json()).toEqual({});
    expect((await app.app.inject('/api/test/optional/7')).json()).toEqual({ days: 7 });
    expect((await app.app.inject('/api/test/optional/77')).statusCode).toBe(422);
  });

  it('writes nothing when it fails or throws, and says nothing of why it threw', async () => {
    expect((await app.post('test/writing', 'fail=x')).json()).toMatchObject({ code: 'conflict' });
    const thrown = await app.post('test/writing', 'fail=throw');
    expect(thrown.statusCode).toBe(500);
    expect(thrown.body).not.toContain('boom');
    // The row's key is unique: had either failure left it behind, this first true write would collide with it.
    expect((await app.post('test/writing', '')).statusCode).toBe(200);
    expect((await app.post('test/writing', '')).statusCode).toBe(500);
  });

  it('that opens a transaction for a moment tells the world after the commit, and never of what it took back', async () => {
    const slots = async () =>
      (await app.db.selectFrom('promotions_display_stat').select('slot').where('slot', 'like', 'brief%').execute()).map(
        ({ slot }) => slot,
      );
    expect((await app.post('test/brief', 'slot=brief-1&how=fail')).json()).toMatchObject({ code: 'conflict' });
    expect([told, await slots()]).toEqual([[], []]);
    expect((await app.post('test/brief', 'slot=brief-2')).statusCode).toBe(200);
    expect([told, toldInside, await slots()]).toEqual([['brief-2'], [], ['brief-2']]);
    // What follows a commit cannot undo it, nor the answer.
    expect((await app.post('test/brief', 'slot=brief-3&how=grumble')).statusCode).toBe(200);
  });

  it('an answer that breaks its own declaration is our error, not the visitor’s', async () => {
    expect((await app.post('test/broken', '')).json()).toMatchObject({ code: 'internal' });
  });

  it('that asks for a permission which nobody declares does not start', async () => {
    const { permissions: _, ...undeclared } = feature;
    await expect(startTestApp({ features: [undeclared] })).rejects.toThrow('No feature declares test.inspect.');
  });

  it('asks for a member, then for the right one', async () => {
    expect((await app.post('test/members', '')).statusCode).toBe(401);
    expect((await app.post('test/members', '', { authorization: `Bearer ${PLANTED.token}` })).json()).toEqual({
      ok: true,
    });
    // For who has no right to it, it does not exist.
    for (const token of [undefined, PLANTED.token])
      expect((await app.submit('test/staff', {}, token)).status).toBe(404);
    expect((await app.submit('test/staff', {}, EDITOR)).body).toEqual({ ok: true });
  });

  it('tells the browser to forget a token that nobody owns', async () => {
    const answer = await app.post('test/plain/1.json', '', { authorization: 'Bearer a-token-of-nobody-at-all' });
    expect(answer.json()).toEqual({ id: 1, should_delete_token: true });
  });
});

describe('files', () => {
  const send = (...sizes: number[]) => {
    const form = new FormData();
    form.set('title', 'photos');
    for (const size of sizes) form.append('files[]', new Blob(['x'.repeat(size)]), 'a.jpg');
    return app.app.inject({ method: 'POST', url: '/api/test/upload', payload: form as never });
  };
  it('arrive as files[]', async () =>
    expect((await send(10, 20)).json()).toEqual({ sizes: [10, 20], title: 'photos' }));
  it('are limited in size and number', async () => {
    expect((await send(2000)).statusCode).toBe(413);
    expect((await send(1, 1, 1)).statusCode).toBe(413);
  });
  it('are refused where no file is expected', async () => {
    const form = new FormData();
    form.append('files[]', new Blob(['x']), 'a.jpg');
    expect(
      (await app.app.inject({ method: 'POST', url: '/api/test/plain/1.json', payload: form as never })).statusCode,
    ).toBe(413);
  });
});
