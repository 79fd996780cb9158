import * as z from 'zod';
import type { Config } from '../config.ts';
import type { Database, Reader, Writer } from '../database/database.ts';
import { newId } from '../ids.ts';
import { defineJob } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Sealing } from '../sealed/sealing.ts';
import type { Secrets } from '../secrets.ts';
import { deviceIdsOf, findSubscription, forgetDevice, keepDevice } from './device.repo.ts';
import { pushKeys } from './keys.ts';
import type { PushMessage } from './message.ts';
import { readSubscription } from './subscription.ts';
import { sendPush } from './transport.ts';

export interface Push {
  /** What a browser is shown so that this site, and no other, may write to it. */
  readonly publicKey: string;
  /** Keeps a browser for its owner, as it described itself. False for what is none, or would have us call a stranger. */
  keep(transaction: Writer, userId: string, subscription: string, now: Temporal.Instant): Promise<boolean>;
  /** How many browsers somebody lets us write to. */
  count(db: Reader, userId: string): Promise<number>;
  /** Part of the caller's transaction: the message leaves if, and only if, that commits. Gives for how many browsers. */
  send(transaction: Writer, userId: string, message: PushMessage): Promise<number>;
}

interface PushParts {
  config: Config;
  database: Database;
  jobs: Jobs;
  sealing: Sealing;
  secrets: Secrets;
}

/** A message waits in its job, and no other, without being readable there. */
const placeOf = (jobId: string) => ({ table: 'jobs.job', column: 'push-deliver', row: jobId });

export function openPush({ config, database, jobs, sealing, secrets }: PushParts): Push {
  const keys = pushKeys(config, secrets);
  const deliver = defineJob({
    name: 'push-deliver',
    input: z.object({ deviceId: z.uuid(), message: z.string(), until: z.number() }),
    retry: { limit: 6, delaySeconds: 20, delayMaxSeconds: 900 },
    timeLimitSeconds: 60,
    concurrency: 4,
    run: async ({ deviceId, message, until }, { id, log }) => {
      const left = Math.floor((until - Date.now()) / 1000);
      const subscription = await findSubscription(database.query, sealing, deviceId);
      if (left <= 0 || !subscription) return;
      const said = JSON.parse(sealing.open(placeOf(id), message)) as PushMessage;
      const outcome = await sendPush(config, keys, subscription, { ...said, keptSeconds: left });
      if (outcome === 'gone') await database.transaction((tx) => forgetDevice(tx, deviceId));
      if (outcome === 'refused') log.warn('a push was refused');
      if (outcome === 'away') throw new Error('the server that brings a push is away');
    },
  });
  jobs.add(deliver);
  return {
    publicKey: keys.publicKey,
    keep: async (tx, userId, text, now) => {
      const subscription = readSubscription(text, config.push.services);
      if (subscription) await keepDevice(tx, sealing, { userId, subscription, now });
      return subscription !== null;
    },
    count: async (db, userId) => (await deviceIdsOf(db, userId)).length,
    send: async (tx, userId, message) => {
      const devices = await deviceIdsOf(tx, userId);
      const until = Date.now() + message.keptSeconds * 1000;
      for (const deviceId of devices) {
        const id = newId();
        const sealed = sealing.seal(placeOf(id), JSON.stringify(message));
        await jobs.send(tx, deliver, { deviceId, message: sealed, until }, { id });
      }
      return devices.length;
    },
  };
}
