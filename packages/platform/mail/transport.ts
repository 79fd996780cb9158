import { createTransport } from 'nodemailer';
import type { MailBody } from './content.ts';
import type { Attachment } from './message.ts';
import type { OutboxRow } from './outbox.ts';

const TIMEOUT_MS = 20_000;

export type Transport = (
  mail: Pick<OutboxRow, 'id' | 'recipient' | 'subject'>,
  content: MailBody & { attachments: readonly Attachment[] },
) => Promise<void>;

/** Sends through the server that MAIL_URL names. */
export function smtpTransport(url: string, from: string, siteHost: string): Transport {
  const transporter = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Bodies are ours, but nothing in them may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ id, recipient, subject }, { text, html, unsubscribe, attachments }) => {
    await transporter.sendMail({
      from,
      to: { name: '', address: recipient },
      subject,
      text,
      ...(html === null ? {} : { html }),
      attachments: attachments.map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(bytes),
      })),
      // The same at each attempt: a mail server that got it twice can tell.
      messageId: `<${id}@${siteHost}>`,
      // Holiday replies are not wanted (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe ? stopHeaders(unsubscribe) : {}) },
    });
  };
}

/** One press in the mail reader stops them: it posts to the address by itself (RFC 8058). */
const stopHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
