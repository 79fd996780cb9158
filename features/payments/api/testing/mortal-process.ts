// A process of its own on the same database and the same provider, which pursues the orders that it is sent, and dies where it is told to: by SIGKILL, in the
// middle of whatever it does. Nothing is undone, closed or answered by it any more. Started by mortal.ts.
import type { FeatureParts, Services } from '@solelune/contract/server';
import { transactIn } from '@solelune/contract/server';
import { createLogger, openChannels, openDatabase, openEvents, openJobs, readConfig } from '@solelune/platform';
import type { KyselyPlugin } from 'kysely';
import payments from '../../feature.server.ts';
import { pursue } from '../pursue.ts';
import { talk } from './model-deeds.ts';

const config = readConfig(process.env as Record<string, string>);
const log = createLogger(config);
const database = await openDatabase(config, log);
const jobs = openJobs(database, log);
await jobs.start();
const channels = openChannels(database, await openEvents(config, log));
const services = { config, log, channels, jobs, features: [payments, { name: 'shop', products: [talk] }] };

let left = Number.POSITIVE_INFINITY;
const step = () => {
  left -= 1;
  if (left < 0) process.kill(process.pid, 'SIGKILL');
};
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    step();
    return node;
  },
  transformResult: async ({ result }) => result,
};
const transaction = transactIn(database);
const parts: FeatureParts = {
  ...{ db: database.query, services: services as unknown as Services, now: Temporal.Now.instant },
  transaction: async (body) => {
    const result = await transaction(async (tx) => {
      const written = await body(tx.withPlugin(counting));
      // The commit leaves at once after this: death may find it sent, and not answered.
      setImmediate(step);
      return written;
    });
    step();
    return result;
  },
};

process.on('message', async ({ orderId, steps }: { orderId: string; steps: number }) => {
  left = steps;
  const trouble = await pursue(parts, orderId).then(
    () => null,
    (error: unknown) => String((error as Error).message),
  );
  left = Number.POSITIVE_INFINITY;
  process.send?.({ trouble });
});
process.send?.('ready');
