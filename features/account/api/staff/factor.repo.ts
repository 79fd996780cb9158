import { randomBytes } from 'node:crypto';
import { newId, type Reader, type Sealing, sealedText, type Writer } from '@solelune/platform';
import { toDate } from '../dates.ts';
import { hashKey } from '../keys.ts';
import { stepOfCode } from './totp.ts';

export const factorSecret = sealedText('account_factor', 'secret');

export const hasFactor = async (db: Reader, userId: string): Promise<boolean> =>
  (await db.selectFrom('account_factor').select('id').where('user_id', '=', userId).executeTakeFirst()) !== undefined;

interface NewFactor {
  userId: string;
  secret: Buffer;
  /** Of the code that proved it. */
  step: number;
  now: Temporal.Instant;
}

const RECOVERY_CODES = 8;
/** Sixty bits each, in three groups that are easily copied by hand. */
const newRecoveryCode = () => `${letters(4)}-${letters(4)}-${letters(4)}`;
/** Without what is taken for something else: l, o, 0, 1. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const letters = (count: number) => Array.from(randomBytes(count), (byte) => ALPHABET.charAt(byte & 31)).join('');

/** Takes the place of a former one. Gives the codes for who loses it, which are told once. */
export async function replaceFactor(tx: Writer, sealing: Sealing, factor: NewFactor): Promise<string[]> {
  const { userId, secret, step, now } = factor;
  await tx.deleteFrom('account_factor').where('user_id', '=', userId).execute();
  await tx.deleteFrom('account_recovery_code').where('user_id', '=', userId).execute();
  const id = newId();
  const sealed = factorSecret.seal(sealing, id, secret.toString('hex'));
  await tx
    .insertInto('account_factor')
    .values({ id, user_id: userId, secret: sealed, last_step: step, since: toDate(now) })
    .execute();
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx
    .insertInto('account_recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashKey(code) })))
    .execute();
  return codes;
}

/** Whether the code is theirs; it opens once, whichever kind it is. Within the transaction that locked the account. */
export async function takeFactorCode(
  tx: Writer,
  sealing: Sealing,
  { userId, code, now }: { userId: string; code: string; now: Temporal.Instant },
): Promise<boolean> {
  const factor = await tx.selectFrom('account_factor').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!factor) return false;
  if (/^\d{6}$/.test(code)) {
    const secret = Buffer.from(factorSecret.open(sealing, factor.id, factor.secret), 'hex');
    const step = stepOfCode(secret, code, now, Number(factor.last_step));
    if (step === null) return false;
    await tx.updateTable('account_factor').set({ last_step: step }).where('id', '=', factor.id).execute();
    return true;
  }
  const { numDeletedRows } = await tx
    .deleteFrom('account_recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashKey(code.toLowerCase()))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
