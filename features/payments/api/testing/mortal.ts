import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { FeatureParts } from '@solelune/contract/server';
import { paymentSettings } from '../../settings.ts';

const PROGRAM = path.join(import.meta.dirname, 'mortal-process.ts');

export interface Mortal {
  /** Lets another process pursue the order, and die at its so-manyeth step. True: it died; false: it was done before. */
  pursue(orderId: string, steps: number): Promise<boolean>;
  /** How many died so far. */
  deaths(): number;
  close(): void;
}

/** The same database and provider as this application's. */
export const mortalEnvironment = (databaseUrl: string, { services }: Pick<FeatureParts, 'services'>) => {
  const { key, webhookSecret, apiUrl } = paymentSettings(services.config);
  if (!key || !webhookSecret || !apiUrl) throw new Error('Only beside the sandbox');
  const provider = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl };
  const site = { SITE_URL: services.config.siteUrl, LOG_LEVEL: 'silent' };
  return { DATABASE_URL: databaseUrl, DATABASE_POOL: '4', ...site, ...provider };
};

/** Processes that can be killed, one at a time: the next is started when the last one is dead. They need PostgreSQL, which more than one process may use. */
export function startMortal(environment: Record<string, string>): Mortal {
  let deaths = 0;
  let living: Promise<ChildProcess> | null = null;
  const start = async (): Promise<ChildProcess> => {
    const child = fork(PROGRAM, { env: { ...process.env, NODE_ENV: 'test', DATA_DIR: 'memory', ...environment } });
    const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (said !== 'ready') throw new Error(`A process that was to be killed ended by itself with ${said}`);
    return child;
  };
  return {
    deaths: () => deaths,
    close: () => void living?.then((child) => child.kill('SIGKILL')),
    pursue: async (orderId, steps) => {
      living ??= start();
      const child = await living;
      const over = new AbortController();
      const gone = once(child, 'exit', over).then(([code, signal]) => ({ code, signal }));
      const done = once(child, 'message', over).then(() => null);
      child.send({ orderId, steps });
      const ended = await Promise.race([gone, done]);
      for (const other of [gone, done]) other.catch(() => {});
      over.abort();
      if (!ended) return false;
      if (ended.signal !== 'SIGKILL') throw new Error(`It was to be killed, and ended with ${ended.code}`);
      deaths += 1;
      living = null;
      return true;
    },
  };
}
