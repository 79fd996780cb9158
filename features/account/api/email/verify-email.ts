import { fail, handle } from '@solelune/contract/server';
import { SENTENCES } from '@solelune/contract/validation';
import { dayAndHour, sendLetter } from '@solelune/letters';
import { verifyEmail } from '../../contract.ts';
import { emailChanged } from '../../mail/letters/verify-email.ts';
import { revokeAutologins } from '../autologin-link.ts';
import { deleteCodes, takeCode } from '../codes/code.repo.ts';
import { closeSessions } from '../sessions/close-sessions.ts';
import { hasFullSession } from '../sessions/require-full-session.ts';
import { findByEmail, findById } from '../user.repo.ts';
import { markConfirmed } from './mark-confirmed.ts';

const EXPIRED = 'Ce lien a déjà servi ou n’est plus valable. Vous pouvez en demander un nouveau depuis votre profil.';
const NOT_ENTERED =
  'Connectez-vous au compte que vous avez créé, et l’adresse sera confirmée. Si ce n’est pas vous, choisissez « Mot de passe oublié » : le compte sera à vous, et vide.';

/**
 * The code was read in the mailbox, the session was opened by who holds the account: only both together say that the two are one person. Somebody
 * who opens the letter of an account that a stranger made in their name confirms nothing.
 */
export const verifyEmailHandler = handle(verifyEmail, async ({ code }, { who, db, services, now }) => {
  const taken = await takeCode(db, code, ['verify-email', 'change-email'], now);
  const user = taken && (await findById(db, taken.user_id));
  if (!taken || !user) return fail('not_found', { sentence: EXPIRED });
  if (!who || !(await hasFullSession(db, who, user.id))) return fail('login_required', { sentence: NOT_ENTERED });
  if (taken.email === user.email) {
    await markConfirmed(db, services, { user, email: user.email, now });
    return { email: user.email, changed: false };
  }
  // A verification of an address that the account has left since proves nothing any more.
  if (taken.purpose !== 'change-email') return fail('not_found', { sentence: EXPIRED });
  if (await findByEmail(db, taken.email)) return fail('conflict', { sentence: `${SENTENCES.emailTaken}.` });
  await markConfirmed(db, services, { user, email: taken.email, now });
  // What was sent to the former address, and whoever came in by it, must not open the account any more.
  await deleteCodes(db, user.id);
  await revokeAutologins(db, user.id);
  await closeSessions(db, services, user.id, { except: who.sessionId });
  const data = { firstname: user.firstname, now: dayAndHour(now) };
  await sendLetter(db, services, emailChanged, { to: user.email, data, keptFor: user.id });
  return { email: taken.email, changed: true };
});
