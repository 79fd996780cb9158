import type { Services } from '@solelune/contract/server';
import type { Tables } from '@solelune/platform';
import type { Transaction } from 'kysely';
import { composeMail } from './compose-mail.ts';
import type { Sender } from './letter.ts';
import type { LetterKind, LetterVariables } from './letters.ts';

/** Part of the caller's transaction: the mail leaves if, and only if, that commits. */
export async function sendMail<Kind extends LetterKind>(
  tx: Transaction<Tables>,
  { config, mail }: Pick<Services, 'config' | 'mail'>,
  to: string,
  kind: Kind,
  variables: LetterVariables<Kind>,
): Promise<void> {
  const sender: Sender = {
    brand: config.brand.name,
    siteUrl: config.siteUrl,
    contactEmail: config.brand.contactEmail,
  };
  await mail.send(tx, { to, kind: `account-${kind}`, ...composeMail(kind, variables, sender) });
}
