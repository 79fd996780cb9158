import type { Reader } from '@solelune/platform';
import { periodStart } from '../../engine/guards/index.ts';
import { meterAt } from '../../engine/index.ts';
import { findRoom } from '../room/room.ts';

/** What a member paid for since midnight of the French clock, in seconds, one room left aside: its own page counts that one. */
export async function paidSecondsToday(
  db: Reader,
  { memberId, but }: { memberId: string; but: string },
  now: Temporal.Instant,
): Promise<number> {
  const since = new Date(periodStart('day', now).epochMilliseconds);
  const rows = await db
    .selectFrom('consultations_consultation')
    .select('id')
    .where('member_id', '=', memberId)
    .where('requested_at', '>=', since)
    .where('id', '<>', but)
    .execute();
  const rooms = await Promise.all(rows.map(({ id }) => findRoom(db, id)));
  return rooms.reduce((sum, room) => sum + (room ? meterAt(room.state, room.state.lastMs).billedSeconds : 0), 0);
}
