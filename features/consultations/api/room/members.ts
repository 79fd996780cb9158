import { picturesOf } from '@solelune/advisors/api';
import type { MemberHooks } from '@solelune/contract/server';
import { sql } from 'kysely';
import { WAY_WORDS } from '../../words/labels.ts';
import type {} from '../tables.ts';
import { exportBesideRooms } from './exported.ts';

/** What is going on for a member right now, and what they had. */
export const roomMembers: MemberHooks = {
  userPart: async (db, userId) => {
    const open = await db
      .selectFrom('consultations_consultation as room')
      .innerJoin('advisors_advisor as advisor', 'advisor.id', 'room.advisor_id')
      .select(['room.id', 'room.way', 'advisor.id as advisor_id', 'advisor.name'])
      .select(
        sql<Date | null>`(select max(at) from consultations_event
          where consultation_id = room.id and kind = 'connected' having count(*) = 2)`.as('began_at'),
      )
      .where('room.member_id', '=', userId)
      .where('room.phase', 'in', ['accepted', 'connecting', 'running', 'paused'])
      .orderBy('room.id', 'desc')
      .executeTakeFirst();
    if (!open) return {};
    const picture = (await picturesOf(db, [open.advisor_id])).get(open.advisor_id) ?? null;
    const face = { display_name: open.name, picture };
    if (open.way === 'chat') return { tchat: { ...face, message_id: open.id } };
    const start = open.began_at === null ? null : Math.floor(new Date(open.began_at).getTime() / 1000);
    return {
      phone: { ...face, start, consultation_id: open.id, carrier: open.way === 'phone' ? 'telephone' : 'browser' },
    };
  },

  exportOf: async (db, userId, services) => {
    const rows = await db
      .selectFrom('consultations_consultation as room')
      .innerJoin('advisors_advisor as advisor', 'advisor.id', 'room.advisor_id')
      .select(['advisor.name', 'room.way', 'room.requested_at', 'room.ended_at', 'room.settled_cents'])
      .where('room.member_id', '=', userId)
      .orderBy('room.id')
      .execute();
    return {
      consultations: rows.map((row) => ({
        ...{ avec: row.name, maniere: WAY_WORDS[row.way], demandee_le: row.requested_at, terminee_le: row.ended_at },
        paye_en_centimes: row.settled_cents,
      })),
      ...(await exportBesideRooms(db, userId, services)),
    };
  },
};
