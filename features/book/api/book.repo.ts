import type { Reader, Writer } from '@solelune/platform';
import { sql } from 'kysely';
import type { BookRow } from './tables.ts';

const isId = (id: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
/** A day stays a day: no zone moves it. */
const columns = (db: Reader) =>
  db.selectFrom('book_book').selectAll().select(sql<string | null>`to_char(gift_day, 'YYYY-MM-DD')`.as('gift_day'));

/** Of whoever took it, else of whoever bought it. */
const ownerOf = ({ user_id, holder_id }: BookRow): string | null => holder_id ?? user_id;
export const isOwner = (row: BookRow, userId: string): boolean => ownerOf(row) === userId;

export async function findBook(db: Reader, id: string): Promise<BookRow | null> {
  return isId(id) ? ((await columns(db).where('id', '=', id).executeTakeFirst()) ?? null) : null;
}

/** For its owner, and for who gave it away: the giver still sees what became of it. */
export async function findOwnBook(db: Reader, id: string, userId: string): Promise<BookRow | null> {
  const row = await findBook(db, id);
  return row && (row.user_id === userId || row.holder_id === userId) ? row : null;
}

/** Its order is locked before it, everywhere. */
export async function lockBook(tx: Writer, id: string): Promise<BookRow | null> {
  return isId(id) ? ((await columns(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null) : null;
}

/** The newest first; what was chosen and never paid for is not among them. */
export const booksOf = (db: Reader, userId: string): Promise<BookRow[]> =>
  columns(db)
    .where((where) => where.or([where('user_id', '=', userId), where('holder_id', '=', userId)]))
    .where('status', '<>', 'draft')
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();

export const findByGift = async (db: Reader, digest: Buffer): Promise<BookRow | null> =>
  (await columns(db).where('gift_digest', '=', digest).executeTakeFirst()) ?? null;
