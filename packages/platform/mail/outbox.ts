import type { Generated, Selectable } from 'kysely';

interface MailOutboxTable {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string | null;
  status: 'kept' | 'queued' | 'sent' | 'failed';
  attempts: Generated<number>;
  last_error: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
}

declare module '../database/tables.ts' {
  interface Tables {
    mail_outbox: MailOutboxTable;
  }
}

export type StoredMail = Selectable<MailOutboxTable>;
