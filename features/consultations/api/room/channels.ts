import { findAdvisorOfUser } from '@solelune/advisors/api';
import { answerChannel, type ChannelAnswer } from '@solelune/contract/server';
import { queueChannel } from '../../contract/queue.ts';
import { roomChannel, sidesChannel } from '../../contract/room.ts';
import { isOpen, SIDES, UNHEARD_MS } from '../../engine/index.ts';
import { findRoom, roomFor } from './room.ts';
import { messageView } from './view.ts';

const isoOf = (value: Date | string | null) => (value === null ? null : new Date(value).toISOString());

export const roomChannels: ChannelAnswer[] = [
  answerChannel(roomChannel, {
    key: ({ id }) => id,
    may: async ({ id }, who, { db }) => (await roomFor(db, id, who.userId)) !== null,
    fill: async (entries, { db, services }) => {
      const ids = entries.flatMap((entry) => (entry.kind === 'message' ? [entry.message.id] : []));
      if (ids.length === 0) return entries;
      const rows = await db.selectFrom('consultations_message').selectAll().where('id', 'in', ids).execute();
      const messages = new Map(rows.map((row) => [row.id, messageView(services, row)]));
      return entries.map((entry) =>
        entry.kind === 'message' ? { ...entry, message: messages.get(entry.message.id) ?? entry.message } : entry,
      );
    },
  }),
  answerChannel(sidesChannel, {
    key: ({ id }) => id,
    may: async ({ id }, who, { db }) => (await roomFor(db, id, who.userId)) !== null,
    state: async (id, { db, now }) => {
      const room = await findRoom(db, id);
      if (!room) throw new Error('A room is never deleted');
      const nowMs = now.epochMilliseconds;
      const of = (side: (typeof SIDES)[number]) => ({
        here: isOpen(room.state) && (room.proofs[side] ?? 0) + UNHEARD_MS > nowMs,
        typing_until: isoOf(room.row[`${side}_typing_until`]),
        ...{ delivered: room.row[`${side}_delivered`], read: room.row[`${side}_read`] },
      });
      return { member: of('member'), advisor: of('advisor') };
    },
  }),
  answerChannel(queueChannel, {
    key: (_, { userId }) => userId,
    state: async (userId, { db }) => {
      const advisor = await findAdvisorOfUser(db, userId);
      if (!advisor) return { waiting: [], open: [] };
      const rows = await db
        .selectFrom('consultations_consultation')
        .select(['id', 'phase'])
        .where('advisor_id', '=', advisor.id)
        .where('phase', 'in', ['requested', 'accepted', 'connecting', 'running', 'paused'])
        .orderBy('id')
        .execute();
      const ids = (isWaiting: boolean) =>
        rows.filter(({ phase }) => (phase === 'requested') === isWaiting).map(({ id }) => id);
      return { waiting: ids(true), open: ids(false) };
    },
  }),
];
