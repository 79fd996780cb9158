import { createTransport } from 'nodemailer';
import type { StoredMail } from './outbox.ts';

const TIMEOUT_MS = 20_000;

export type Transport = (mail: StoredMail) => Promise<void>;

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
  return async (mail) => {
    await transporter.sendMail({
      from,
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text_body,
      ...(mail.html_body === null ? {} : { html: mail.html_body }),
      // The same at each attempt: a mail server that got it twice can tell.
      messageId: `<${mail.id}@${siteHost}>`,
      // Holiday replies are not wanted (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
