import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Sandbox, startSandbox } from '@solelune/payments/testing';
import { type ServerProcess, startProcess } from '@solelune/testing/process';
import { freePort, startPostgres, startRedis, type TestServer } from '@solelune/testing/servers';
import { answered, endChild, startChild } from './children.ts';
import { execute } from './database.ts';
import type { Weather } from './relay.ts';

const SITE = path.join(import.meta.dirname, 'site-process.ts');
const PROCESSES = 2;
const SECRETS = {
  SESSION_SECRET: 'a-session-secret-of-the-bench-alone',
  SEALING_KEYS: `bench:${Buffer.alloc(32, 7).toString('base64')}`,
  STRIPE_SECRET_KEY: 'sk_test_of_the_bench_alone',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_bench',
};
/** A database of a server of its own has more than a test's; it shares this machine with everything else. */
const POSTGRES = ['max_connections=100', 'shared_buffers=512MB', 'max_wal_size=4GB', 'effective_cache_size=4GB'];
/** A supervisor starts a process that died again after a second, as deploy/systemd does. */
const RESTART_MS = 1000;

/** What lies between the site and these can be made worse. */
export type Between = 'database' | 'redis' | 'provider';

export interface Cluster {
  address: string;
  /** The database that is written to now. */
  databaseUrl(): string;
  redis: TestServer;
  sandbox: Sandbox;
  environment: Record<string, string>;
  sites(): readonly ServerProcess[];
  pids(): Record<string, number>;
  /** How often a process of the site ended by itself: none may, whatever breaks. */
  crashes(): number;
  /** A standby copies the database and follows it. Once everything is planted: a copy of less would have to be told of all of it. */
  follow(): Promise<void>;
  killSite(which: number): void;
  killPrimary(): Promise<void>;
  startPrimary(): Promise<void>;
  isPrimaryDown(): boolean;
  /** The standby becomes the database; the sites find it where the former was. */
  promote(): Promise<void>;
  weather(where: Between, weather: Partial<Weather>): void;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** With what faults need: a standby, and relays between the processes and what they use. */
  withFaults: boolean;
  /** A disk for the database. */
  within?: string | undefined;
}

export async function startCluster({ withFaults, within }: ClusterOptions): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
  const place = within ? { within } : {};
  const [primary, redis] = await Promise.all([startPostgres({ settings: POSTGRES, ...place }), startRedis()]);
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  const proxy = startChild('proxy-process.ts', ports.map(String));
  const address = `http://127.0.0.1:${await answered<number>(proxy, null, 'port')}`;
  const sandbox = await startSandbox({
    ...{ webhookSecret: SECRETS.STRIPE_WEBHOOK_SECRET, webhookUrl: `${address}/webhooks/stripe` },
  });
  const relays = withFaults ? startChild('relay-process.ts') : null;
  if (relays) await answered(relays, null, 'ready');
  const through = async (name: Between, url: string): Promise<string> => {
    if (!relays) return url;
    const port = await answered<number>(relays, { name, open: Number(new URL(url).port) }, name);
    return url.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`);
  };
  const environment = {
    ...{ DATA_DIR: folder, METRICS: 'on', LOG_LEVEL: 'warn', TRUST_PROXY: '1', DATABASE_POOL: '16', ...SECRETS },
    DATABASE_URL: await through('database', primary.url),
    REDIS_URL: await through('redis', redis.url),
    STRIPE_API_URL: await through('provider', sandbox.address),
  };
  const sites: ServerProcess[] = [];
  let isEnding = false;
  let crashes = 0;
  const startSite = async (which: number): Promise<void> => {
    const own = { ...environment, PORT: String(ports[which]), SITE_URL: address };
    const site = await startProcess(own, SITE).catch((error: unknown) => (isEnding ? null : Promise.reject(error)));
    if (!site) return;
    sites[which] = site;
    site.child.once('exit', (code) => {
      if (isEnding) return;
      // Killed by us it has nothing to say; one that ends by itself is a fault of its own.
      if (code !== null) {
        crashes += 1;
        console.log(`a process of the site ended by itself (${code}): ${site.output().slice(-4000)}`);
      }
      setTimeout(
        () => void startSite(which).catch(() => setTimeout(() => void startSite(which), RESTART_MS)),
        RESTART_MS,
      );
    });
  };
  for (const which of ports.keys()) await startSite(which);

  let current = primary;
  let standby: TestServer | null = null;
  return {
    ...{ address, redis, sandbox, environment },
    databaseUrl: () => current.url,
    sites: () => sites,
    crashes: () => crashes,
    pids: () => ({
      ...Object.fromEntries(sites.map(({ child }, which) => [`site ${which + 1}`, child.pid ?? 0])),
      ...{ PostgreSQL: current.pid(), Redis: redis.pid(), proxy: proxy.pid ?? 0 },
    }),
    follow: async () => {
      standby = await startPostgres({ settings: POSTGRES, standbyOf: primary });
      // What is acknowledged is on both disks: whichever is lost, nothing is.
      await execute(primary.url, "alter system set synchronous_standby_names = '*'");
      await execute(primary.url, 'select pg_reload_conf()');
    },
    killSite: (which) => void sites[which]?.child.kill('SIGKILL'),
    killPrimary: () => primary.kill(),
    startPrimary: () => primary.start(),
    isPrimaryDown: () => !existsSync(`/proc/${primary.pid()}/stat`),
    promote: async () => {
      if (!standby) throw new Error('there is no standby');
      await execute(standby.url, 'select pg_promote(true, 30)');
      current = standby;
      relays?.send({ name: 'database', change: { targetPort: standby.port } });
    },
    weather: (name, change) => void relays?.send({ name, change }),
    stop: async () => {
      isEnding = true;
      await Promise.all(sites.map((site) => site.end('SIGKILL')));
      endChild(proxy);
      if (relays) endChild(relays);
      await sandbox.close();
      await Promise.all([standby?.stop(), redis.stop()]);
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
