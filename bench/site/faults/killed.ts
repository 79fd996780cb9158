import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** How long it takes whoever watches the database to be sure that it is gone. */
const NOTICED_MS = 2000;
const BACK_WITHIN_MS = 60_000;

const secondsSince = (beganMs: number) => `${((performance.now() - beganMs) / 1000).toFixed(1)} s`;

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

export const killSite: Fault = {
  ...{ words: 'a process of the site is killed (-9)', lasts: false, watchSeconds: 15, goalSeconds: 15 },
  strike: async (cluster) => {
    const before = cluster.sites()[0];
    const began = performance.now();
    cluster.killSite(0);
    while (performance.now() - began < BACK_WITHIN_MS) {
      const now = cluster.sites()[0];
      if (now && now !== before && (await isReady(now.address))) return `it serves again after ${secondsSince(began)}`;
      await pause(100);
    }
    throw new Error('the killed process did not come back');
  },
};

export const killPostgres: Fault = {
  ...{ words: 'PostgreSQL is killed (-9), its standby promoted', lasts: false, watchSeconds: 30, goalSeconds: 60 },
  strike: async (cluster) => {
    const began = performance.now();
    await cluster.killPrimary();
    await pause(NOTICED_MS);
    await cluster.promote();
    return `promoted after ${secondsSince(began)}, ${NOTICED_MS / 1000} s of it to be sure`;
  },
};

export const killRedis: Fault = {
  ...{ words: 'Redis is killed (-9), back after 5 s', lasts: false, watchSeconds: 15 },
  strike: async ({ redis }) => {
    await redis.kill();
    await pause(5000);
    await redis.start();
    return undefined;
  },
};
