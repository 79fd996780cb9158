import { Readable } from 'node:stream';
import { type Download, defineFeature, downloadLink, fail, readDownloadLink } from '@solelune/contract/server';
import { testConfig } from '@solelune/testing';
import { startTestApp, type TestApp, useClock } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const TEXT = 'Ceci est un reçu.';
const clock = useClock('2026-11-15T12:00:00Z');
let given = true;
const download: Download = {
  name: 'test.note',
  find: async (id, { userId }) =>
    given && id === 'note' && userId === 'camille'
      ? { name: 'Reçu n° 1.txt', type: 'text/plain; charset=utf-8', body: Buffer.from(TEXT) }
      : fail('not_found'),
};
const streamed: Download = {
  name: 'test.stream',
  find: async () => ({
    ...{ name: 'livre.bin', type: 'application/octet-stream' },
    body: {
      bytes: 1000,
      stream: async (range) => Readable.from([Buffer.alloc((range?.end ?? 999) - (range?.start ?? 0) + 1, 7)]),
    },
  }),
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    features: [defineFeature({ name: 'test', downloads: [download, streamed] })],
    now: clock.now,
  });
});
afterAll(() => app?.close());

const link = (id = 'note', userId = 'camille', of: Download = download) =>
  downloadLink(app.services, of, id, { userId }, clock.now());
const follow = (url: string, range?: string) => app.app.inject({ method: 'GET', url, headers: range ? { range } : {} });

describe('a link of downloads', () => {
  const [former, next] = ['f'.repeat(32), 'n'.repeat(32)];
  const read = (SESSION_SECRET: string, url: string) =>
    readDownloadLink({ config: testConfig({ SESSION_SECRET }) }, url.split('/').at(-1) ?? '', clock.now());

  it('made before the secret was changed opens while the former one is known, and no longer', () => {
    const config = testConfig({ SESSION_SECRET: former });
    const before = downloadLink({ config }, download, 'note', { userId: 'camille' }, clock.now());
    expect(read(`${next},${former}`, before)).toMatchObject({ id: 'note', userId: 'camille' });
    expect(read(next, before)).toBeNull();
  });
});

describe('a download', () => {
  it('is refused without a link of ours, and with one that was changed', async () => {
    const right = link();
    const [said = '', signature = ''] = right.split('/').at(-1)?.split('.') ?? [];
    const other = Buffer.from(JSON.stringify(['test.note', 'note', 'camille', 9e15])).toString('base64url');
    for (const wrong of ['x', `${said}.`, `${said}.${signature.slice(1)}x`, `${other}.${signature}`, `.${signature}`])
      expect((await follow(`/telechargements/${wrong}`)).statusCode, wrong).toBe(404);
  });

  it('is for whom its link was made, for five minutes, and while it is theirs', async () => {
    expect((await follow(link('note', 'another'))).statusCode).toBe(404);
    const own = link();
    expect((await follow(own)).body).toBe(TEXT);
    given = false;
    expect((await follow(own)).statusCode).toBe(404);
    given = true;
    clock.set(clock.now().add({ seconds: 299 }));
    expect((await follow(own)).statusCode).toBe(200);
    clock.set(clock.now().add({ seconds: 1 }));
    expect((await follow(own)).statusCode).toBe(404);
  });

  it('has a name, is kept by no cache, and comes in parts where asked', async () => {
    const whole = await follow(link());
    expect(whole.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-disposition': expect.stringContaining("filename*=UTF-8''Re%C3%A7u%20n%C2%B0%201.txt"),
    });
    const part = await follow(link(), 'bytes=5-7');
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'est',
      `bytes 5-7/${Buffer.byteLength(TEXT)}`,
    ]);
    expect((await follow(link(), 'bytes=999-')).statusCode).toBe(416);
    const stream = await follow(link('any', 'camille', streamed), 'bytes=-10');
    expect([stream.statusCode, stream.rawPayload]).toEqual([206, Buffer.alloc(10, 7)]);
  });
});
