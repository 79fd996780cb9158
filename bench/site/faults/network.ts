import { setTimeout as pause } from 'node:timers/promises';
import { gather } from '../../pages/crowd.ts';
import type { Between } from '../cluster.ts';
import type { Fault } from './fault.ts';

const LASTS_MS = 15_000;
const CUT_MS = 10_000;
const DELAY_MS = 25;
const SLOW_PROVIDER_MS = 1500;
const FLOOD_AT_ONCE = 64;

export const delay: Fault = {
  ...{ words: `${2 * DELAY_MS} ms more to the database and to Redis, 15 s`, lasts: true, watchSeconds: 12 },
  strike: async ({ weather }) => {
    for (const where of ['database', 'redis'] as const) weather(where, { delayMs: DELAY_MS });
    await pause(LASTS_MS);
    for (const where of ['database', 'redis'] as const) weather(where, { delayMs: 0 });
    return undefined;
  },
};

const cutFrom = (where: Between, words: string): Fault => ({
  ...{ words, lasts: true, watchSeconds: 30 },
  strike: async ({ weather }) => {
    weather(where, { isCut: true });
    await pause(CUT_MS);
    weather(where, { isCut: false });
    return undefined;
  },
});

export const partition = cutFrom('database', 'no packet between the site and the database, 10 s');
export const redisPartition = cutFrom('redis', 'no packet between the site and Redis, 10 s');

export const slowProvider: Fault = {
  ...{
    words: `the card provider takes ${(2 * SLOW_PROVIDER_MS) / 1000} s for each answer, 15 s`,
    lasts: true,
    watchSeconds: 15,
  },
  strike: async ({ weather }) => {
    weather('provider', { delayMs: SLOW_PROVIDER_MS });
    await pause(LASTS_MS);
    weather('provider', { delayMs: 0 });
    return undefined;
  },
};

export const flood: Fault = {
  ...{
    words: `one address asks for ${FLOOD_AT_ONCE} natal charts at once, again and again, 15 s`,
    lasts: true,
    watchSeconds: 12,
  },
  strike: async ({ address }) => {
    const crowd = gather(address, { visitors: 1, atOnce: FLOOD_AT_ONCE, first: 5_000_000 });
    await pause(LASTS_MS);
    return `it was answered ${JSON.stringify(await crowd.leave()).replaceAll('"', '')} by status`;
  },
};
