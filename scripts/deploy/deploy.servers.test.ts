import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@solelune/testing/eventually';
import { freePort } from '@solelune/testing/servers';
import { afterAll, describe, expect, it } from 'vitest';
import { writeNginx } from './nginx.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const isHere = (program: string) => spawnSync('which', [program]).status === 0;
const UNITS = path.resolve(import.meta.dirname, '../../deploy/systemd');

describe.skipIf(!isHere('nginx'))('the nginx example', () => {
  const listen = async (listener: RequestListener) => {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { server, address: `127.0.0.1:${(server.address() as AddressInfo).port}` };
  };

  it('is taken by nginx and does what it says: headers, the other process, nothing private', async () => {
    const seen: { url: string | undefined; forwarded: unknown }[] = [];
    const [old, next] = await Promise.all([
      listen((_, response) => void response.writeHead(404).end('not here')),
      listen((asked, response) => {
        seen.push({ url: asked.url, forwarded: asked.headers['x-forwarded-for'] });
        response.end(JSON.stringify(asked.headers));
      }),
    ]);
    const ports = { http: await freePort(), https: await freePort() };
    const config = writeNginx({ folder, upstreams: [old.address, next.address], ports, name: 'solelune.example' });
    expect(spawnSync('nginx', ['-t', '-c', config], { encoding: 'utf8' }).stderr).toContain('test is successful');
    const nginx = spawn('nginx', ['-c', config], { stdio: 'ignore' });
    const get = (where: string, headers: Record<string, string> = {}) =>
      new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
        const options = {
          host: '127.0.0.1',
          port: ports.https,
          path: where,
          servername: 'solelune.example',
          rejectUnauthorized: false,
        };
        const asked = request({ ...options, headers: { host: 'solelune.example', ...headers } }, (answer) => {
          let text = '';
          answer.on('data', (part) => (text += part));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
        });
        asked.on('error', reject).end();
      });
    try {
      await eventually(() => get('/metrics'));
      // Files of a version that one process does not have come from the other, whoever is asked first.
      for (let time = 0; time < 4; time++) expect((await get('/assets/site-x.js')).status).toBe(200);
      // What a visitor says of where they come from goes no further.
      await eventually(async () => {
        const { status, text } = await get('/', { 'x-forwarded-for': '203.0.113.9' });
        expect(status).toBe(200);
        expect(JSON.parse(text)).toMatchObject({
          host: 'solelune.example',
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-proto': 'https',
        });
      });
      for (const where of ['/metrics', '/readyz']) expect((await get(where)).status).toBe(404);
      expect(seen.some(({ url }) => url === '/metrics' || url === '/readyz')).toBe(false);
      const plain = await fetch(`http://127.0.0.1:${ports.http}/tarot?a=1`, {
        redirect: 'manual',
        headers: { host: 'solelune.example' },
      });
      expect([plain.status, plain.headers.get('location')?.endsWith('/tarot?a=1')]).toEqual([301, true]);
      // No process left: the page that says so, and when to come back.
      for (const { server } of [old, next]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
      const away = await get('/');
      expect([away.status, away.headers['retry-after']]).toEqual([502, '5']);
      expect(away.text).toContain('Le service redémarre');
    } finally {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    }
  });
});

describe.skipIf(!isHere('systemd-analyze'))('the systemd units', () => {
  it('are taken by systemd', () => {
    const names = ['solelune@.service', 'solelune-backup.service', 'solelune-backup.timer'];
    const files = names.map((name) => {
      const file = path.join(folder, name.replace('@.', '@3001.'));
      // Node is where this machine has it.
      writeFileSync(file, readFileSync(path.join(UNITS, name), 'utf8').replace('/usr/bin/node', process.execPath));
      return file;
    });
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', ...files], {
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes('solelune'))).toEqual([]);
  });

  it('open no door that the site does not need', () => {
    const file = path.join(UNITS, 'solelune@.service');
    const output = execFileSync('systemd-analyze', ['security', '--offline=yes', '--no-pager', file], {
      encoding: 'utf8',
    });
    const [, exposure] = /exposure level for \S+: ([\d.]+)/i.exec(output) ?? [];
    // systemd's own scale, where 10 is everything open.
    expect(Number(exposure)).toBeLessThan(4);
  });
});
