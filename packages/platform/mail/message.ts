/** A file that goes with a mail. */
export interface Attachment {
  /** As the reader will save it: `rendez-vous.ics`. */
  name: string;
  /** `text/calendar; method=REQUEST`, `application/pdf`… */
  type: string;
  bytes: Uint8Array;
}

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly Attachment[];
  /** The address that stops letters of this sort, opened or posted to (RFC 2369 and 8058): a mail reader offers it beside the subject. */
  unsubscribe?: string;
  /** What it is for, such as `account-welcome`: shown in logs and in the outbox. */
  kind: string;
  /** The member who may find it again later: only for a mail that holds no link which opens something. */
  keptFor?: string;
}

/** Base64 makes a third more of it; many servers take no mail above 20 MB. */
const ATTACHMENTS_BYTES = 10 * 1024 * 1024;

/** What would become another header, another file, or a refusal of the server is a mistake of ours: it throws. */
export function checkMessage({ to, subject, unsubscribe = '', attachments = [] }: MailMessage): void {
  if (/[\r\n<>]/.test(unsubscribe)) throw new Error('an address that stops letters would become another header');
  if (/[\r\n]/.test(to + subject)) throw new Error('an address or a subject holds a line break');
  for (const { name, type } of attachments) {
    if (!/^[^\p{Cc}/\\"]{1,100}$/u.test(name)) throw new Error('an attachment has no name of a file');
    if (!/^[a-z]+\/[\w.+-]+(?:; ?[\w-]+=[\w-]+)*$/.test(type)) throw new Error('an attachment has no type');
  }
  const size = attachments.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (size > ATTACHMENTS_BYTES) throw new Error('the attachments are too large for a mail');
}
