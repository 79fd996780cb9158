import type { Config } from '../config.ts';
import type { Database, Writer } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Logger } from '../log/logger.ts';
import type { Sealing } from '../sealed/sealing.ts';
import { insertAttachments, openAttachments, openBody, sealBody } from './content.ts';
import { deliveryJob, forgetJob } from './delivery.ts';
import { type Attachment, checkMessage, type MailMessage } from './message.ts';
import type { OutboxRow } from './outbox.ts';
import { smtpTransport } from './transport.ts';

/** Told of each mail, within the transaction that sends it. */
export type MailWitness = (transaction: Writer, message: MailMessage) => Promise<void>;

/** What it says is null once it was sent or given up. */
export interface StoredMail extends Omit<OutboxRow, 'body'> {
  text: string | null;
  html: string | null;
}

export interface Mail {
  /** Part of the caller's transaction: the mail leaves if, and only if, that commits. Gives its id in the outbox. */
  send(transaction: Writer, message: MailMessage): Promise<string>;
  /** The newest first. */
  list(limit?: number): Promise<StoredMail[]>;
  get(id: string): Promise<(StoredMail & { attachments: Attachment[] }) | undefined>;
}

interface MailParts {
  config: Config;
  database: Database;
  jobs: Jobs;
  sealing: Sealing;
  log: Logger;
  witnesses?: readonly MailWitness[];
}

export function openMail({ config, database, jobs, sealing, log, witnesses = [] }: MailParts): Mail {
  const { url, from } = config.mail;
  const transport = url === undefined ? undefined : smtpTransport(url, from, new URL(config.siteUrl).hostname);
  const deliver = transport && deliveryJob({ database, sealing, transport });
  if (deliver) jobs.add(deliver);
  jobs.add(forgetJob(database));
  const inProduction = config.environment === 'production';
  if (!deliver && inProduction) log.warn('no mail server is configured: letters are neither sent nor kept');
  /** Without a server, letters are there to be read by whoever works on the site; nobody reads them in production. */
  const keepsContent = deliver !== undefined || !inProduction;
  const opened = ({ body, ...row }: OutboxRow): StoredMail => ({
    ...row,
    ...(body === null ? { text: null, html: null } : openBody(sealing, row.id, body)),
  });
  return {
    send: async (transaction, message) => {
      checkMessage(message);
      const id = newId();
      const { kind, to: recipient, subject, attachments = [] } = message;
      const body = keepsContent ? sealBody(sealing, id, message) : null;
      await transaction
        .insertInto('mail_outbox')
        .values({ id, kind, recipient, subject, body, status: deliver ? 'queued' : 'kept' })
        .execute();
      if (keepsContent) await insertAttachments(transaction, sealing, id, attachments);
      if (deliver) await jobs.send(transaction, deliver, { mailId: id });
      for (const witness of witnesses) await witness(transaction, message);
      return id;
    },
    list: async (limit = 50) => {
      const rows = await database.query
        .selectFrom('mail_outbox')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(opened);
    },
    get: async (id) => {
      const row = await database.query.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst();
      return row && { ...opened(row), attachments: await openAttachments(database.query, sealing, id) };
    },
  };
}
