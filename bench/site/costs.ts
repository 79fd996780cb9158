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
  ...{ page: 80, result: 30, chart: 10, draw: 20, login: 5, save: 20, status: 80, room: 15, payment: 5 },
};
/** The first pay for what is only made once; a heap grows by steps of megabytes: of the others there are enough that a step counts for little among them. The proxy holds two files of each. */
const FIRST_SOCKETS = 2000;
const MORE_SOCKETS = 5000;
/** For heaps to be searched, and given back. */
const SEARCHING_MS = 5000;

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

/** What is held: what opening them left behind is taken away first. */
async function heldMb(cluster: Cluster): Promise<number> {
  await pause(LEFT_ALONE_MS);
  for (const { child } of cluster.sites()) child.stdin?.write('search\n');
  await pause(SEARCHING_MS);
  return sum(cluster.sites().map(({ child }) => residentOf(child.pid as number).allMb));
}

async function socketWeight(cluster: Cluster, driver: Driver): Promise<number> {
  await driver.hold(FIRST_SOCKETS);
  const few = await heldMb(cluster);
  await driver.hold(MORE_SOCKETS);
  return (1024 * ((await heldMb(cluster)) - few)) / MORE_SOCKETS;
}
