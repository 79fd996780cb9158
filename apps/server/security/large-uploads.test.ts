import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Browser, someone } from '@solelune/account/api/testing';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MEGABYTE = 1024 * 1024;
const SIZE = 100 * MEGABYTE;
const HEAD =
  '--x\r\ncontent-disposition: form-data; name="files[]"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';

let app: TestApp;
const member = new Browser(() => app);
beforeAll(async () => {
  app = await startTestApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  await member.signup(someone());
});
afterAll(() => app?.close());

interface Sent {
  status: number;
  /** How much had left when the answer came. */
  sentBytes: number;
}

/** Sends a hundred megabytes as fast as they are taken, until the server answers or hangs up. */
function sendHundredMegabytes(path: string, headers: Record<string, string>): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const { port } = app.app.server.address() as AddressInfo;
    let sentBytes = 0;
    let status: number | undefined;
    const sending = request({ method: 'POST', port, path: `/api/${path}`, headers });
    const finish = (error?: Error) => {
      sending.destroy();
      if (status === undefined) reject(error ?? new Error('no answer'));
      else resolve({ status, sentBytes });
    };
    sending.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume().on('end', () => finish());
    });
    sending.on('error', finish);
    sending.setTimeout(10_000, () => finish(new Error('the server says nothing')));
    const chunk = Buffer.alloc(64 * 1024, 0xff);
    const go = () => {
      while (status === undefined && sentBytes < SIZE) {
        sentBytes += chunk.length;
        if (!sending.write(chunk)) return void sending.once('drain', go);
      }
    };
    sending.write(HEAD);
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

  it('leave the site as it was', async () => {
    expect((await member.get('user/fetch')).body['user']).not.toBeNull();
    expect((await member.get('user/profile/photos/get.json')).body['photos']).toEqual([]);
  });
});
