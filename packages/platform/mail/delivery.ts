import { sql, type UpdateObject } from 'kysely';
import * as z from 'zod';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { defineJob } from '../jobs/job.ts';
import type { Transport } from './transport.ts';

/** Mails hold personal data and links that open an account: they are not kept longer than a question about them may come. */
const KEEP_DAYS = 30;

export function deliveryJob(database: Database, transport: Transport) {
  return defineJob({
    name: 'mail-deliver',
    input: z.object({ mailId: z.uuid() }),
    // A mail server that is away for a night is waited for.
    retry: { limit: 12, delaySeconds: 15, delayMaxSeconds: 3600 },
    timeLimitSeconds: 120,
    concurrency: 2,
    run: async ({ mailId }, { lastAttempt }) => {
      const note = (change: UpdateObject<Tables, 'mail_outbox'>) =>
        database.transaction((tx) =>
          tx
            .updateTable('mail_outbox')
            .set({ attempts: sql`attempts + 1`, ...change })
            .where('id', '=', mailId)
            .execute(),
        );
      const mail = await database.query
        .selectFrom('mail_outbox')
        .selectAll()
        .where('id', '=', mailId)
        .executeTakeFirst();
      if (mail?.status !== 'queued') return;
      try {
        await transport(mail);
      } catch (error) {
        const givenUp = lastAttempt || isPermanent(error);
        await note({ last_error: reason(error), status: givenUp ? 'failed' : 'queued' });
        // What the server refuses for good is not asked again.
        if (isPermanent(error)) return;
        throw error;
      }
      await note({ last_error: null, status: 'sent', sent_at: new Date() });
    },
  });
}

export function forgetJob(database: Database) {
  return defineJob({
    name: 'mail-forget',
    input: z.object({}),
    schedule: { cron: '15 3 * * *' },
    run: async () => {
      const limit = new Date(Date.now() - KEEP_DAYS * 24 * 3600 * 1000);
      await database.transaction((tx) => tx.deleteFrom('mail_outbox').where('created_at', '<', limit).execute());
    },
  });
}

/** 5xx answers of SMTP are final, except those about who sends (530, 535), which somebody will set right in the configuration. */
function isPermanent(error: unknown): boolean {
  const code = (error as { responseCode?: unknown }).responseCode;
  return typeof code === 'number' && code >= 550 && code < 560;
}

/** The codes only: the server's sentence repeats the address. */
function reason(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown';
}
