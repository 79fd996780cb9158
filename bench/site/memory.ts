import { residentOf } from '../memory/resident.ts';
import type { Cluster } from './cluster.ts';

/** What the processes of the site hold, each, in megabytes. */
export const memoryOf = (cluster: Cluster): number[] =>
  cluster.sites().map(({ child }) => Math.round(residentOf(child.pid as number).allMb));
