import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { defineCall } from '@solelune/contract';
import { handle } from '@solelune/contract/server';
import { createLogger, PLATFORM_MIGRATIONS } from '@solelune/platform';
import { migratedTemplate, testConfig } from '@solelune/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compose, type RunningServer } from '../compose.ts';

const base = { method: 'POST', summary: 'test', input: z.object({}) } as const;
const slow = defineCall({ ...base, name: 'test.slow', path: 'test/slow', answer: z.object({ long: z.string() }) });
const upload = defineCall({
  ...{ ...base, name: 'test.upload', path: 'test/upload', answer: z.object({}) },
  files: { maxCount: 2, maxBytes: 1_000_000 },
});

const slowCall = { begun: Promise.withResolvers<void>(), end: Promise.withResolvers<void>() };
const feature = {
  name: 'test',
  handlers: [
    handle(slow, async () => {
      slowCall.begun.resolve();
      await slowCall.end.promise;
      return { long: 'x'.repeat(5_000_000) };
    }),
    handle(upload, () => ({})),
  ],
};

const lines: { level: string; msg: string }[] = [];
const log = createLogger({ logLevel: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
let server: RunningServer;
beforeAll(async () => {
  const database = { template: await migratedTemplate([PLATFORM_MIGRATIONS]) };
  server = await compose(testConfig(), { features: [feature], pages: 'none', log, database });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server?.close());

/** Sends a request, whole or not, and what the server makes of it. */
async function ask(path: string, rest: string) {
  const arrived = once(server.app.server, 'request');
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST /api/${path} HTTP/1.1\r\nhost: localhost\r\n${rest}`);
  const [, response] = await arrived;
  return async function leave() {
    const gone = once(response, 'close');
    socket.resetAndDestroy();
    await gone;
  };
}

/** Once a later request is answered, whatever there was to say of an earlier one is said. */
async function expectNothingWrong(): Promise<void> {
  const { port } = server.app.server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(lines.filter(({ level }) => level !== 'info')).toEqual([]);
}

const form =
  'content-type: multipart/form-data; boundary=x\r\ncontent-length: 5000\r\n\r\n--x\r\ncontent-disposition: form-data;';

describe('who leaves', () => {
  it.each([
    ['a text', 'test/slow', 'content-type: application/json\r\ncontent-length: 500\r\n\r\n{"a":'],
    ['a form', 'test/upload', form],
    ['a file', 'test/upload', `${form} name="files[]"; filename="a"\r\n\r\nabc`],
  ])('in the middle of %s is no error of ours', async (_, path, rest) => {
    const leave = await ask(path, rest);
    await leave();
    await expectNothingWrong();
  });

  it('before the answer is none either', async () => {
    const leave = await ask('test/slow', 'content-type: application/json\r\ncontent-length: 2\r\n\r\n{}');
    await slowCall.begun.promise;
    await leave();
    slowCall.end.resolve();
    await expectNothingWrong();
  });
});
