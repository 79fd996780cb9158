import type { Services } from '@solelune/contract/server';
import type { Reader, Writer } from '@solelune/platform';
import type { PhoneLegState } from '../../../contract/call.ts';
import { SIDES, type Side } from '../../../engine/index.ts';
import { type PhoneCallRow, phoneNumberColumn } from './phone-tables.ts';

type Sealing = Pick<Services, 'sealing'>;

/** The telephone somebody is rung on; null when they chose none. */
export async function numberOf(db: Reader, { sealing }: Sealing, userId: string): Promise<string | null> {
  const row = await db.selectFrom('consultations_phone').select('number').where('id', '=', userId).executeTakeFirst();
  return row ? phoneNumberColumn.open(sealing, userId, row.number) : null;
}

export async function keepNumber(
  tx: Writer,
  { sealing }: Sealing,
  userId: string,
  { number, at }: { number: string; at: Temporal.Instant },
): Promise<void> {
  const row = { number: phoneNumberColumn.seal(sealing, userId, number), chosen_at: at.toString() };
  await tx
    .insertInto('consultations_phone')
    .values({ id: userId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export const findPhoneCall = (db: Reader, id: string): Promise<PhoneCallRow | undefined> =>
  db.selectFrom('consultations_phone_call').selectAll().where('consultation_id', '=', id).executeTakeFirst();

export async function findPhoneCallOfLeg(db: Reader, sid: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('consultations_phone_call')
    .select('consultation_id')
    .where((where) => where.or([where('advisor_sid', '=', sid), where('member_sid', '=', sid)]))
    .executeTakeFirst();
  return row?.consultation_id;
}

/** Asked for: from now on it is looked after until it is over. Asked twice, it is one. */
export async function openPhoneCall(tx: Writer, id: string, at: Temporal.Instant): Promise<void> {
  await tx
    .insertInto('consultations_phone_call')
    .values({ consultation_id: id, asked_at: at.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether this process is the one that rings: said before it does. */
export async function claimLeg(tx: Writer, id: string, side: Side, at: Temporal.Instant): Promise<boolean> {
  const claimed = await tx
    .updateTable('consultations_phone_call')
    .set({ [`${side}_claimed_at`]: at.toString(), [`${side}_state`]: 'ringing' })
    .where('consultation_id', '=', id)
    .where(`${side}_claimed_at`, 'is', null)
    .where('over_at', 'is', null)
    .returning('consultation_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function noteSid(tx: Writer, id: string, side: Side, sid: string): Promise<void> {
  await tx
    .updateTable('consultations_phone_call')
    .set({ [`${side}_sid`]: sid })
    .where('consultation_id', '=', id)
    .execute();
}

/** True when something of it changed. */
export async function noteLegs(
  tx: Writer,
  row: PhoneCallRow,
  legs: Readonly<Record<Side, PhoneLegState>>,
): Promise<boolean> {
  if (SIDES.every((side) => row[`${side}_state`] === legs[side])) return false;
  await tx
    .updateTable('consultations_phone_call')
    .set({ advisor_state: legs.advisor, member_state: legs.member })
    .where('consultation_id', '=', row.consultation_id)
    .execute();
  return true;
}

export async function closePhoneCall(tx: Writer, id: string, at: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('consultations_phone_call')
    .set({ over_at: at.toString() })
    .where('consultation_id', '=', id)
    .where('over_at', 'is', null)
    .execute();
}

/** Of calls that nobody looks after any more: a process died between two looks. */
export async function livePhoneCalls(db: Reader): Promise<string[]> {
  const rows = await db
    .selectFrom('consultations_phone_call')
    .select('consultation_id')
    .where('over_at', 'is', null)
    .execute();
  return rows.map((row) => row.consultation_id);
}
