import { randomBytes } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort, startPostgres, startRedis } from '@solelune/testing/servers';
import { loseAndRestore } from './after-a-loss.ts';
import { command, type Environment, equal, lastLine, megabytes } from './commands.ts';
import { Drill, type Figure } from './figures.ts';
import { logIn, MEMBER, NAME, serve, startNginx, type Two } from './site.ts';
import { live } from './under-visits.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Somebody who follows the guide has this in their shell already. */
const PRODUCTION = { NODE_ENV: 'production' };

/** Every step of the guide, one after the other; what goes wrong throws. */
export async function playGuide(folder: string, tell: (figure: Figure) => void): Promise<void> {
  const drill = new Drill(folder, tell);
  try {
    await build(drill);
    const data = await beginSmall(drill);
    const servers = await outgrow(drill, data);
    const two = await serveTwo(drill);
    const visitors = await startNginx(drill, two);
    await logIn(visitors);
    const clicks = await live(drill, { two, visitors, ...servers });
    await loseAndRestore(drill, { two, visitors, clicks, postgres: servers.postgres });
  } finally {
    await drill.end();
  }
}

async function build(drill: Drill): Promise<void> {
  const { folder, site } = drill;
  await drill.time('Clone', () => command(folder, `git clone --quiet --no-hardlinks ${ROOT} site`));
  await drill.time('Install', () => command(site, 'npm ci --include=dev --no-audit --no-fund', PRODUCTION));
  await drill.time(
    'Build',
    () => command(site, 'npm run build', PRODUCTION),
    () => `${megabytes(path.join(site, 'apps/web/dist'))} MB`,
  );
  await drill.time(
    'Leave out what only building needs',
    () => command(site, 'npm prune --omit=dev --no-audit --no-fund', PRODUCTION),
    () => `${megabytes(path.join(site, 'node_modules'))} MB of dependencies`,
  );
}

/** One process on its own, as many begin; gives the folder of its data. */
async function beginSmall(drill: Drill): Promise<string> {
  const data = path.join(drill.folder, 'data');
  writeFileSync(path.join(drill.site, '.env'), `DATA_DIR=${data}\nLOG_LEVEL=warn\n`);
  await refused(drill.site, 'npm run serve', 'SITE_URL : à donner en production');
  const port = await freePort();
  const small = await drill.time('Start on the embedded database', () =>
    serve(drill, port, { ...PRODUCTION, SITE_URL: `http://localhost:${port}` }),
  );
  const body = new URLSearchParams({ ...MEMBER, terms: '1', path: '/' });
  const signUp = await fetch(`http://localhost:${port}/api/user/account/signup`, { method: 'POST', body });
  equal(signUp.status, 200, 'a sign-up');
  await drill.time('Stop in order', async () => equal(await small.end(), 0, 'the exit code of a stop'));
  return data;
}

/** From the folder to PostgreSQL and Redis, and the settings of a site in public in its file. */
async function outgrow(drill: Drill, data: string) {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  drill.onEnd(() => Promise.all([postgres.stop(), redis.stop()]));
  const settings: Environment = {
    ...{ ...PRODUCTION, SITE_URL: `https://${NAME}`, MAIL_URL: 'smtp://127.0.0.1:1', TRUST_PROXY: '1', METRICS: 'on' },
    ...{ DATABASE_URL: postgres.url, REDIS_URL: redis.url, SESSION_SECRET: randomBytes(32).toString('hex') },
    // The key that the first start made goes on opening what it sealed.
    SEALING_KEYS: readFileSync(path.join(data, 'secrets/sealing'), 'utf8').trim(),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  appendFileSync(path.join(drill.site, '.env'), lines.join(''));
  await drill.time('Move to PostgreSQL', () => command(drill.site, 'npm run db:move'), lastLine);
  await drill.time('Read the settings (`npm run config`)', () => command(drill.site, 'npm run config'), lastLine);
  return { postgres, redis };
}

async function serveTwo(drill: Drill): Promise<Two> {
  const ports = [await freePort(), await freePort()] as const;
  return drill.time('Start two processes, one after the other', async () => ({
    ports,
    processes: [await serve(drill, ports[0]), await serve(drill, ports[1])],
  }));
}

async function refused(cwd: string, line: string, words: string): Promise<void> {
  const output = await command(cwd, line, PRODUCTION).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  if (!output.includes(words)) throw new Error(`${line} should have said « ${words} », and said:\n${output}`);
}
