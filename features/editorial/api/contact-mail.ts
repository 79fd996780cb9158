import type { ParsedInput } from '@solelune/contract';
import { SUBJECTS } from '../contact-rules.ts';
import type { contactSend } from '../contract.ts';

type Letter = Omit<ParsedInput<typeof contactSend>, 'website'>;

const whenInParis = (now: Temporal.Instant) =>
  now.toLocaleString('fr', { timeZone: 'Europe/Paris', dateStyle: 'long', timeStyle: 'short' });

/** The message stands last, so that nothing written in it can pass for one of our lines. */
export function contactMail({ name, email, subject, message }: Letter, now: Temporal.Instant): string {
  return [
    'Message reçu par le formulaire de contact.',
    '',
    `De : ${name}`,
    `Reply-To : ${email}`,
    `Objet : ${SUBJECTS[subject]}`,
    `Reçu : ${whenInParis(now)} (heure de Paris)`,
    '',
    '----',
    '',
    message,
    '',
  ].join('\n');
}
