import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@solelune/testing/servers';
import pg from 'pg';
import { writeNginx } from '../deploy/nginx.ts';
import { type Environment, equal, type Started, start } from './commands.ts';
import type { Drill } from './figures.ts';
import { Visitors } from './visitors.ts';

export const NAME = 'solelune.example';
export const MEMBER = { firstname: 'Camille', email: 'camille@exemple-courrier.fr', password: 'lune-en-verseau-77' };

/** The two processes of the site; one that is replaced takes the place of the one before. */
export interface Two {
  ports: readonly [number, number];
  processes: [Started, Started];
}

/** A process as the guide starts it, once it can serve. */
export async function serve(drill: Drill, port: number, environment: Environment = {}): Promise<Started> {
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200;
  // What `npm run serve` runs: npm itself ends by the signal that it was sent, and would hide the exit code.
  const started = await start(drill.site, 'node scripts/serve.mjs', { ...environment, PORT: String(port) }, isReady);
  drill.onEnd(() => started.end());
  return started;
}

/** Kills the server itself, as a power cut would; its launcher ends after it. */
export async function killServer(started: Started): Promise<void> {
  const [, pid] = /"pid":(\d+)/.exec(started.output()) ?? [];
  process.kill(Number(pid), 'SIGKILL');
  await started.end('SIGTERM');
}

/** nginx as the example in deploy/ has it, before the two processes. */
export async function startNginx(drill: Drill, { ports: [a, b] }: Two): Promise<Visitors> {
  const folder = path.join(drill.folder, 'nginx');
  mkdirSync(folder);
  const ports = { http: await freePort(), https: await freePort() };
  const config = writeNginx({ folder, upstreams: [`127.0.0.1:${a}`, `127.0.0.1:${b}`], ports, name: NAME });
  const visitors = new Visitors(ports.https, NAME);
  const isReady = async () => (await visitors.ask('/healthz')).status === 200;
  const nginx = await start(folder, `nginx -c ${config}`, {}, isReady);
  drill.onEnd(() => nginx.end());
  drill.onEnd(() => visitors.close());
  equal((await visitors.ask('/metrics')).status, 404, '/metrics from outside');
  return visitors;
}

export async function logIn(visitors: Visitors): Promise<void> {
  const { email, password } = MEMBER;
  equal((await visitors.ask('/api/user/account/login', { email, password })).status, 200, 'a login');
}

export async function execute(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

export async function clicksIn(url: string): Promise<number> {
  const [row] = await execute(
    url,
    `select coalesce(sum(clicks), 0)::int as clicks from promotions_display_stat where slot = 'drill'`,
  );
  return Number(row?.['clicks']);
}
