import { setTimeout as pause } from 'node:timers/promises';
import { LEFT_ALONE_MS, residentOf } from '../memory/resident.ts';
import type { Cluster } from './cluster.ts';

/** What the processes of the site hold, each, in megabytes. */
export const memoryOf = (cluster: Cluster): number[] =>
  cluster.sites().map(({ child }) => Math.round(residentOf(child.pid as number).allMb));

/** The same once nobody has asked them for anything for a while: by then they have given back what they do not need. */
export async function idleMemoryOf(cluster: Cluster): Promise<number[]> {
  await pause(LEFT_ALONE_MS);
  return memoryOf(cluster);
}
