import type { FeatureParts } from '@solelune/contract/server';
import { phoneChannel } from '../../../contract/call.ts';
import { isOpen, SIDES, type Side } from '../../../engine/index.ts';
import { prove } from '../../room/presence.ts';
import { appendEvent, findRoom, lockRoom, type Room } from '../../room/room.ts';
import { settleRoom } from '../../room/settle.ts';
import { tend } from '../../room/tend.ts';
import { callableNumber } from './numbers.ts';
import { type Telephone, telephoneOf } from './open-phone.ts';
import { claimLeg, closePhoneCall, findPhoneCall, noteLegs, noteSid } from './phone.repo.ts';
import { isLive, type LookedLeg, type LookedLegs, type PhonePlan, planOf } from './phone-plan.ts';
import { NumberRefused } from './phone-provider.ts';
import type { PhoneCallRow } from './phone-tables.ts';

/** Claimed by a process that then died, or got no answer: nobody knows whether it rings, so it is not rung again. */
const CLAIM_MS = 30_000;

/** Looks how the telephones stand and does what that asks for. However often, by whichever process, it ends the same. */
export async function pursuePhone(parts: FeatureParts, id: string): Promise<void> {
  const telephone = telephoneOf(parts.services.config);
  const row = telephone && (await findPhoneCall(parts.db, id));
  const room = row && row.over_at === null && (await findRoom(parts.db, id));
  if (!telephone || !row || !room) return;
  const legs = await look(parts, telephone, row);
  const plan = planOf(room.state.phase, legs);
  for (const side of plan.hangUp) await hangUp(telephone, row, side);
  const isOver = await write(parts, row, { legs, plan });
  if (isOver) await settleRoom(parts, id);
  if (plan.ring) await ring(parts, telephone, room, plan.ring);
}

async function look({ now }: FeatureParts, { provider }: Telephone, row: PhoneCallRow): Promise<LookedLegs> {
  const sids = { advisor: row.advisor_sid, member: row.member_sid };
  const isAnyLive = SIDES.some((side) => sids[side] && isLive(row[`${side}_state`]));
  const present = isAnyLive ? await provider.present(row.consultation_id) : [];
  const leg = async (side: Side): Promise<LookedLeg> => {
    const known = row[`${side}_state`];
    const sid = sids[side];
    const claimed = row[`${side}_claimed_at`];
    const unknown = { isPresent: false, endedAt: null };
    if (!isLive(known)) return { state: known, isOpen: false, ...unknown };
    if (!sid) {
      const isLost = claimed !== null && now().epochMilliseconds - claimed.getTime() > CLAIM_MS;
      return { state: isLost ? 'unreachable' : known, isOpen: !isLost, ...unknown };
    }
    const { state, isOpen: isOnLine, endedAt } = await provider.look(sid);
    return { state, isOpen: isOnLine, endedAt, isPresent: present.includes(sid) };
  };
  return { advisor: await leg('advisor'), member: await leg('member') };
}

async function hangUp({ provider }: Telephone, row: PhoneCallRow, side: Side): Promise<void> {
  const sid = row[`${side}_sid`];
  if (sid) await provider.hangUp(sid);
}

/** True when the room is over by this. */
async function write(
  { transaction, services, now }: FeatureParts,
  row: PhoneCallRow,
  { legs, plan }: { legs: LookedLegs; plan: PhonePlan },
): Promise<boolean> {
  const id = row.consultation_id;
  const at = now();
  return transaction(async (tx) => {
    const locked = await lockRoom(tx, id);
    if (!locked) return false;
    const states = { advisor: legs.advisor.state, member: legs.member.state };
    // Who is hung up because it is over did not end it: what is shown stays as it was then.
    if (isOpen(locked.state) && (await noteLegs(tx, row, states))) services.channels.changed(phoneChannel, id);
    if (plan.isDone) await closePhoneCall(tx, id, at);
    const context = { services, at };
    let room = await tend(tx, context, locked);
    for (const side of plan.prove) room = await prove(tx, context, room, side);
    return plan.over ? end(room, plan.over) : false;

    async function end(open: Room, over: NonNullable<PhonePlan['over']>): Promise<boolean> {
      const { phase } = open.state;
      if (!isOpen(open.state)) return true;
      if (phase === 'accepted' || phase === 'connecting')
        await appendEvent(tx, context, open, { kind: 'failed', by: 'house', reason: 'line' });
      else {
        // Counted no further than the provider says that both were there.
        const until = over.kind === 'ended' && over.until ? over.until.toString() : null;
        const by = over.kind === 'ended' ? over.by : 'house';
        await appendEvent(tx, context, open, { kind: 'ended', by, reason: 'ended', until });
      }
      return true;
    }
  });
}

const GREETINGS: Readonly<Record<Side, string>> = {
  advisor: 'Bonjour. Une consultation vous attend, restez en ligne.',
  member: 'Bonjour. Nous vous mettons en relation pour votre consultation.',
};

async function ring(parts: FeatureParts, { provider }: Telephone, room: Room, side: Side): Promise<void> {
  const { db, transaction, services, now } = parts;
  const userId = side === 'advisor' ? room.advisorUserId : room.row.member_id;
  const number = userId && (await callableNumber(db, services, userId));
  if (!(await transaction((tx) => claimLeg(tx, room.id, side, now())))) return;
  services.channels.changed(phoneChannel, room.id);
  try {
    if (!number) throw new NumberRefused('No number to ring');
    const sid = await provider.ring({ to: number, conference: room.id, greeting: GREETINGS[side] });
    await transaction((tx) => noteSid(tx, room.id, side, sid));
  } catch (error) {
    if (!(error instanceof NumberRefused)) throw error;
    await refuse(parts, room.id, side);
  }
}

/** It will never ring: the room is over at the next look, which is now. */
async function refuse(parts: FeatureParts, id: string, side: Side): Promise<void> {
  const row = await findPhoneCall(parts.db, id);
  if (!row) return;
  const states = { advisor: row.advisor_state, member: row.member_state, [side]: 'refused' as const };
  await parts.transaction((tx) => noteLegs(tx, row, states));
  parts.services.channels.changed(phoneChannel, id);
  await pursuePhone(parts, id);
}
