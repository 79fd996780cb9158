import { newId, type Reader, type Writer } from '@solelune/platform';
import { sql } from 'kysely';
import { toDate } from '../instants.ts';
import { isUuid } from '../uuid.ts';

export interface Message {
  subject: string;
  body: string;
  /** A page of the site that it speaks of, such as /profil/fidelite. */
  link?: string;
}

export async function insertMessage(
  tx: Writer,
  userId: string,
  { subject, body, link }: Message,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('profile_message')
    .values({ id: newId(), user_id: userId, subject, body, link: link ?? null, sent_at: toDate(now), read_at: null })
    .execute();
}

interface Page {
  userId: string;
  offset: number;
  limit: number;
  newFirst: boolean;
}

export const listMessages = (db: Reader, { userId, offset, limit, newFirst }: Page) =>
  db
    .selectFrom('profile_message')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(newFirst, (query) => query.orderBy(sql`read_at is not null`))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export async function countNewMessages(db: Reader, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('profile_message')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** False when it is no message of this member; read twice, it keeps its first moment. */
export async function markRead(tx: Writer, userId: string, id: string, now: Temporal.Instant): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { numUpdatedRows } = await tx
    .updateTable('profile_message')
    .set({ read_at: sql`coalesce(read_at, ${toDate(now)})` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
