import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startPostgres, startRedis } from '@solelune/testing/servers';
import pg from 'pg';
import { writeNginx } from '../deploy/nginx.ts';
import { command, type Environment, type Started, start } from './commands.ts';
import { type Figure, seconds } from './figures.ts';
import { Visitors, visit, within } from './visitors.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NAME = 'solelune.example';
const MEMBER = { firstname: 'Camille', email: 'camille@exemple-courrier.fr', password: 'lune-en-verseau-77' };
const VISITS_PER_SECOND = 40;

/** Every step of the guide, one after the other; what goes wrong throws. */
export async function playGuide(folder: string, tell: (figure: Figure) => void): Promise<void> {
  const endings: (() => Promise<unknown> | unknown)[] = [];
  const timed = async <T>(
    step: string,
    body: () => Promise<T>,
    words: (result: T) => string = () => '',
  ): Promise<T> => {
    const began = performance.now();
    const result = await body();
    const time = seconds(began);
    const more = words(result);
    tell({ step, value: more ? `${time}; ${more}` : time });
    return result;
  };
  try {
    const site = path.join(folder, 'site');
    // Somebody who follows the guide has this in their shell already.
    const production = { NODE_ENV: 'production' };
    await timed('Clone', () => command(folder, `git clone --quiet --no-hardlinks ${ROOT} site`));
    await timed('Install', () => command(site, 'npm ci --include=dev --no-audit --no-fund', production));
    await timed(
      'Build',
      () => command(site, 'npm run build', production),
      () => `${megabytes(path.join(site, 'apps/web/dist'))} MB`,
    );
    await timed(
      'Leave out what only building needs',
      () => command(site, 'npm prune --omit=dev --no-audit --no-fund', production),
      () => `${megabytes(path.join(site, 'node_modules'))} MB of dependencies`,
    );

    const data = path.join(folder, 'data');
    writeFileSync(path.join(site, '.env'), `DATA_DIR=${data}\nLOG_LEVEL=warn\nSITE_NAME=Solelune\n`);
    await refused(site, 'npm run serve', production, 'SITE_URL : à donner en production');

    // One process on its own, as many begin.
    const alone = await freePort();
    const own = { ...production, PORT: String(alone), SITE_URL: `http://localhost:${alone}` };
    const small = await timed('Start on the embedded database', () => serve(site, own, alone));
    await signUp(`http://localhost:${alone}`);
    const stopped = performance.now();
    equal(await small.end(), 0, 'the exit code of a stop');
    tell({ step: 'Stop in order', value: seconds(stopped) });

    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    endings.push(
      () => postgres.stop(),
      () => redis.stop(),
    );
    const secrets = { SESSION_SECRET: randomBytes(32).toString('hex'), SEALING_KEYS: keysOf(data) };
    const outgrown: Environment = { ...production, DATABASE_URL: postgres.url, REDIS_URL: redis.url, ...secrets };
    await timed(
      'Move to PostgreSQL',
      () => command(site, 'npm run db:move', { ...outgrown, SITE_URL: own.SITE_URL }),
      lastLine,
    );

    // The settings of a site in public, in its file.
    const settings = {
      ...outgrown,
      SITE_URL: `https://${NAME}`,
      TRUST_PROXY: '1',
      MAIL_URL: 'smtp://127.0.0.1:1',
      METRICS: 'on',
    };
    appendFileSync(
      path.join(site, '.env'),
      Object.entries(settings)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
    await timed('Read the settings (`npm run config`)', () => command(site, 'npm run config'), lastLine);
    const ports = [await freePort(), await freePort()] as const;
    const two: [Started, Started] = [
      await serve(site, { PORT: String(ports[0]) }, ports[0]),
      await serve(site, { PORT: String(ports[1]) }, ports[1]),
    ];
    endings.push(() => Promise.all(two.map((one) => one.end('SIGKILL'))));

    const place = path.join(folder, 'nginx');
    mkdirSync(place);
    const nginxPorts = { http: await freePort(), https: await freePort() };
    const config = writeNginx({
      folder: place,
      upstreams: [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`],
      ports: nginxPorts,
      name: NAME,
    });
    const visitors = new Visitors(nginxPorts.https, NAME);
    const nginx = await start(
      place,
      `nginx -c ${config}`,
      {},
      async () => (await visitors.ask('/healthz')).status === 200,
    );
    endings.push(
      () => nginx.end(),
      () => visitors.close(),
    );
    equal((await visitors.ask('/metrics')).status, 404, '/metrics from outside');
    await logIn(visitors);

    await timed(
      `A process is killed and comes back, under ${VISITS_PER_SECOND} visits a second`,
      () =>
        underVisits(visitors, async () => {
          await pause(5000);
          await two[0].end('SIGKILL');
          await pause(3000);
          two[0] = await serve(site, { PORT: String(ports[0]) }, ports[0]);
          await pause(2000);
        }),
      wordsOf,
    );
    const rolled = await timed(
      `Both are replaced one by one, under ${VISITS_PER_SECOND} visits a second`,
      () =>
        underVisits(visitors, async () => {
          for (const index of [0, 1] as const) {
            equal(await two[index].end(), 0, 'the exit code of a stop');
            two[index] = await serve(site, { PORT: String(ports[index]) }, ports[index]);
            await pause(2000);
          }
        }),
      wordsOf,
    );
    if (rolled.failed > 0) throw new Error(`${rolled.failed} requests failed while processes were replaced one by one`);

    await timed(
      'Redis gone for five seconds, under visits',
      () =>
        underVisits(visitors, async () => {
          await redis.kill();
          await pause(5000);
          await redis.start();
          await pause(1500);
        }),
      wordsOf,
    );
    tell({ step: 'One process after it', value: await weightOf(ports[1]) });
    const clicks = await rowOf(
      postgres.url,
      `select coalesce(sum(clicks), 0)::int as n from promotions_display_stat where slot = 'drill'`,
    );

    const backups = path.join(folder, 'backups');
    await timed(
      'Back up',
      () => command(site, `npm run backup -- --to ${backups}`),
      () => `${megabytes(backups)} MB`,
    );
    await Promise.all(two.map((one) => one.end()));
    // Everything is lost but the backup and the secrets.
    const restored = postgres.url.replace(/postgres$/, 'restored');
    await execute(postgres.url, 'create database restored');
    const after = { DATABASE_URL: restored, DATA_DIR: path.join(folder, 'data-restored') };
    await timed(
      'Restore and compare',
      () => command(site, `npm run restore -- ${path.join(backups, readdirSync(backups)[0] ?? '')}`, after),
      lastLine,
    );
    two[0] = await serve(site, { ...after, PORT: String(ports[0]) }, ports[0]);
    two[1] = await serve(site, { ...after, PORT: String(ports[1]) }, ports[1]);
    await logIn(visitors);
    const again = await rowOf(
      restored,
      `select coalesce(sum(clicks), 0)::int as n from promotions_display_stat where slot = 'drill'`,
    );
    equal(again, clicks, 'the clicks that were counted');
    tell({ step: 'After the restore', value: `the member logs in, ${again} clicks of ${clicks} are there` });
    await Promise.all(two.map((one) => one.end()));
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

async function serve(site: string, environment: Environment, port: number): Promise<Started> {
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200;
  return start(site, 'npm run serve', environment, isReady);
}

async function refused(cwd: string, line: string, environment: Environment, words: string): Promise<void> {
  const output = await command(cwd, line, environment).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  if (!output.includes(words) || output.includes('    at '))
    throw new Error(`${line} should have said « ${words} », and said:\n${output}`);
}

async function underVisits(visitors: Visitors, body: () => Promise<void>) {
  const visits = visit(visitors, VISITS_PER_SECOND);
  await body().finally(() => visits.end());
  return visits;
}

const wordsOf = ({ asked, failed, times }: Awaited<ReturnType<typeof underVisits>>) =>
  `${asked} requests, ${failed} failed, 50 of 100 within ${within(times, 50)}, 95 within ${within(times, 95)}`;

/** What a process says of itself, asked by its own address. */
async function weightOf(port: number): Promise<string> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  const counts = text.matchAll(/^http_request_duration_seconds_count\{.*\} (\d+)$/gm);
  const requests = [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  const memory = Math.round(value('process_resident_memory_bytes') / 1024 ** 2);
  const processor = value('process_cpu_seconds_total').toFixed(1);
  return `${memory} MB of memory; ${processor} s of processor for its start and ${requests} requests, ${value('pages_from_memory_total')} of them pages from memory`;
}

const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? '';

function equal(given: unknown, wanted: unknown, what: string): void {
  if (given !== wanted) throw new Error(`${what}: ${String(given)} instead of ${String(wanted)}`);
}

async function signUp(address: string): Promise<void> {
  const body = new URLSearchParams({ ...MEMBER, terms: '1', path: '/' });
  equal((await fetch(`${address}/api/user/account/signup`, { method: 'POST', body })).status, 200, 'a sign-up');
}

async function logIn(visitors: Visitors): Promise<void> {
  const { email, password } = MEMBER;
  equal((await visitors.ask('/api/user/account/login', { email, password })).status, 200, 'a login');
}

/** The key that the first start made goes on opening what it sealed. */
const keysOf = (data: string): string => readFileSync(path.join(data, 'secrets/sealing'), 'utf8').trim();

async function execute(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

const rowOf = async (url: string, sql: string): Promise<number> => Number((await execute(url, sql))[0]?.['n']);

function megabytes(folder: string): number {
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
  return Math.round(bytes / 1024 ** 2);
}
