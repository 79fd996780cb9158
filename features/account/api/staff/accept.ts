import { fail, handle, type Services } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import encodeQR from 'qr';
import { staffAccept, staffInvitation } from '../../contract.ts';
import { countAttempt } from '../attempts.ts';
import { startAnew } from '../claims/start-anew.ts';
import { createUser } from '../create-user.ts';
import { handleHashing } from '../passwords/handle-hashing.ts';
import { hashPassword, verifyPassword } from '../passwords/hash.ts';
import { weakness } from '../passwords/weak-password.ts';
import { closeSessions } from '../sessions/close-sessions.ts';
import { openSession } from '../sessions/open-session.ts';
import type { AccountRow } from '../tables.ts';
import { findByEmail, lockByEmail, updateUser } from '../user.repo.ts';
import { userView } from '../user-view.ts';
import { replaceFactor } from './factor.repo.ts';
import { deleteInvitation, findInvitation, lockInvitation, secretOf } from './invitation.repo.ts';
import { base32, keyUri, stepOfCode } from './totp.ts';

const EXPIRED = 'Cette invitation a déjà servi ou n’est plus valable. Demandez-en une autre.';
const WRONG_PASSWORD = 'Ce n’est pas le mot de passe de votre compte';
const WRONG_CODE = 'Ce code n’est pas le bon. Attendez le suivant, et vérifiez l’heure de votre téléphone.';

/** An account of a confirmed address is its owner's; any other may be anybody's, and starts anew. */
const isOwned = (user: AccountRow | undefined): user is AccountRow =>
  user !== undefined && user.email_verified_at !== null && user.password_hash !== null;

export const staffInvitationHandler = handle(staffInvitation, async ({ code }, { db, services, now }) => {
  const invitation = await lockInvitation(db, code, now);
  if (!invitation) return fail('not_found', { sentence: EXPIRED });
  const { email, firstname, roles } = invitation;
  const secret = await secretOf(db, services.sealing, invitation);
  const uri = keyUri(secret, services.config.brand.name, email);
  const has_account = isOwned(await findByEmail(db, email));
  return { email, firstname, roles, has_account, secret: base32(secret), key_uri: uri, qr: drawn(uri) };
});

/** Each dark square as a step of one path. */
function drawn(words: string): { size: number; path: string } {
  const rows = encodeQR(words, 'raw', { border: 2 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size: rows.length, path };
}

export const staffAcceptHandler = handleHashing(staffAccept, async ({ code, password, totp, ...device }, context) => {
  const { db, transaction, services, now } = context;
  const asked = await findInvitation(db, code, now);
  if (!asked) return fail('not_found', { sentence: EXPIRED });
  const refusal = await countAttempt(transaction, services, { kind: 'login', subject: `invitation ${asked.id}`, now });
  if (refusal) return refusal;
  const found = await findByEmail(db, asked.email);
  if (isOwned(found)) {
    if (!(await verifyPassword(services.hashing, password, found.password_hash)))
      return fail('invalid_input', { fields: { password: WRONG_PASSWORD } });
  } else {
    const problem = await weakness(password, [asked.email, asked.firstname, services.config.brand.name]);
    if (problem) return fail('invalid_input', { fields: { password: problem } });
  }
  const passwordHash = isOwned(found) ? found.password_hash : await hashPassword(services.hashing, password);
  return transaction(async (tx) => {
    const invitation = await lockInvitation(tx, code, now);
    const former = await lockByEmail(tx, asked.email);
    // Accepted meanwhile, or the account has another password, or another owner.
    if (!invitation || former?.password_hash !== found?.password_hash) return fail('not_found', { sentence: EXPIRED });
    const secret = await secretOf(tx, services.sealing, invitation);
    const step = stepOfCode(secret, totp, now, 0);
    if (step === null) return fail('invalid_input', { fields: { totp: WRONG_CODE } });
    const owner = { firstname: invitation.firstname, passwordHash };
    const user = await accountOf(tx, services, { former, email: invitation.email, owner, now });
    const roles = [...new Set([...user.roles, ...invitation.roles])];
    await tx.updateTable('account_user').set({ roles }).where('id', '=', user.id).execute();
    const recovery_codes = await replaceFactor(tx, services.sealing, { userId: user.id, secret, step, now });
    await deleteInvitation(tx, invitation.email);
    await closeSessions(tx, services, user.id);
    const person = { userId: user.id, firstname: invitation.firstname, roles: invitation.roles };
    for (const { onRoles } of services.members) await onRoles?.(tx, person, now);
    const opened = await openSession(tx, {
      ...{ user, kind: 'short', strength: 'full', device, isProved: true, services, now },
    });
    return { user: await userView(services, tx, { ...user, roles }, 'full', now, true), recovery_codes, ...opened };
  });
});

interface Owner {
  former: AccountRow | undefined;
  email: string;
  owner: { firstname: string; passwordHash: string | null };
  now: Temporal.Instant;
}

/** The letter with the invitation proved the address. */
async function accountOf(tx: Writer, services: Services, { former, email, owner, now }: Owner): Promise<AccountRow> {
  if (former?.email_verified_at) {
    if (!former.password_hash) await updateUser(tx, former.id, { password_hash: owner.passwordHash });
    return former;
  }
  const newcomer = { ...owner, path: undefined };
  if (former) return startAnew(tx, services, { former, owner: newcomer, now });
  const user = await createUser(tx, services, { ...newcomer, email, isVerified: true }, now);
  if (!user) throw new Error('an address that is locked and free was taken');
  return user;
}
