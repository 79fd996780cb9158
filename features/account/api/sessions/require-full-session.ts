import { type Failure, fail, type Who } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { findOwnSession } from './session.repo.ts';

const SENTENCE =
  'Cette session a été ouverte par un lien reçu par e-mail. Connectez-vous avec votre mot de passe pour faire ce changement.';

/** A link in a mail opens the door, not the safe. */
export async function refuseLinkSession(db: Reader, who: Who): Promise<Failure | null> {
  const session = await findOwnSession(db, who.userId, who.sessionId);
  return session?.strength === 'full' ? null : fail('forbidden', { sentence: SENTENCE });
}
