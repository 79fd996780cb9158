import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Config, createLogger, openDatabase, openEvents, PLATFORM_MIGRATIONS } from '@solelune/platform';
import { testConfig } from '@solelune/testing';
import { startProcess } from '@solelune/testing/process';
import { startPostgres, startRedis, type TestServer } from '@solelune/testing/servers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSentence } from './start-sentence.ts';

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

/** What somebody reads whose site does not start. */
const refusal = (environment: Record<string, string>) =>
  startProcess({ DATABASE_URL: postgres.url, DATA_DIR: 'memory', LOG_LEVEL: 'silent', ...environment }).then(
    async (site) => {
      await site.end('SIGKILL');
      return 'it started';
    },
    (error: Error) => error.message,
  );

/** The steps of a start that meet others, each with the settings of a site: what goes wrong in them is what ends the start. */
const STEPS = {
  database: async (config: Config) => {
    const database = await openDatabase(config, createLogger(config));
    await database.migrate([PLATFORM_MIGRATIONS]).finally(() => database.close());
  },
  events: async (config: Config) => (await openEvents(config, createLogger(config))).close(),
  port: async ({ port, host }: Config) => {
    const server = createServer().listen(port, host);
    await once(server, 'listening').finally(() => server.close());
  },
};

describe('a start that cannot be is one sentence', () => {
  it.each([
    [
      'a base that is not there',
      'database',
      () => ({ DATABASE_URL: at(postgres, (url) => (url.pathname = '/nowhere')) }),
      /^Cette base n’existe pas dans PostgreSQL/,
    ],
    [
      'a role that may not make tables',
      'database',
      () => ({ DATABASE_URL: at(postgres, (url) => Object.assign(url, { username: 'guest', pathname: '/guarded' })) }),
      /^Le rôle PostgreSQL de DATABASE_URL n’a pas le droit/,
    ],
    [
      'a role that is not known',
      'database',
      () => ({ DATABASE_URL: at(postgres, (url) => (url.username = 'nobody-knows')) }),
      /^PostgreSQL refuse ce rôle/,
    ],
    ['no Redis', 'events', () => ({ REDIS_URL: 'redis://127.0.0.1:1' }), /^Redis ne répond pas : vérifiez REDIS_URL/],
    [
      'a Redis that wants another password',
      'events',
      () => ({ REDIS_URL: at(redis, (url) => Object.assign(url, { username: 'x', password: 'wrong' })) }),
      /^Redis refuse ce nom ou ce mot de passe/,
    ],
    [
      'an address of another machine',
      'port',
      () => ({ HOST: '192.0.2.1' }),
      /^Cette machine n’a pas cette adresse : vérifiez HOST/,
    ],
    ['a port that is taken', 'port', () => ({ PORT: new URL(postgres.url).port }), /^Ce port est déjà pris/],
  ] as const)('%s', async (_, step, environment, expected) => {
    const error = await STEPS[step](testConfig(environment())).then(
      () => 'nothing went wrong',
      (thrown: unknown) => thrown,
    );
    expect(startSentence(error)).toMatch(expected);
  });

  it('and the code 1, from the process itself', async () => {
    const nowhere = at(postgres, (url) => (url.pathname = '/nowhere'));
    expect(await refusal({ DATABASE_URL: nowhere })).toMatch(
      /^The server ended with 1: Cette base n’existe pas dans PostgreSQL[^\n]*\n$/,
    );
  });
});

describe('in production', () => {
  it('nothing unsafe starts, and all of it is said at once', async () => {
    const all = await refusal({ SITE_URL: 'https://solelune.example', RATE_LIMITS: 'off' });
    expect(all).toMatch(/^The server ended with 1: Configuration refusée\. [^\n]*\n$/);
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
