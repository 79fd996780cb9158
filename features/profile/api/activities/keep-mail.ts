import type { MailMessage, Writer } from '@solelune/platform';
import { saveActivity } from './save-activity.ts';

/** A mail that its member may find again is filed among their activities, as they received it. */
export async function keepMail(
  tx: Writer,
  { keptFor, subject, text }: MailMessage,
  now: Temporal.Instant,
): Promise<void> {
  if (!keptFor) return;
  const payload = { subject, text, sent_at: now.toString({ smallestUnit: 'second' }) };
  await saveActivity(tx, keptFor, { category: 'email', title: subject, payload }, now);
}
