import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { testConfig } from '@solelune/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Files, moveFiles, openFiles } from '../index.ts';

const folder = mkdtempSync(join(tmpdir(), 'solelune-files-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function filesSuite(open: () => Promise<Files>): void {
  let files: Files;
  beforeAll(async () => {
    files = await open();
  });
  afterAll(() => files?.close());

  const read = async (key: string) => {
    const stream = await files.get(key);
    return stream && (await buffer(stream)).toString();
  };

  it('keeps, gives back, replaces and removes', async () => {
    await files.put('photos/a1/640.webp', Buffer.from('été'), { contentType: 'image/webp' });
    expect(await read('photos/a1/640.webp')).toBe('été');
    expect(await files.exists('photos/a1/640.webp')).toBe(true);
    await files.put('photos/a1/640.webp', Readable.from([Buffer.from('hi'), Buffer.from('ver')]));
    expect(await read('photos/a1/640.webp')).toBe('hiver');
    await files.delete('photos/a1/640.webp');
    expect(await files.exists('photos/a1/640.webp')).toBe(false);
    expect(await files.get('photos/a1/640.webp')).toBeNull();
    await files.delete('photos/a1/640.webp');
  });

  it('lists what it keeps, and not what is half written', async () => {
    const here = async () => (await Array.fromAsync(files.list())).filter((key) => key.startsWith('listed/')).sort();
    await files.put('listed/a/1.webp', Buffer.from('a'));
    await files.put('listed/b.pdf', Buffer.from('b'));
    await files.put('listed/c.pdf.x1.part', Buffer.from('c'));
    expect(await here()).toEqual(['listed/a/1.webp', 'listed/b.pdf']);
    await Promise.all((await here()).map((key) => files.delete(key)));
    expect(await here()).toEqual([]);
  });

  it.each([
    '../secrets/session',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    '.hidden',
    'a/.b',
    'a\\b',
    '',
    'é',
    'a b',
    'a/',
    'x'.repeat(401),
  ])('refuses the key %j', async (key) => {
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('a file key');
    await expect(files.get(key)).rejects.toThrow('a file key');
    await expect(files.exists(key)).rejects.toThrow('a file key');
    await expect(files.delete(key)).rejects.toThrow('a file key');
  });
}

describe('files in a folder', () => {
  filesSuite(() => openFiles(testConfig({ DATA_DIR: folder })));

  it('lists nothing where nothing was ever kept', async () => {
    const files = await openFiles(testConfig({ DATA_DIR: join(folder, 'never') }));
    expect(await Array.fromAsync(files.list())).toEqual([]);
  });

  it('leaves nothing of a file whose writing broke off', async () => {
    const files = await openFiles(testConfig({ DATA_DIR: folder }));
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('the visitor left');
    }
    await expect(files.put('books/half.pdf', Readable.from(broken()))).rejects.toThrow();
    expect(await files.exists('books/half.pdf')).toBe(false);
    expect(readdirSync(join(folder, 'files/books'))).toEqual([]);
  });
});

describe('files in memory', () => {
  filesSuite(() => openFiles(testConfig()));

  it('are gone when closed', async () => {
    const count = () => readdirSync(tmpdir()).filter((name) => name.startsWith('solelune-files-')).length;
    const files = await openFiles(testConfig());
    const before = count();
    await files.put('a', Buffer.from('x'));
    await files.close();
    expect(count()).toBe(before - 1);
  });
});

describe('files in S3 storage', () => {
  const objects = new Map<string, Buffer>();
  const signatures: string[] = [];
  const stub: Server = createServer(async (request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '', 'http://stub').pathname);
    signatures.push(request.headers.authorization ?? '');
    const body = await buffer(request);
    const asked = new URL(request.url ?? '', 'http://stub');
    if (asked.searchParams.get('list-type') === '2') {
      // One at a time, so that there is a next page.
      const keys = [...objects.keys()].map((name) => name.slice('/solelune/'.length)).sort();
      const at = Number(asked.searchParams.get('continuation-token') ?? 0);
      const more = at + 1 < keys.length;
      const next = more ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : '';
      const one = keys[at] ? `<Contents><Key>${keys[at]}</Key><Size>1</Size></Contents>` : '';
      response.writeHead(200, { 'content-type': 'application/xml' });
      return response.end(`<ListBucketResult><IsTruncated>${more}</IsTruncated>${one}${next}</ListBucketResult>`);
    }
    const found = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, body);
      return response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (found)
      return response
        .writeHead(200, { 'content-length': found.length })
        .end(request.method === 'HEAD' ? undefined : found);
    response.writeHead(404, { 'content-type': 'application/xml' });
    return response.end(
      request.method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code><Message>none</Message></Error>',
    );
  });
  let port: number;
  beforeAll(async () => {
    await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
    port = (stub.address() as { port: number }).port;
  });
  afterAll(() => void stub.close());

  const open = () =>
    openFiles(testConfig({ FILES_URL: `s3+http://key:s%2Fecret@127.0.0.1:${port}/solelune?region=eu-west-3` }));
  filesSuite(open);

  it('signs for the region and puts the bucket in the path', async () => {
    const files = await open();
    await files.put('books/a.pdf', Buffer.from('%PDF'));
    expect(objects.get('/solelune/books/a.pdf')?.toString()).toBe('%PDF');
    expect(signatures.at(-1)).toContain('Credential=key/');
    expect(signatures.at(-1)).toContain('/eu-west-3/s3/aws4_request');
  });

  it('says that the bucket is missing', async () => {
    await expect(openFiles(testConfig({ FILES_URL: 's3://key:secret@host' }))).rejects.toThrow(
      /^FILES_URL : le nom du seau manque/,
    );
  });
});

describe('moving files', () => {
  it('copies each once, reads it again, and goes on after a break', async () => {
    const [from, to] = await Promise.all([openFiles(testConfig()), openFiles(testConfig())]);
    for (const n of [1, 2, 3]) await from.put(`photos/${n}.webp`, Buffer.alloc(n, n));
    await to.put('photos/1.webp', Buffer.alloc(1, 1));
    await to.put('photos/2.webp', Buffer.from('half'));
    expect(await moveFiles(from, to)).toEqual({ moved: 2, known: 1, bytes: 5 });
    expect(await moveFiles(from, to)).toEqual({ moved: 0, known: 3, bytes: 0 });
    const read = async (files: Files, key: string) => buffer((await files.get(key)) ?? Readable.from([]));
    expect(await read(to, 'photos/2.webp')).toEqual(await read(from, 'photos/2.webp'));
    const deaf: Files = { ...to, put: async () => {}, exists: async () => false };
    await expect(moveFiles(from, deaf)).resolves.toBeDefined();
    await to.put('photos/3.webp', Buffer.from('other'));
    await expect(moveFiles(from, deaf)).rejects.toThrow('photos/3.webp n’est pas arrivé');
    await Promise.all([from.close(), to.close()]);
  });
});

it('keeps nothing outside its folder', () => {
  expect(existsSync(join(folder, 'secrets'))).toBe(false);
});
