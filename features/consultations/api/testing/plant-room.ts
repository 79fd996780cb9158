import type { Services } from '@solelune/contract/server';
import { newId, type Writer } from '@solelune/platform';
import type { RoomEvent, RoomWay } from '../../engine/index.ts';
import { prove } from '../room/presence.ts';
import { appendEvent, lockRoom, type Room } from '../room/room.ts';

interface Planted {
  memberId: string;
  advisorId: number;
  way?: RoomWay;
  centsPerMinute?: number;
  capSeconds?: number;
  /** accepted: nobody has come in yet. running: both are there. */
  phase?: 'requested' | 'accepted' | 'running';
}

/** A room without a payment, for tests of what happens inside: running, unless told. */
export async function plantRoom(
  tx: Writer,
  context: { services: Services; at: Temporal.Instant },
  { memberId, advisorId, way = 'chat', centsPerMinute = 280, capSeconds = 900, phase = 'running' }: Planted,
): Promise<Room> {
  const id = newId();
  await tx
    .insertInto('consultations_consultation')
    .values({
      ...{ id, member_id: memberId, advisor_id: advisorId, way, summary: null },
      ...{ cents_per_minute: centsPerMinute, cap_seconds: capSeconds, created_at: context.at.toString() },
    })
    .execute();
  const events: RoomEvent[] = [
    { kind: 'requested', by: 'member', way, centsPerMinute, capSeconds },
    ...(phase === 'requested' ? [] : [{ kind: 'accepted', by: 'advisor' } as const]),
  ];
  let room = (await lockRoom(tx, id)) as Room;
  for (const event of events) room = await appendEvent(tx, context, room, event);
  if (phase === 'running')
    for (const side of ['member', 'advisor'] as const) room = await prove(tx, context, room, side);
  return room;
}
