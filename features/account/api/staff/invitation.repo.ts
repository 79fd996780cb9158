import type { Role } from '@solelune/contract';
import { newId, type Reader, type Sealing, sealedText, type Writer } from '@solelune/platform';
import { after, toDate } from '../dates.ts';
import { hashKey, newCode } from '../keys.ts';
import { newSecret } from './totp.ts';

export const invitationSecret = sealedText('account_invitation', 'secret');

const LIFE_HOURS = 7 * 24;

interface NewInvitation {
  email: string;
  firstname: string;
  roles: Role[];
  /** Null: by the command, for the first of all. */
  invitedBy: string | null;
  now: Temporal.Instant;
}

/** Gives the code of its link; one that was sent before to the same address opens nothing any more. */
export async function insertInvitation(tx: Writer, { email, firstname, roles, invitedBy, now }: NewInvitation) {
  await deleteInvitation(tx, email);
  const code = newCode();
  await tx
    .insertInto('account_invitation')
    .values({
      ...{ id: newId(), code_hash: hashKey(code), email, firstname, roles, secret: null, invited_by: invitedBy },
      ...{ created_at: toDate(now), expires_at: after(now, { hours: LIFE_HOURS }) },
    })
    .execute();
  return code;
}

export const deleteInvitation = async (tx: Writer, email: string): Promise<boolean> =>
  (await tx.deleteFrom('account_invitation').where('email', '=', email).executeTakeFirst()).numDeletedRows > 0n;

export const findInvitation = (db: Reader, code: string, now: Temporal.Instant) =>
  db
    .selectFrom('account_invitation')
    .selectAll()
    .where('code_hash', '=', hashKey(code))
    .where('expires_at', '>', toDate(now))
    .executeTakeFirst();

/** The same, and nobody else accepts it meanwhile. */
export const lockInvitation = (tx: Writer, code: string, now: Temporal.Instant) =>
  tx
    .selectFrom('account_invitation')
    .selectAll()
    .where('code_hash', '=', hashKey(code))
    .where('expires_at', '>', toDate(now))
    .forUpdate()
    .executeTakeFirst();

type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** The second factor that the invitation brings: made when it is first opened. */
export async function secretOf(tx: Writer, sealing: Sealing, invitation: Invitation): Promise<Buffer> {
  if (invitation.secret) return Buffer.from(invitationSecret.open(sealing, invitation.id, invitation.secret), 'hex');
  const secret = newSecret();
  const sealed = invitationSecret.seal(sealing, invitation.id, secret.toString('hex'));
  await tx.updateTable('account_invitation').set({ secret: sealed }).where('id', '=', invitation.id).execute();
  return secret;
}
