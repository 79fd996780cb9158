import { fileURLToPath } from 'node:url';
import { type ServerProcess, startProcess } from '@solelune/testing/process';
import type { FastClock } from './fast-clock.ts';
import type { Pair } from './room-player.ts';

const SERVER = fileURLToPath(new URL('./rooms-server.ts', import.meta.url));

/** One or several processes with rooms, which are killed and started again on the same data. */
export interface RoomsSite {
  /** One that is up, by chance; null while none is. */
  address(): string | null;
  clock: FastClock;
  /** kill -9. */
  kill(which: number): Promise<void>;
  /** The same again on the same data, so much later by its clock. */
  revive(which: number): Promise<void>;
  stop(): Promise<void>;
}

interface SiteOptions {
  environment: Record<string, string>;
  processes: number;
  pairs: readonly Pair[];
  clock: FastClock;
}

export async function startRoomsSite({ environment, processes, pairs, clock }: SiteOptions): Promise<RoomsSite> {
  const own = { NODE_ENV: 'test', RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...environment };
  const start = (planted: readonly Pair[] = []) =>
    startProcess({ ...own, CLOCK: JSON.stringify(clock), PAIRS: JSON.stringify(planted) }, SERVER);
  const servers: (ServerProcess | null)[] = [await start(pairs)];
  while (servers.length < processes) servers.push(await start());
  return {
    clock,
    address: () => {
      const up = servers.filter((server) => server !== null);
      return up[Math.floor(Math.random() * up.length)]?.address ?? null;
    },
    kill: async (which) => {
      const server = servers[which];
      servers[which] = null;
      await server?.end('SIGKILL');
    },
    revive: async (which) => {
      servers[which] = await start();
    },
    stop: async () => void (await Promise.all(servers.map((server) => server?.end('SIGKILL')))),
  };
}
