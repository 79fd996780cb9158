import { fail, handle } from '@solelune/contract/server';
import { sql } from 'kysely';
import { staffLeave, staffList } from '../../contract.ts';
import { toDate } from '../dates.ts';
import { closeSessions } from '../sessions/close-sessions.ts';

export const staffListHandler = handle(staffList, async (_, { db, now }) => {
  const people = await db
    .selectFrom('account_user as user')
    .leftJoin('account_factor as factor', 'factor.user_id', 'user.id')
    .select(['user.id', 'user.email', 'user.firstname', 'user.roles', 'user.last_visit_at', 'factor.since'])
    // As its index says it.
    .where(sql<boolean>`"user".roles <> '{}'`)
    .orderBy('user.firstname')
    .execute();
  const invitations = await db
    .selectFrom('account_invitation')
    .select(['email', 'firstname', 'roles', 'expires_at'])
    .where('expires_at', '>', toDate(now))
    .orderBy('created_at', 'desc')
    .execute();
  return {
    people: people.map(({ since, last_visit_at, ...person }) => ({
      ...{ ...person, last_visit_at: last_visit_at.toISOString(), factor_since: since?.toISOString() ?? null },
    })),
    invitations: invitations.map(({ expires_at, ...one }) => ({ ...one, expires_at: expires_at.toISOString() })),
  };
});

const OWN_ROLES = 'Une autre personne de l’administration doit le faire : personne ne retire ses propres rôles.';

/** Nobody takes their own: so there is always one administrator left. */
export const staffLeaveHandler = handle(staffLeave, async ({ id }, { who, db, services }) => {
  if (id === who.userId) return fail('conflict', { sentence: OWN_ROLES });
  if (!/^[0-9a-f-]{36}$/.test(id)) return fail('not_found');
  const left = await db
    .updateTable('account_user')
    .set({ roles: [] })
    .where('id', '=', id)
    .where(sql<boolean>`roles <> '{}'`)
    .executeTakeFirst();
  if (left.numUpdatedRows === 0n) return fail('not_found');
  await db.deleteFrom('account_factor').where('user_id', '=', id).execute();
  await db.deleteFrom('account_recovery_code').where('user_id', '=', id).execute();
  await closeSessions(db, services, id);
  return {};
});
