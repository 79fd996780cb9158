import type { Config } from '../config.ts';
import type { Database, Writer } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { deliveryJob, forgetJob } from './delivery.ts';
import type { StoredMail } from './outbox.ts';
import { smtpTransport } from './transport.ts';

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** What it is for, such as `account-welcome`: shown in logs and in the outbox. */
  kind: string;
  /** The member who may find it again later: only for a mail that holds no link which opens something. */
  keptFor?: string;
}

/** Told of each mail, within the transaction that sends it. */
export type MailWitness = (transaction: Writer, message: MailMessage) => Promise<void>;

export interface Mail {
  /** Part of the caller's transaction: the mail leaves if, and only if, that commits. Gives its id in the outbox. */
  send(transaction: Writer, message: MailMessage): Promise<string>;
  /** The newest first. */
  list(limit?: number): Promise<StoredMail[]>;
  get(id: string): Promise<StoredMail | undefined>;
}

export function openMail(config: Config, database: Database, jobs: Jobs, witnesses: MailWitness[] = []): Mail {
  const { url, from } = config.mail;
  const deliver =
    url === undefined ? undefined : deliveryJob(database, smtpTransport(url, from, new URL(config.siteUrl).hostname));
  if (deliver) jobs.add(deliver);
  jobs.add(forgetJob(database));
  return {
    send: async (transaction, message) => {
      const { to, subject, text, html, kind } = message;
      if (/[\r\n]/.test(to + subject)) throw new Error('an address or a subject holds a line break');
      const id = newId();
      await transaction
        .insertInto('mail_outbox')
        .values({
          id,
          kind,
          recipient: to,
          subject,
          text_body: text,
          html_body: html ?? null,
          status: deliver ? 'queued' : 'kept',
        })
        .execute();
      if (deliver) await jobs.send(transaction, deliver, { mailId: id });
      for (const witness of witnesses) await witness(transaction, message);
      return id;
    },
    list: (limit = 50) =>
      database.query
        .selectFrom('mail_outbox')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    get: (id) => database.query.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst(),
  };
}
