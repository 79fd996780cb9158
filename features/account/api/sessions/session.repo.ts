import { newId, type Reader, randomToken, type Writer } from '@solelune/platform';
import { after, toDate } from '../dates.ts';
import { hashKey } from '../keys.ts';
import { noteVisit } from '../privacy/unused-accounts.ts';
import type { SessionRow } from '../tables.ts';

/** How long a session lives unused, by kind, in hours: a working day, or a season. */
const IDLE_HOURS = { short: 12, long: 90 * 24 } as const;
/** However much it is used, a session ends after a year; one that proved the second factor, with the working day. */
const LONGEST_HOURS = 365 * 24;
const LONGEST_PROVED_HOURS = 12;
/** Being seen is written down this often at most: reading must not become writing. */
const SEEN_EVERY_MS = 5 * 60_000;

export interface NewSession {
  userId: string;
  kind: SessionRow['kind'];
  strength: SessionRow['strength'];
  device: string;
  isProved?: boolean;
  now: Temporal.Instant;
}

/** Gives the token: it is told once and kept as a hash. */
export async function insertSession(tx: Writer, session: NewSession): Promise<string> {
  const token = randomToken();
  const now = toDate(session.now);
  await tx
    .insertInto('account_session')
    .values({
      id: newId(),
      user_id: session.userId,
      token_hash: hashKey(token),
      kind: session.kind,
      strength: session.strength,
      device: session.device,
      created_at: now,
      last_seen_at: now,
      expires_at: after(session.now, { hours: IDLE_HOURS[session.kind] }),
      proved_at: session.isProved ? now : null,
    })
    .execute();
  return token;
}

/** The session of a token and the roles of its owner, unless it has ended. */
export const findSession = (db: Reader, token: string, now: Temporal.Instant) =>
  db
    .selectFrom('account_session as session')
    .innerJoin('account_user as user', 'user.id', 'session.user_id')
    .leftJoin('account_factor as factor', 'factor.user_id', 'session.user_id')
    .select([
      'session.id',
      'session.user_id',
      'session.kind',
      'session.created_at',
      'session.last_seen_at',
      'session.proved_at',
      'user.roles',
      'factor.id as factor_id',
    ])
    .where('session.token_hash', '=', hashKey(token))
    .where('session.expires_at', '>', toDate(now))
    .executeTakeFirst();

type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export const isToBeNoted = (session: FoundSession, now: Temporal.Instant): boolean =>
  now.epochMilliseconds - session.last_seen_at.getTime() >= SEEN_EVERY_MS;

/** A session in use lives on. */
export async function noteSeen(tx: Writer, session: FoundSession, now: Temporal.Instant): Promise<void> {
  const idleEnd = after(now, { hours: IDLE_HOURS[session.kind] });
  const longestHours = session.proved_at ? LONGEST_PROVED_HOURS : LONGEST_HOURS;
  const lastEnd = new Date(session.created_at.getTime() + longestHours * 3_600_000);
  await tx
    .updateTable('account_session')
    .set({ last_seen_at: toDate(now), expires_at: idleEnd < lastEnd ? idleEnd : lastEnd })
    .where('id', '=', session.id)
    .execute();
  await noteVisit(tx, session.user_id, now);
}

export const sessionsOf = (db: Reader, userId: string, now: Temporal.Instant): Promise<SessionRow[]> =>
  db
    .selectFrom('account_session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', toDate(now))
    .orderBy('last_seen_at', 'desc')
    .execute();

export const findOwnSession = (db: Reader, userId: string, id: string): Promise<SessionRow | undefined> =>
  db.selectFrom('account_session').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();

/** One session of the member, or all of them, or all but one. */
export interface WhichSessions {
  only?: string;
  except?: string;
}

/** Gives how many were open. */
export async function deleteSessions(tx: Writer, userId: string, which: WhichSessions): Promise<number> {
  let query = tx.deleteFrom('account_session').where('user_id', '=', userId);
  if (which.only) query = query.where('id', '=', which.only);
  if (which.except) query = query.where('id', '!=', which.except);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}
