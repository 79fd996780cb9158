import * as z from 'zod';
import type { Database } from '../database/database.ts';
import { defineJob } from '../jobs/job.ts';
import type { Sealing } from '../sealed/sealing.ts';
import { openAttachments, openBody } from './content.ts';
import type { OutboxRow } from './outbox.ts';
import type { Transport } from './transport.ts';

/** That a mail was sent, and to whom, is personal too: it is not kept longer than a question about it may come. */
const KEEP_DAYS = 30;
/** Longer than all attempts together: the process that was to make the last one died over it. */
const ABANDONED_DAYS = 2;

interface Parts {
  database: Database;
  sealing: Sealing;
  transport: Transport;
}

export function deliveryJob({ database, sealing, transport }: Parts) {
  return defineJob({
    name: 'mail-deliver',
    input: z.object({ mailId: z.uuid() }),
    // A mail server that is away for a night is waited for.
    retry: { limit: 12, delaySeconds: 15, delayMaxSeconds: 3600 },
    timeLimitSeconds: 120,
    concurrency: 2,
    run: async ({ mailId }, { lastAttempt }) => {
      const { query } = database;
      const mail = await query.selectFrom('mail_outbox').selectAll().where('id', '=', mailId).executeTakeFirst();
      if (mail?.status !== 'queued') return;
      const attempts = mail.attempts + 1;
      try {
        if (mail.body === null) throw new Error('a mail that waits has no body');
        const attachments = await openAttachments(query, sealing, mailId);
        await transport(mail, { ...openBody(sealing, mailId, mail.body), attachments });
      } catch (error) {
        const refused = { attempts, last_error: reason(error) };
        const givenUp = lastAttempt || isPermanent(error);
        if (givenUp) await settle(database, [mailId], { ...refused, status: 'failed' });
        else await note(database, mailId, refused);
        // What the server refuses for good is not asked again.
        if (isPermanent(error)) return;
        throw error;
      }
      await settle(database, [mailId], { attempts, last_error: null, status: 'sent', sent_at: new Date() });
    },
  });
}

async function note({ transaction }: Database, id: string, outcome: Partial<OutboxRow>): Promise<void> {
  await transaction((tx) => tx.updateTable('mail_outbox').set(outcome).where('id', '=', id).execute());
}

/** Nothing more will be sent: what the mails said goes with the word that says so, since their links may still open something. */
async function settle({ transaction }: Database, ids: string[], outcome: Partial<OutboxRow>): Promise<void> {
  if (ids.length === 0) return;
  await transaction(async (tx) => {
    await tx
      .updateTable('mail_outbox')
      .set({ ...outcome, body: null })
      .where('id', 'in', ids)
      .execute();
    await tx.deleteFrom('mail_attachment').where('mail_id', 'in', ids).execute();
  });
}

export function forgetJob(database: Database) {
  return defineJob({
    name: 'mail-forget',
    input: z.object({}),
    schedule: { cron: '15 3 * * *' },
    run: async () => {
      const abandoned = await database.query
        .selectFrom('mail_outbox')
        .select('id')
        .where('status', '=', 'queued')
        .where('created_at', '<', daysAgo(ABANDONED_DAYS))
        .execute();
      const ids = abandoned.map(({ id }) => id);
      await settle(database, ids, { status: 'failed', last_error: 'abandoned' });
      const old = daysAgo(KEEP_DAYS);
      await database.transaction((tx) => tx.deleteFrom('mail_outbox').where('created_at', '<', old).execute());
    },
  });
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 3600 * 1000);

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
