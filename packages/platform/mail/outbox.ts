import type { Generated, Selectable } from 'kysely';
import type { SealedBytes, SealedText } from '../sealed/sealing.ts';

interface MailOutboxTable {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  /** Text and HTML, sealed; null once there is nothing left to send. */
  body: SealedText | null;
  status: 'kept' | 'queued' | 'sent' | 'failed';
  attempts: Generated<number>;
  last_error: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
}

interface MailAttachmentTable {
  id: string;
  mail_id: string;
  position: number;
  name: string;
  type: string;
  content: SealedBytes;
}

declare module '../database/tables.ts' {
  interface Tables {
    mail_outbox: MailOutboxTable;
    mail_attachment: MailAttachmentTable;
  }
}

export type OutboxRow = Selectable<MailOutboxTable>;
