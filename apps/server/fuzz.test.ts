import { type Call, fillPath as fillCallPath } from '@solelune/contract';
import { isErrorCode } from '@solelune/contract/errors';
import { handlersOf, type ServerFeature } from '@solelune/contract/server';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from './features.ts';
import { type Insider, Insiders } from './security/insiders.ts';

const calls: Call[] = handlersOf(features).map(({ call }) => call);

/** Calls whose handler ran at least once: neither who came nor what they sent kept them at the door. */
const entered = new Set<string>();
const watched = features.map(
  (feature): ServerFeature => ({
    ...feature,
    handlers: handlersOf([feature]).map((handler) => ({
      ...handler,
      run: (input, context) => {
        entered.add(handler.call.name);
        return handler.run(input, context);
      },
    })),
  }),
);

let app: TestApp;
let insiders: Insiders;
beforeAll(async () => {
  app = await startTestApp({ features: watched });
  insiders = new Insiders(app);
});
afterAll(() => app.close());

/** Whatever is sent, the answer is a success or a refusal in French: never a 5xx, never a trace of the machine. */
async function send(
  call: Call,
  url: string,
  payload: string | Buffer,
  contentType: string | undefined,
  who: Insider = 'nobody',
): Promise<void> {
  const answer = await app.app.inject({
    method: call.method,
    url,
    ...(call.method === 'POST' ? { payload } : {}),
    headers: { ...(contentType === undefined ? {} : { 'content-type': contentType }), ...insiders.headers(who) },
  });
  const what = `${who} ${call.method} ${url} ${contentType} ${String(payload).slice(0, 200)}`;
  expect(answer.statusCode, what).toBeLessThan(500);
  const body = answer.json() as { error: string; code: string };
  if (answer.statusCode < 400) return;
  expect(isErrorCode(body.code), what).toBe(true);
  expect(body.error, what).toMatch(/^[A-ZÀ-Ý].*/u);
  expect(answer.body, what).not.toMatch(/node_modules|\.ts:|select |insert |at \w+ \(/);
}

/** Names the call knows, and odd ones: what hits a handler, and what should never reach it. */
const keysOf = (call: Call): fc.Arbitrary<string> => {
  const shape = (call.input as { shape?: object }).shape ?? {};
  return fc.oneof(
    fc.constantFrom(
      ...Object.keys(shape),
      'x',
      'err[message]',
      'bcc',
      'slot',
      'infos',
      'number',
      '__proto__',
      'a[b][c]',
      'list[]',
      '[',
      '][',
    ),
    fc.string({ maxLength: 12 }),
  );
};
const values = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e999',
    'NaN',
    '\u0000',
    '\ud800',
    '2026-02-31',
    '9999-99-99',
    '99:99',
    "'; drop table x; --",
    '<script>',
    '../../etc/passwd',
    '{{7*7}}',
    'é'.repeat(5000),
    '٣',
    '𝟙',
  ),
  fc.integer().map(String),
);

const fillPath = (call: Call, value: string) => `/api/${call.path.replace(/\{\w+\??\}/g, encodeURIComponent(value))}`;
const RUNS = 40;

const who = fc.constantFrom<Insider>('nobody', 'member', 'member', 'staff');

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_, call) => {
  // One of the calls before may have closed the session, or the account.
  beforeAll(() => insiders.comeBack());

  const path = values.map((value) => fillPath(call, value.isWellFormed() ? value.slice(0, 300) || 'x' : 'x'));

  it('survives odd forms', async () => {
    const pairs = fc.array(fc.tuple(keysOf(call), values), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(path, pairs, who, (url, list, as) =>
        send(
          call,
          url,
          new URLSearchParams(list.map(([k, v]) => [k.toWellFormed(), v.toWellFormed()])).toString(),
          'application/x-www-form-urlencoded',
          as,
        ),
      ),
      { numRuns: RUNS },
    );
  });

  it('survives odd JSON', async () => {
    const json = fc.oneof(
      fc.json({ maxDepth: 8 }),
      fc.dictionary(keysOf(call), fc.jsonValue({ maxDepth: 3 })).map((value) => JSON.stringify(value)),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(path, json, who, (url, body, as) => send(call, url, body, 'application/json', as)),
      { numRuns: RUNS },
    );
  });

  it('survives odd bytes, content types and encodings', async () => {
    const types = fc.constantFrom(
      undefined,
      '',
      'text/plain',
      'text/xml',
      'application/json; charset=utf-16',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded; charset=latin1',
      'application/octet-stream',
      '💥'.normalize().replace(/./gu, 'x/'),
    );
    const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array));
    await fc.assert(
      fc.asyncProperty(path, bytes, types, who, (url, body, type, as) => send(call, url, body, type, as)),
      { numRuns: RUNS },
    );
  });

  it('survives broken multipart', async () => {
    const part = fc
      .tuple(keysOf(call), values)
      .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
    const file = fc.constant(
      '--x\r\ncontent-disposition: form-data; name="files[]"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nabc\r\n',
    );
    const body = fc
      .tuple(
        fc.array(fc.oneof(part, file), { maxLength: 6 }),
        fc.constantFrom('--x--\r\n', '--x', '', '--y--\r\n', '\r\n'),
      )
      .map(([parts, end]) => parts.join('') + end);
    await fc.assert(
      fc.asyncProperty(path, body, who, (url, payload, as) =>
        send(call, url, payload.toWellFormed(), 'multipart/form-data; boundary=x', as),
      ),
      { numRuns: RUNS },
    );
  });

  it('survives huge bodies', async () => {
    const url = fillPath(call, '1');
    await send(call, url, `x=${'y'.repeat(2_000_000)}`, 'application/x-www-form-urlencoded');
    await send(
      call,
      url,
      Array.from({ length: 5000 }, (__, i) => `k${i}=1`).join('&'),
      'application/x-www-form-urlencoded',
    );
    await send(call, url, `a${'[b]'.repeat(500)}=1`, 'application/x-www-form-urlencoded');
    await send(call, url, `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 'application/json');
    await send(
      call,
      url,
      `--x\r\ncontent-disposition: form-data; name="files[]"; filename="a"\r\n\r\n${'z'.repeat(3_000_000)}\r\n--x--\r\n`,
      'multipart/form-data; boundary=x',
    );
  });

  it('lets in a member, or who has its permission, with likely things, some of them a little off', async () => {
    const insider = typeof call.access === 'object' ? 'staff' : 'member';
    for (const input of insiders.likelyInputs(call)) {
      const { path: filled, rest } = fillCallPath(call.path, input);
      const query = call.method === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
      await send(call, `/api/${filled}${query}`, JSON.stringify(rest), 'application/json', insider);
    }
  });
});

it('the fuzz went in everywhere: no call was only ever refused at the door', () => {
  const files = calls.filter(({ files: takesFiles }) => takesFiles).map(({ name }) => name);
  expect(calls.map(({ name }) => name).filter((name) => !entered.has(name) && !files.includes(name))).toEqual([]);
});
