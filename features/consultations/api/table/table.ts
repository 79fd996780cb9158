import { type Failure, fail, type Services } from '@solelune/contract/server';
import { entriesAfter, type Reader, type Writer } from '@solelune/platform';
import { tableChannel } from '../../contract/table.ts';
import { isOpen, type Side } from '../../engine/index.ts';
import { type TableEvent, type TableState, tableLog } from '../../engine/table/index.ts';
import { lockRoomFor, type Room } from '../room/room.ts';

/** More than two people make in a long evening. */
const MOST_GESTURES = 5000;

/** The table of a room, from its gestures. */
export async function readTable(db: Reader, id: string): Promise<TableState & { gestures: number }> {
  const entries = await entriesAfter(db, { channel: tableChannel.name, key: id }, 0, MOST_GESTURES);
  const events = entries.map(({ payload, at }) => ({ event: payload as TableEvent, at: at.toISOString() }));
  return { ...tableLog.fold(events), gestures: entries.length };
}

interface AtTable {
  room: Room;
  side: Side;
  state: TableState;
  /** Keeps what follows from here, for both at once. Refused where it cannot follow. */
  keep(events: readonly TableEvent[]): Promise<{ number: number; state: TableState } | Failure>;
}

/** One of the two at the table of an open room, which nobody else changes meanwhile. */
export async function atTable(
  tx: Writer,
  { services, now, userId }: { services: Services; now: Temporal.Instant; userId: string },
  id: string,
): Promise<AtTable | Failure> {
  const found = await lockRoomFor(tx, id, userId);
  if (!found) return fail('not_found');
  if (!isOpen(found.room.state)) return fail('conflict');
  const { gestures, ...state } = await readTable(tx, id);
  return {
    ...found,
    state,
    keep: async (events) => {
      if (gestures + events.length > MOST_GESTURES) return fail('conflict');
      const after = tableLog.extend(state, events, now.toString());
      if ('impossible' in after) return fail('conflict');
      let number = gestures;
      for (const event of events) number = await services.channels.append(tx, tableChannel, id, event);
      return { number, state: after.state };
    },
  };
}
