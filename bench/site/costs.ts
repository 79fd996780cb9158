import { setTimeout as pause } from 'node:timers/promises';
import { LEFT_ALONE_MS, residentOf } from '../memory/resident.ts';
import type { Cluster } from './cluster.ts';
import type { Driver } from './driver.ts';
import { KINDS, type Kind } from './kinds.ts';
import { percentile } from './measure.ts';
import { watchProcessor } from './processor.ts';

/** Milliseconds of processor that one journey takes, by where. */
export interface Cost {
  kind: Kind;
  siteMs: number;
  databaseMs: number;
  redisMs: number;
  p50: number;
}

export interface Costs {
  kinds: Cost[];
  /** Of the processes of the site, of each socket that is only open. */
  socketKilobytes: number;
}

const SECONDS = 8;
/** Few enough that nothing waits, enough to be measured. */
const RATES: Record<Kind, number> = {
  ...{ page: 40, chart: 10, draw: 20, login: 5, save: 20, status: 80, room: 15, payment: 5 },
};
/** A heap grows by steps of megabytes: enough that a step counts for little among them. */
const SOCKETS = 6000;

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

/** Each kind alone, at a modest rate, less what the site uses when nobody comes. */
export async function measureCosts(cluster: Cluster, driver: Driver): Promise<Costs> {
  const share = (cores: Record<string, number>) => ({
    site: sum(Object.entries(cores).flatMap(([name, used]) => (name.startsWith('site') ? [used] : []))),
    database: cores['PostgreSQL'] ?? 0,
    redis: cores['Redis'] ?? 0,
  });
  // What came before is still being put away.
  await pause(LEFT_ALONE_MS);
  const resting = watchProcessor(cluster.pids);
  await pause(SECONDS * 1000);
  const idle = share(resting());
  const kinds: Cost[] = [];
  for (const kind of KINDS) {
    const rate = RATES[kind];
    const [began, used] = [performance.now(), watchProcessor(cluster.pids)];
    driver.start(rate, kind);
    await pause(SECONDS * 1000);
    // What was begun is paid for until it is done.
    const { kinds: ran } = await driver.stop();
    const [busy, elapsedMs] = [share(used()), performance.now() - began];
    const each = (of: keyof typeof busy) => (Math.max(0, busy[of] - idle[of]) * elapsedMs) / ran[kind].asked;
    kinds.push({
      ...{ kind, siteMs: each('site'), databaseMs: each('database'), redisMs: each('redis') },
      p50: percentile(ran[kind].times, 0.5),
    });
  }
  return { kinds, socketKilobytes: await socketWeight(cluster, driver) };
}

const residentMb = (cluster: Cluster) => sum(cluster.sites().map(({ child }) => residentOf(child.pid as number).allMb));

/** The first half pays for what is only made once. */
async function socketWeight(cluster: Cluster, driver: Driver): Promise<number> {
  await driver.hold(SOCKETS / 2);
  await pause(LEFT_ALONE_MS);
  const half = residentMb(cluster);
  await driver.hold(SOCKETS / 2);
  await pause(LEFT_ALONE_MS);
  return (1024 * (residentMb(cluster) - half)) / (SOCKETS / 2);
}
