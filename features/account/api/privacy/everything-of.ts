import type { Services } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { providersOf } from '../providers/identity.repo.ts';
import { sessionsOf } from '../sessions/session.repo.ts';
import type { AccountRow } from '../tables.ts';

/** Everything that is kept about a member, one part per feature. */
export async function everythingOf(
  db: Reader,
  services: Services,
  user: AccountRow,
  now: Temporal.Instant,
): Promise<{ made_at: string; parts: Record<string, unknown> }> {
  const parts: Record<string, unknown> = { account: await accountPart(db, user, now) };
  for (const { feature, exportOf } of services.members)
    if (exportOf) parts[feature] = await exportOf(db, user.id, services);
  return { made_at: now.toString(), parts };
}

/** The copies of what was mailed, as long as they are kept. */
const lettersTo = (db: Reader, address: string) =>
  db
    .selectFrom('mail_outbox')
    .select(['subject', 'created_at'])
    .where('recipient', '=', address)
    .orderBy('created_at')
    .execute();

/** The browsers that may be pushed to; their addresses are secrets. */
const browsersOf = (db: Reader, userId: string) =>
  db.selectFrom('push_device').select('created_at').where('user_id', '=', userId).orderBy('created_at').execute();

/** Not the secrets (hashes of the password and of tokens): they are not information about the person. */
async function accountPart(db: Reader, user: AccountRow, now: Temporal.Instant) {
  const sessions = await sessionsOf(db, user.id, now);
  return {
    prenom: user.firstname,
    adresse_email: user.email,
    adresse_confirmee_le: user.email_verified_at,
    inscription_le: user.created_at,
    page_d_inscription: user.signup_path,
    conditions_acceptees_le: user.terms_accepted_at,
    suppression_prevue_le: user.deletion_due_at,
    comptes_lies: await providersOf(db, user.id),
    courriers_envoyes: (await lettersTo(db, user.email)).map(({ subject, created_at }) => ({
      ...{ objet: subject, envoye_le: created_at },
    })),
    appareils_a_notifier: (await browsersOf(db, user.id)).map(({ created_at }) => ({ depuis_le: created_at })),
    sessions: sessions.map(({ device, created_at, last_seen_at }) => ({
      appareil: device,
      ouverte_le: created_at,
      vue_le: last_seen_at,
    })),
  };
}
