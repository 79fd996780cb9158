import type { Reader } from '@solelune/platform';
import { type SqlBool, sql } from 'kysely';
import { isId, PAGE } from './page-of.ts';

const COLUMNS = ['id', 'firstname', 'email', 'created_at', 'email_verified_at', 'roles'] as const;

interface Search {
  q?: string | undefined;
  by?: 'email' | 'firstname' | undefined;
  after?: string | undefined;
}

const begins = (typed: string) => `${typed.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
const ADDRESS = sql`email collate "C"`;
const FIRSTNAME = sql`lower(firstname) collate "C"`;

/** One more than a page, each order along its own index (api/migrations/0001-lists.sql). */
export function findMembers(db: Reader, { q, by = 'email', after }: Search) {
  const rows = db
    .selectFrom('account_user')
    .select(COLUMNS)
    .limit(PAGE + 1);
  const last = isId(after) ? after : null;
  if (!q) return (last ? rows.where('id', '<', last) : rows).orderBy('id', 'desc').execute();
  if (by === 'email') {
    const found = rows.where(sql<SqlBool>`${ADDRESS} like ${begins(q)}`).orderBy(ADDRESS);
    return (
      last ? found.where(sql<SqlBool>`${ADDRESS} > (select ${ADDRESS} from account_user where id = ${last})`) : found
    ).execute();
  }
  const found = rows
    .where(sql<SqlBool>`${FIRSTNAME} like ${begins(q)}`)
    .orderBy(FIRSTNAME)
    .orderBy('id');
  return (
    last
      ? found.where(sql<SqlBool>`(${FIRSTNAME}, id) > (select ${FIRSTNAME}, id from account_user where id = ${last})`)
      : found
  ).execute();
}

export const findMember = (db: Reader, id: string) =>
  db
    .selectFrom('account_user')
    .select([...COLUMNS, 'last_visit_at', 'smtp_error', 'deletion_due_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** What was last written to an address; not what it said. */
export const lettersTo = (db: Reader, email: string) =>
  db
    .selectFrom('mail_outbox')
    .select(['kind', 'status', 'created_at'])
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute();

export async function firstnamesOf(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter(isId))];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('account_user').select(['id', 'firstname']).where('id', 'in', wanted).execute();
  return new Map(rows.map(({ id, firstname }) => [id, firstname]));
}
