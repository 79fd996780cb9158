import { setTimeout as pause } from 'node:timers/promises';
import { LEFT_ALONE_MS, residentOf } from '../memory/resident.ts';
import type { Cluster } from './cluster.ts';

const ANSWERING_MS = 500;

/** What the processes of the site hold, each, in megabytes. */
export const memoryOf = (cluster: Cluster): number[] =>
  cluster.sites().map(({ child }) => Math.round(residentOf(child.pid as number).allMb));

/** The same once nobody has asked them for anything for a while: by then they have given back what they do not need. */
export async function idleMemoryOf(cluster: Cluster): Promise<number[]> {
  await pause(LEFT_ALONE_MS);
  return memoryOf(cluster);
}

/** What V8's own last search left in the main heap of each, in megabytes: what is alive, without what waits for the next search. */
export async function aliveOf(cluster: Cluster): Promise<number[]> {
  for (const { child } of cluster.sites()) child.stdin?.write('alive\n');
  await pause(ANSWERING_MS);
  return cluster.sites().map(
    ({ output }) =>
      Number(
        output()
          .match(/^alive \d+$/gm)
          ?.at(-1)
          ?.slice('alive '.length),
      ) /
      2 ** 20,
  );
}
