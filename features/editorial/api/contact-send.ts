import { fail, handle } from '@solelune/contract/server';
import { SUBJECTS } from '../contact-rules.ts';
import { contactSend } from '../contract.ts';
import { contactMail } from './contact-mail.ts';

export const contactSendHandler = handle(contactSend, async ({ website, ...fields }, { db, services, now }) => {
  const { brand } = services.config;
  // Said openly rather than answered as if it were sent: a browser that fills forms by itself must not swallow a letter.
  if (website !== undefined) {
    return fail('forbidden', {
      sentence: `Cet envoi ressemble à celui d’un robot. Écrivez-nous directement à ${brand.contactEmail}.`,
    });
  }
  await services.mail.send(db, {
    to: brand.contactEmail,
    subject: `[Contact] ${SUBJECTS[fields.subject]}`,
    text: contactMail(fields, now),
    kind: 'editorial-contact',
  });
  return { success: true as const };
});
