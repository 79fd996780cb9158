import type { Fault } from './fault.ts';
import { killPostgres, killRedis, killSite } from './killed.ts';
import { clock, emptyCache, fullDisk } from './machine.ts';
import { delay, flood, partition, redisPartition, slowProvider } from './network.ts';

/** In the order in which they are played: what cannot be undone comes last. */
export const FAULTS = {
  'kill-site': killSite,
  'kill-redis': killRedis,
  delay,
  partition,
  'partition-redis': redisPartition,
  clock,
  'slow-provider': slowProvider,
  flood,
  'empty-cache': emptyCache,
  'kill-postgres': killPostgres,
  'full-disk': fullDisk,
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;
