import { defineJob, type Job, type Writer } from '@solelune/platform';
import type { ColumnType } from 'kysely';
import { z } from 'zod';
import type { FeatureParts, ServerFeature } from './feature.ts';

/** What was told, as far as it is kept. */
export interface WebhookEvent {
  /** The teller's own number for it: told twice, it is applied once. */
  id: string;
  kind: string;
  /** Names of the things it is about, in the teller's words; nothing of a person. */
  about: Record<string, string>;
}

/** Somebody else's server tells us something, at `POST /webhooks/{name}`. */
export interface Webhook {
  name: string;
  /** Whether it is really theirs: signature and moment, on the bytes as they came. Null is refused, and nothing is kept of it. */
  verify(raw: Buffer, headers: Record<string, string | undefined>, parts: FeatureParts): WebhookEvent | null;
  /**
   * By a job, once it is kept; again after a failure, or when a process died in the middle. What was told may be late, or out of its order: ask
   * the teller how things stand, and do what that asks for.
   */
  apply(event: WebhookEvent, parts: FeatureParts): Promise<void>;
}

type Instant = ColumnType<Date, string, string>;
declare module '@solelune/platform' {
  interface Tables {
    webhook_inbox: {
      source: string;
      event_id: string;
      kind: string;
      about: ColumnType<Record<string, string>, string, never>;
      received_at: Instant;
      applied_at: ColumnType<Date | null, string | null, string>;
    };
  }
}

const applyInput = z.object({ source: z.string(), id: z.string() });
const DAYS_KEPT = 60;
const APPLY = 'webhook-apply';

/** Kept, and to be applied; false when it was told before. */
export async function receiveWebhook(
  tx: Writer,
  { jobs }: FeatureParts['services'],
  source: string,
  { id, kind, about }: WebhookEvent,
  now: Temporal.Instant,
): Promise<boolean> {
  const kept = await tx
    .insertInto('webhook_inbox')
    .values({ source, event_id: id, kind, about: JSON.stringify(about), received_at: now.toString(), applied_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (!kept) return false;
  await jobs.send(tx, { name: APPLY, input: applyInput } as Job<typeof applyInput>, { source, id });
  return true;
}

export const webhooksOf = (features: readonly ServerFeature[]): Webhook[] => {
  const all = features.flatMap(({ webhooks = [] }) => webhooks);
  if (new Set(all.map(({ name }) => name)).size !== all.length) throw new Error('Two webhooks have one name.');
  return all;
};

/** The work that every webhook needs; none where there is no webhook. */
export function webhookJobs(webhooks: readonly Webhook[], parts: FeatureParts): Job[] {
  if (webhooks.length === 0) return [];
  const { db, transaction, now } = parts;
  const apply = defineJob({
    name: APPLY,
    input: applyInput,
    concurrency: 2,
    retry: { limit: 12, delaySeconds: 5, delayMaxSeconds: 3600 },
    run: async ({ source, id }) => {
      const webhook = webhooks.find(({ name }) => name === source);
      const row = await db
        .selectFrom('webhook_inbox')
        .select(['kind', 'about', 'applied_at'])
        .where('source', '=', source)
        .where('event_id', '=', id)
        .executeTakeFirst();
      if (!webhook || !row || row.applied_at) return;
      await webhook.apply({ id, kind: row.kind, about: row.about }, parts);
      await transaction((tx) =>
        tx
          .updateTable('webhook_inbox')
          .set({ applied_at: now().toString() })
          .where('source', '=', source)
          .where('event_id', '=', id)
          .execute(),
      );
    },
  });
  const forget = defineJob({
    name: 'webhook-forget',
    input: z.object({}),
    schedule: { cron: '40 4 * * *' },
    run: async () => {
      const before = now().subtract({ hours: 24 * DAYS_KEPT });
      await transaction((tx) =>
        tx
          .deleteFrom('webhook_inbox')
          .where('received_at', '<', new Date(before.epochMilliseconds))
          .where('applied_at', 'is not', null)
          .execute(),
      );
    },
  });
  return [apply as Job, forget as Job];
}
