import { type Failure, fail, type Who } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { findOwnSession } from './session.repo.ts';

const SENTENCE =
  'Cette session a été ouverte par un lien reçu par e-mail. Connectez-vous avec votre mot de passe pour faire ce changement.';

/** A link in a mail opens the door, not the safe. */
export const refuseLinkSession = async (db: Reader, who: Who): Promise<Failure | null> =>
  (await hasFullSession(db, who, who.userId)) ? null : fail('forbidden', { sentence: SENTENCE });

/** Whether the call is made by that member, by a session that their password or their provider opened. */
export async function hasFullSession(db: Reader, who: Who | null, userId: string): Promise<boolean> {
  const session = who?.userId === userId ? await findOwnSession(db, userId, who.sessionId) : undefined;
  return session?.strength === 'full';
}
