import { findAdvisor, picturesOf } from '@solelune/advisors/api';
import type { Services } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { sql } from 'kysely';
import type { ListedConsultation, Message } from '../../contract/room.ts';
import type { Side } from '../../engine/index.ts';
import type { ConsultationRow, MessageRow } from '../tables.ts';
import type { Room } from './room.ts';
import { messageBody } from './sealed.ts';

export type Other = ListedConsultation['other'];

const firstnameOf = async (db: Reader, userId: string | null): Promise<string> =>
  (userId
    ? (await db.selectFrom('account_user').select('firstname').where('id', '=', userId).executeTakeFirst())?.firstname
    : null) ?? 'Compte effacé';

const advisorFace = async (db: Reader, id: number): Promise<Other> => {
  const advisor = await findAdvisor(db, id);
  const picture = (await picturesOf(db, [id])).get(id) ?? null;
  return { name: advisor?.name ?? '', picture, slug: advisor?.slug ?? null };
};

/** Of each other, a member sees the public face of an advisor, an advisor sees a first name. */
export async function facesOf(
  db: Reader,
  { row }: Pick<Room, 'row'>,
  side: Side,
): Promise<{ other: Other; me: string }> {
  const member: Other = { name: await firstnameOf(db, row.member_id), picture: null, slug: null };
  const advisor = await advisorFace(db, row.advisor_id);
  return side === 'member' ? { other: advisor, me: member.name } : { other: member, me: advisor.name };
}

export const messageView = ({ sealing }: Pick<Services, 'sealing'>, row: MessageRow): Message => ({
  ...{ id: row.id, number: row.number, by: row.side, key: row.author_key, picture: row.has_picture },
  text: row.body === null ? null : messageBody.open(sealing, row.id, row.body),
  at: row.sent_at.toISOString(),
});

export const messagesOf = (db: Reader, id: string): Promise<MessageRow[]> =>
  db.selectFrom('consultations_message').selectAll().where('consultation_id', '=', id).orderBy('number').execute();

type ListedRow = Pick<
  ConsultationRow,
  'id' | 'way' | 'phase' | 'cap_seconds' | 'requested_at' | 'ended_at' | 'settled_cents' | 'advisor_id'
> & { name: string | null; slug: string | null };

const listedRows = (db: Reader) =>
  db
    .selectFrom('consultations_consultation as room')
    .leftJoin('account_user as member', 'member.id', 'room.member_id')
    .innerJoin('advisors_advisor as advisor', 'advisor.id', 'room.advisor_id')
    .select(['room.id', 'room.way', 'room.phase', 'room.cap_seconds', 'room.requested_at', 'room.ended_at'])
    .select(['room.settled_cents', 'room.advisor_id'])
    .where('room.phase', '<>', 'none');

const listedView = (row: ListedRow, picture: string | null): ListedConsultation => ({
  ...{ id: row.id, way: row.way, phase: row.phase, cap_seconds: row.cap_seconds, cents: row.settled_cents },
  other: { name: row.name ?? 'Compte effacé', picture, slug: row.slug },
  requested_at: row.requested_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
});

const LISTED = 100;

/** Of an advisor, the newest first: by the first names of those who asked. */
export async function advisedList(db: Reader, advisorId: number): Promise<ListedConsultation[]> {
  const rows = await listedRows(db)
    .select(['member.firstname as name', sql<string | null>`null`.as('slug')])
    .where('room.advisor_id', '=', advisorId)
    .orderBy('room.requested_at', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map((row) => listedView(row, null));
}

/** Of a member, the newest first. */
export async function memberList(db: Reader, userId: string): Promise<ListedConsultation[]> {
  const rows = await listedRows(db)
    .select(['advisor.name', 'advisor.slug'])
    .where('room.member_id', '=', userId)
    .orderBy('room.requested_at', 'desc')
    .limit(LISTED)
    .execute();
  const pictures = await picturesOf(
    db,
    rows.map(({ advisor_id }) => advisor_id),
  );
  return rows.map((row) => listedView(row, pictures.get(row.advisor_id) ?? null));
}
