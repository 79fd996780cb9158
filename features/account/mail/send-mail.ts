import type { Services } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import { composeMail } from './compose-mail.ts';
import type { Sender } from './letter.ts';
import type { LetterKind, LetterVariables } from './letters.ts';

/** Part of the caller's transaction: the mail leaves if, and only if, that commits. */
export async function sendMail<Kind extends LetterKind>(
  tx: Writer,
  { config, mail }: Pick<Services, 'config' | 'mail'>,
  to: string,
  kind: Kind,
  variables: LetterVariables<Kind>,
  kept: { keptFor?: string } = {},
): Promise<void> {
  const sender: Sender = {
    brand: config.brand.name,
    siteUrl: config.siteUrl,
    contactEmail: config.brand.contactEmail,
  };
  await mail.send(tx, { to, kind: `account-${kind}`, ...composeMail(kind, variables, sender), ...kept });
}

/** Letters that tell what happened to the account. None holds a link that opens anything: the member may find them again in the account itself. */
type News = 'email-changed' | 'password-changed' | 'new-device' | 'deletion-cancelled';

export const tellMember = <Kind extends News>(
  tx: Writer,
  services: Pick<Services, 'config' | 'mail'>,
  { id, email }: { id: string; email: string },
  kind: Kind,
  variables: LetterVariables<Kind>,
): Promise<void> => sendMail(tx, services, email, kind, variables, { keptFor: id });
