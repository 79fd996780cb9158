import { createServer } from 'node:net';
import { startProcess } from '@solelune/testing/process';
import { freePort, startPostgres, startRedis, type TestServer } from '@solelune/testing/servers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let postgres: TestServer;
let redis: TestServer;
const at = (server: TestServer, change: (url: URL) => void) => {
  const url = new URL(server.url);
  change(url);
  return url.href;
};

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query('create role guest login');
  await client.query('create database guarded');
  await client.end();
});
afterAll(() => Promise.all([postgres?.stop(), redis?.stop()]));

/** What somebody reads whose site does not start. Its tables are in PostgreSQL: they are made once for all of these. */
const refusal = (environment: Record<string, string>) =>
  startProcess({ DATABASE_URL: postgres.url, DATA_DIR: 'memory', LOG_LEVEL: 'silent', ...environment }).then(
    async (site) => {
      await site.end('SIGKILL');
      return 'it started';
    },
    (error: Error) => error.message,
  );
const sentence = (text: string | RegExp) =>
  new RegExp(`^The server ended with 1: ${typeof text === 'string' ? text : text.source}\\.?\\n$`);

describe('a start that cannot be is one sentence', () => {
  it.each([
    [
      'a base that is not there',
      () => ({ DATABASE_URL: at(postgres, (url) => (url.pathname = '/nowhere')) }),
      /Cette base n’existe pas dans PostgreSQL.*/,
    ],
    [
      'a role that may not make tables',
      () => ({ DATABASE_URL: at(postgres, (url) => Object.assign(url, { username: 'guest', pathname: '/guarded' })) }),
      /Le rôle PostgreSQL de DATABASE_URL n’a pas le droit.*/,
    ],
    [
      'a role that is not known',
      () => ({ DATABASE_URL: at(postgres, (url) => (url.username = 'nobody-knows')) }),
      /PostgreSQL refuse ce rôle.*/,
    ],
    ['no Redis', () => ({ REDIS_URL: 'redis://127.0.0.1:1' }), /Redis ne répond pas : vérifiez REDIS_URL/],
    [
      'a Redis that wants another password',
      () => ({ REDIS_URL: at(redis, (url) => Object.assign(url, { username: 'x', password: 'wrong' })) }),
      /Redis refuse ce nom ou ce mot de passe.*/,
    ],
    [
      'an address of another machine',
      () => ({ HOST: '192.0.2.1' }),
      /Cette machine n’a pas cette adresse : vérifiez HOST/,
    ],
  ])('%s', async (_, environment, expected) => {
    expect(await refusal(environment())).toMatch(sentence(expected));
  });

  it('a port that is taken', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    expect(await refusal({ PORT: String(port) })).toMatch(sentence(/Ce port est déjà pris.*/));
    other.close();
  });
});

describe('in production', () => {
  const SITE = { SITE_URL: 'https://solelune.example', DATA_DIR: 'memory' };

  it('nothing unsafe starts, and all of it is said at once', async () => {
    expect(await refusal({ SITE_URL: '' })).toMatch(/SITE_URL : à donner en production/);
    expect(await refusal({ SITE_URL: 'http://solelune.example' })).toMatch(/SITE_URL : doit commencer par https/);
    const all = await refusal({ ...SITE, DATABASE_URL: '', RATE_LIMITS: 'off' });
    for (const variable of ['MAIL_URL', 'DATA_DIR', 'RATE_LIMITS']) expect(all).toContain(`${variable} : `);
  });

  it('every line of the output is a line of the log, and names what is missing', async () => {
    const site = await startProcess({
      ...{ DATABASE_URL: postgres.url, DATA_DIR: 'memory', LOG_LEVEL: 'info', METRICS: 'on' },
    });
    for (const page of ['/tarot', '/tarot', '/']) expect((await fetch(site.address + page)).status).toBe(200);
    const metrics = await (await fetch(`${site.address}/metrics`)).text();
    expect(await site.end('SIGTERM')).toBe(0);
    const lines = site
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.find(({ msg }) => msg === 'listening')).toMatchObject({ at: site.address, pid: site.child.pid });
    expect(lines.find(({ msg }) => msg === 'production lacks settings').missing).toContainEqual({
      variable: 'SITE_LEGAL_ADDRESS',
      why: 'the legal notice is incomplete',
    });
    // The second time the page left from memory, before the framework: it is written down and counted all the same.
    const pages = lines.filter(({ msg, route }) => msg === 'request' && route === '/*');
    expect(pages.map(({ ready = false }) => ready)).toEqual([false, true]);
    expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/*",status="200"} 2');
    expect(metrics).toContain('pages_from_memory_total 1');
  });
});
