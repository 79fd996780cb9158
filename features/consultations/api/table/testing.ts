import type { Services } from '@solelune/contract/server';
import { newId, type Writer } from '@solelune/platform';
import type { RoomEvent } from '../../engine/index.ts';
import { appendEvent, lockRoom, type Room } from '../room/room.ts';

interface Given {
  memberId: string;
  advisorId: number;
  at: Temporal.Instant;
}

const BEGINNING: readonly RoomEvent[] = [
  { kind: 'requested', by: 'member', way: 'chat', centsPerMinute: 240, capSeconds: 1200 },
  { kind: 'accepted', by: 'advisor' },
  { kind: 'connected', by: 'member' },
  { kind: 'connected', by: 'advisor' },
];

/** A room in which two people talk, for tests of what lies beside the talk: no money was held for it. */
export async function plantRunningRoom(
  tx: Writer,
  services: Services,
  { memberId, advisorId, at }: Given,
): Promise<string> {
  const id = newId();
  const row = { id, member_id: memberId, advisor_id: advisorId, way: 'chat' as const, created_at: at.toString() };
  await tx
    .insertInto('consultations_consultation')
    .values({ ...row, cents_per_minute: 240, cap_seconds: 1200, summary: null })
    .execute();
  for (const event of BEGINNING) await appendEvent(tx, { services, at }, (await lockRoom(tx, id)) as Room, event);
  return id;
}

export async function endRoom(tx: Writer, services: Services, id: string, at: Temporal.Instant): Promise<void> {
  const event: RoomEvent = { kind: 'ended', by: 'advisor', reason: 'free', until: null };
  await appendEvent(tx, { services, at }, (await lockRoom(tx, id)) as Room, event);
}
