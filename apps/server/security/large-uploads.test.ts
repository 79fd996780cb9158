import { request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Browser, someone } from '@solelune/account/api/testing';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { PATIENCE_MS } from '@solelune/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEXT_BODY_BYTES } from '../http/body-limits.ts';

const MEGABYTE = 1024 * 1024;
const SIZE = 100 * MEGABYTE;
const HEAD =
  '--x\r\ncontent-disposition: form-data; name="files[]"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';

const FILE = Buffer.alloc(64 * 1024, 0xff);
/** Three hundred fields of a quarter of a megabyte: each alone is a text like another. */
const FIELD = Buffer.from(`--x\r\ncontent-disposition: form-data; name="a[]"\r\n\r\n${'y'.repeat(250 * 1024)}\r\n`);

let app: TestApp;
/** What the server read from its visitors so far, on connections that may be gone. */
const sockets: Socket[] = [];
const member = new Browser(() => app);
beforeAll(async () => {
  app = await startTestApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  app.app.server.on('connection', (socket) => sockets.push(socket));
  await member.signup(someone());
});
afterAll(() => app?.close());

interface Sent {
  status: number;
  /** How much had left when the answer came, much of it still on its way. */
  sentBytes: number;
  /** How much the server took. */
  readBytes: number;
}

/** Sends a hundred megabytes as fast as they are taken, until the server answers or hangs up. */
function sendHundredMegabytes(path: string, headers: Record<string, string>, chunk = FILE): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const { port } = app.app.server.address() as AddressInfo;
    let sentBytes = 0;
    let status: number | undefined;
    const sending = request({ method: 'POST', port, path: `/api/${path}`, headers });
    const finish = (error?: Error) => {
      sending.destroy();
      if (status === undefined) reject(error ?? new Error('no answer'));
      else resolve({ status, sentBytes, readBytes: sockets.at(-1)?.bytesRead ?? 0 });
    };
    sending.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume().on('end', () => finish());
    });
    sending.on('error', finish);
    sending.setTimeout(PATIENCE_MS, () => finish(new Error('the server says nothing')));
    const go = () => {
      while (status === undefined && sentBytes < SIZE) {
        sentBytes += chunk.length;
        if (!sending.write(chunk)) return void sending.once('drain', go);
      }
    };
    if (chunk === FILE) sending.write(HEAD);
    go();
  });
}

const form = { 'content-type': 'multipart/form-data; boundary=x' };
const UPLOAD = 'user/profile/photos/upload.json';
const bearer = () => ({ authorization: `Bearer ${member.token}` });

describe('a hundred megabytes', () => {
  it('announced, are refused before they are sent', async () => {
    const { status, sentBytes } = await sendHundredMegabytes(UPLOAD, {
      ...{ ...form, ...bearer(), 'content-length': String(SIZE + HEAD.length) },
    });
    expect(status).toBe(413);
    expect(sentBytes).toBeLessThan(10 * MEGABYTE);
  });

  it('not announced, are refused once a photo is too large, and never held in memory', async () => {
    const before = process.memoryUsage().arrayBuffers;
    const { status, sentBytes } = await sendHundredMegabytes(UPLOAD, { ...form, ...bearer() });
    expect(status).toBe(413);
    expect(sentBytes).toBeLessThan(SIZE / 2);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * MEGABYTE);
  });

  it('of a visitor without a session are not read at all', async () => {
    const { status, sentBytes } = await sendHundredMegabytes(UPLOAD, form);
    expect(status).toBe(401);
    expect(sentBytes).toBeLessThan(10 * MEGABYTE);
  });

  it.each(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of %s are refused by a call that takes no file',
    async (type) => {
      const { status, sentBytes } = await sendHundredMegabytes('contact/send.json', { 'content-type': type });
      expect(status).toBe(413);
      expect(sentBytes).toBeLessThan(10 * MEGABYTE);
    },
  );

  it.each([
    ['contact/send.json', {}],
    ['display/increment_stat', {}],
    ['user/account/login', { 'transfer-encoding': 'chunked' }],
  ])(
    'in fields are refused by %s, which needs a line, as soon as they are more than it may read',
    async (path, more) => {
      const { status, readBytes } = await sendHundredMegabytes(path, { ...form, ...more }, FIELD);
      expect(status).toBe(413);
      expect(readBytes).toBeGreaterThan(TEXT_BODY_BYTES);
      expect(readBytes).toBeLessThan(2 * MEGABYTE);
    },
  );

  it('announced in fields are refused before the first is read', async () => {
    const { status, readBytes } = await sendHundredMegabytes(
      ...(['contact/send.json', { ...form, 'content-length': String(SIZE) }, FIELD] as const),
    );
    expect(status).toBe(413);
    expect(readBytes).toBeLessThan(MEGABYTE);
  });

  it('leave the site as it was', async () => {
    expect((await member.get('user/fetch')).body['user']).not.toBeNull();
    expect((await member.get('user/profile/photos/get.json')).body['photos']).toEqual([]);
  });
});
