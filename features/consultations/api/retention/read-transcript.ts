import { findAdvisor } from '@solelune/advisors/api';
import type { Services } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import type { Transcript } from '../../contract/transcript.ts';
import type { Side } from '../../engine/index.ts';
import { isOpen } from '../../engine/index.ts';
import { WORDS_KEPT_DAYS } from '../../retention.ts';
import type { Room } from '../room/room.ts';
import { messageBody } from '../room/sealed.ts';
import type {} from './tables.ts';

const DAY_MS = 86_400_000;
const ERASED_ACCOUNT = 'Compte effacé';

const firstnameOf = async (db: Reader, userId: string | null): Promise<string> =>
  (userId
    ? (await db.selectFrom('account_user').select('firstname').where('id', '=', userId).executeTakeFirst())?.firstname
    : null) ?? ERASED_ACCOUNT;

const erasureOf = (db: Reader, id: string) =>
  db.selectFrom('consultations_erasure').select('at').where('consultation_id', '=', id).executeTakeFirst();

/** What was said, in its order; of a picture, that there was one. */
export async function linesOf(db: Reader, { sealing }: Pick<Services, 'sealing'>, id: string) {
  const rows = await db
    .selectFrom('consultations_message')
    .select(['id', 'side', 'body', 'sent_at'])
    .where('consultation_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    ...{ by: row.side, at: row.sent_at.toISOString() },
    text: row.body === null ? null : messageBody.open(sealing, row.id, row.body),
  }));
}

export async function readTranscript(
  db: Reader,
  services: Pick<Services, 'sealing'>,
  { room, side }: { room: Room; side: Side },
): Promise<Transcript> {
  const { row, state } = room;
  const erased = await erasureOf(db, room.id);
  const endedMs = isOpen(state) ? null : (row.ended_at?.getTime() ?? null);
  return {
    ...{ id: room.id, side },
    member_name: await firstnameOf(db, row.member_id),
    advisor_name: (await findAdvisor(db, row.advisor_id))?.name ?? '',
    began_at: state.acceptedMs === null ? null : new Date(state.acceptedMs).toISOString(),
    ended_at: endedMs === null ? null : new Date(endedMs).toISOString(),
    erased_at: erased?.at.toISOString() ?? null,
    kept_until: endedMs === null ? null : new Date(endedMs + WORDS_KEPT_DAYS * DAY_MS).toISOString(),
    lines: await linesOf(db, services, room.id),
  };
}
