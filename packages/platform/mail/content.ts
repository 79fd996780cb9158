import type { Reader, Writer } from '../database/database.ts';
import { newId } from '../ids.ts';
import { sealedBytes, sealedText } from '../sealed/sealed-column.ts';
import type { SealedText, Sealing } from '../sealed/sealing.ts';
import type { Attachment, MailMessage } from './message.ts';

const body = sealedText('mail_outbox', 'body');
const content = sealedBytes('mail_attachment', 'content');

/** What the outbox keeps closed, for the rotation of keys. */
export const SEALED_MAIL = [body, content];

export interface MailBody {
  text: string;
  html: string | null;
  unsubscribe?: string;
}

export const sealBody = (sealing: Sealing, mailId: string, { text, html, unsubscribe }: MailMessage): SealedText =>
  body.seal(
    sealing,
    mailId,
    JSON.stringify({ text, html: html ?? null, ...(unsubscribe ? { unsubscribe } : {}) } satisfies MailBody),
  );

export function openBody(sealing: Sealing, mailId: string, stored: SealedText): MailBody {
  // What waited when bodies began to be sealed stands there as it was.
  return JSON.parse(stored.startsWith('{') ? stored : body.open(sealing, mailId, stored));
}

export async function insertAttachments(
  tx: Writer,
  sealing: Sealing,
  mailId: string,
  attachments: readonly Attachment[],
): Promise<void> {
  if (attachments.length === 0) return;
  const rows = attachments.map(({ name, type, bytes }, position) => {
    const id = newId();
    return { id, mail_id: mailId, position, name, type, content: content.seal(sealing, id, bytes) };
  });
  await tx.insertInto('mail_attachment').values(rows).execute();
}

export async function openAttachments(db: Reader, sealing: Sealing, mailId: string): Promise<Attachment[]> {
  const rows = await db
    .selectFrom('mail_attachment')
    .selectAll()
    .where('mail_id', '=', mailId)
    .orderBy('position')
    .execute();
  return rows.map(({ id, name, type, content: stored }) => ({ name, type, bytes: content.open(sealing, id, stored) }));
}
