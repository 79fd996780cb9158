import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { CallError, createClient, isAbort, reasonOfError, sentenceOfError, type TokenStore } from './client.ts';

const echo = defineCall({
  name: 't.echo',
  method: 'POST',
  path: 'echo/{id}.json',
  summary: '',
  input: z.object({ id: z.string(), a: z.any() }),
  answer: z.any(),
});
const list = defineCall({
  name: 't.list',
  method: 'GET',
  path: 'list/{days?}',
  summary: '',
  input: z.object({ days: z.number().optional(), q: z.string().optional() }),
  answer: z.any(),
});

let server: Server | undefined;
afterEach(() => server?.close());

async function clientOf(listener: RequestListener, options: { tokens?: Partial<TokenStore>; timeoutMs?: number } = {}) {
  server = createServer(listener);
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const kept: string[] = [];
  const tokens: TokenStore = {
    read: () => 'a-token',
    keepShort: (t) => kept.push(`short ${t}`),
    keepLong: (t) => kept.push(`long ${t}`),
    clear: () => kept.push('cleared'),
    ...options.tokens,
  };
  const { port } = server.address() as AddressInfo;
  return {
    kept,
    client: createClient({
      baseUrl: `http://127.0.0.1:${port}/api/`,
      tokens,
      ...(options.timeoutMs ? { timeoutMs: options.timeoutMs } : {}),
    }),
  };
}

const answering =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('client', () => {
  it('sends form data with bracketed keys, the language and the bearer token', async () => {
    let seen = '';
    const { client } = await clientOf((request, response) => {
      request.on('data', (part) => (seen += part));
      request.on('end', () =>
        response.end(
          JSON.stringify({
            url: request.url,
            language: request.headers['accept-language'],
            who: request.headers.authorization,
          }),
        ),
      );
    });
    expect(await client.call(echo, { id: 'é', a: { b: [1, 2] } })).toEqual({
      url: '/api/echo/%C3%A9.json',
      language: 'fr',
      who: 'Bearer a-token',
    });
    expect(decodeURIComponent(seen)).toBe('a[b][]=1&a[b][]=2');
  });

  it('puts what is left of a GET in the query and drops an absent optional part', async () => {
    const { client } = await clientOf((request, response) => response.end(JSON.stringify({ url: request.url })));
    expect(await client.call(list, { q: 'x y' })).toEqual({ url: '/api/list?q=x+y' });
    expect(await client.call(list, { days: 7 })).toEqual({ url: '/api/list/7' });
  });

  it('keeps and clears tokens as the answer says', async () => {
    const { client, kept } = await clientOf(
      answering(200, { jwtoken: 's', long_jwtoken: 'l', should_delete_token: true }),
    );
    await client.call(list, {});
    expect(kept).toEqual(['cleared', 'long l', 'short s']);
  });

  it('a late answer to an older token clears only that one', async () => {
    let token = 'old';
    const { client, kept } = await clientOf(
      (_, response) => {
        token = 'new';
        response.end(JSON.stringify({ user: null, should_delete_token: true }));
      },
      { tokens: { read: () => token } },
    );
    await client.call(list, {});
    expect(kept).toEqual([]);
    await client.call(list, {});
    expect(kept).toEqual(['cleared']);
  });

  it.each([
    [
      422,
      { error: 'Refusé', code: 'invalid_input', fields: { a: 'x' } },
      { code: 'invalid_input', status: 422, message: 'Refusé', fields: { a: 'x' } },
    ],
    [200, { error: 'Dit non' }, { code: 'unknown', status: 200, message: 'Dit non' }],
    [200, { error: 'Dit non', code: 'conflict' }, { code: 'conflict', status: 409, message: 'Dit non' }],
    [200, '<html>', { code: 'unknown', status: 200 }],
    [404, {}, { code: 'not_found', status: 404 }],
    [502, '<html>', { code: 'unavailable', status: 502 }],
  ])('raises an error for %i %j', async (status, body, expected) => {
    const { client } = await clientOf(answering(status, body));
    await expect(client.call(list, {})).rejects.toMatchObject(expected);
  });

  it('a cut connection and a slow answer are the network error', async () => {
    const cut = await clientOf((request) => request.socket.destroy());
    await expect(cut.client.call(list, {})).rejects.toMatchObject({ code: 'network', status: 408 });
    server?.close();
    const slow = await clientOf(() => {}, { timeoutMs: 50 });
    await expect(slow.client.call(list, {})).rejects.toBeInstanceOf(CallError);
    server?.closeAllConnections();
  });

  it('a cancelled call throws an AbortError, whatever the reason given, and no other failure is one', async () => {
    const { client } = await clientOf(() => {});
    for (const reason of [undefined, new CallError('unknown'), 'gone']) {
      const controller = new AbortController();
      const answer = client.call(list, {}, { signal: controller.signal });
      controller.abort(reason);
      expect(isAbort(await answer.catch((error: unknown) => error))).toBe(true);
    }
    server?.closeAllConnections();
    const failure = await client.call(list, {}, { signal: AbortSignal.abort() }).catch((error: unknown) => error);
    expect(isAbort(failure)).toBe(true);
    for (const other of [new CallError('network'), new DOMException('slow', 'TimeoutError'), null])
      expect(isAbort(other)).toBe(false);
  });

  it('a refusal has one shape: its code, its sentence, its fields', () => {
    expect(new CallError('not_found')).toMatchObject({ sentence: 'Page introuvable', fields: {}, status: 404 });
    const refusal = new CallError('invalid_input', { sentence: 'Non', fields: { a: 'x' } });
    expect(refusal).toMatchObject({ code: 'invalid_input', sentence: 'Non', message: 'Non', fields: { a: 'x' } });
    expect([sentenceOfError(refusal), reasonOfError(refusal)]).toEqual(['Non', 'x']);
    expect(reasonOfError(new CallError('network'))).toBe('Pas de réseau ?');
    expect(reasonOfError(new TypeError('x'))).toBe(sentenceOfError(null));
  });
});
