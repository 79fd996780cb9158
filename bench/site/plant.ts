import { openHashing } from '@solelune/platform';
import { hashPassword } from '../../features/account/api/passwords/hash.ts';
import { CHARTER_VERSION } from '../../features/consultations/engine/guards/charter.ts';
import { plantLedger, plantMembers } from '../administration/plant.ts';
import { ID, planting, type Run, WHEN } from '../administration/sql.ts';
import { ADVISORS, loggedInOf, PASSWORD, TOKEN_PREFIX } from './people.ts';

/** What a member leaves in a year. */
const EACH = { activities: 12, draws: 3, letters: 2 };

/** A lively site: so many members, each with a year of activity, written by the database itself. */
export async function plant(url: string, members: number, say: (words: string) => void): Promise<void> {
  const hashing = openHashing({ threads: 1 });
  const password = await hashPassword(hashing, PASSWORD);
  await hashing.close();
  await planting(url, say, async (run) => {
    await plantMembers(run, { members });
    await plantPeople(run, members, password);
    await plantLedger(run, { members, ledgerLines: 2 * members });
    await plantYear(run, members);
    await plantTeam(run, members);
  });
}

async function plantPeople(run: Run, members: number, password: string): Promise<void> {
  await run(
    'their passwords and births',
    'profile_member',
    `update account_user set password_hash = '${password}', terms_accepted_at = created_at;
     insert into profile_member (user_id, slug, birthdate, birthcity)
      select ${ID('n', members, 1)}, 'membre-' || n, (1950 + n % 50) || '-06-17', '2988507' from generate_series(1, ${members}) n`,
  );
  await run(
    'sessions of those who come',
    'account_session',
    `insert into account_session (id, user_id, token_hash, kind, strength, device, created_at, last_seen_at, expires_at)
      select ${ID('n', members, 70)}, ${ID('n', members, 1)}, sha256(('${TOKEN_PREFIX}' || n)::bytea), 'long', 'full', 'Firefox, Linux', now(), now(),
        now() + interval '60 days' from generate_series(1, ${loggedInOf(members)}) n`,
  );
}

async function plantYear(run: Run, members: number): Promise<void> {
  const [activities, draws, letters] = [EACH.activities * members, EACH.draws * members, EACH.letters * members];
  const member = (n: string) => ID(`(1 + ${n} % ${members})`, members, 1);
  await run(
    `${activities} results that were saved`,
    'profile_activity',
    `insert into profile_activity (id, user_id, category, version, title, payload, digest, created_at)
      select ${ID('n', activities, 71)}, ${member('n')}, 'numerology', 1, 'Nombre d’expression ' || n % 9 + 1,
        jsonb_build_object('address', '/numerologie/expression/resultat/' || n % 9 + 1), sha256(n::text::bytea), ${WHEN('n', activities)}
      from generate_series(1, ${activities}) n`,
  );
  await run(
    `${draws} draws`,
    'tarot_draw',
    `insert into tarot_draw (id, user_id, spread, pack, card_count, with_reversals, server_seed, fingerprint, visitor_seed, seed_from, picks, created_at,
        drawn_at)
      select lpad(n::text, 22, 'a'), ${member('n')}, 'love', 'major', 3, false, 'sealed', repeat('0', 64), 'a word', 'word', '[1,2,3]', ${WHEN('n', draws)},
        ${WHEN('n', draws)} from generate_series(1, ${draws}) n`,
  );
  await run(
    `${letters} letters`,
    'mail_outbox',
    `insert into mail_outbox (id, kind, recipient, subject, status, created_at)
      select ${ID('n', letters, 72)}, 'account-welcome', 'membre.' || n || '@exemple.fr', 'Bienvenue', 'sent', ${WHEN('n', letters)}
      from generate_series(1, ${letters}) n`,
  );
  const orders = members / 2;
  await run(
    `${orders} orders`,
    'payments_order',
    `insert into payments_order (id, user_id, product, item, phase, placed_at, log_length)
      select ${ID('n', orders, 73)}, ${member('n')}, 'suns', '1000', 'cancelled', ${WHEN('n', orders)}, 1 from generate_series(1, ${orders}) n;
     insert into payments_order_event (order_id, number, at, kind, data)
      select ${ID('n', orders, 73)}, 1, ${WHEN('n', orders)}, 'cancelled', '{}' from generate_series(1, ${orders}) n`,
  );
}

/** Those who advise are the first members; each has a year of rooms behind them. */
async function plantTeam(run: Run, members: number): Promise<void> {
  const rooms = members * 0.3;
  await run(
    `${ADVISORS} advisors`,
    'advisors_advisor',
    `update account_user set roles = array['advisor'] where id in (select ${ID('n', members, 1)} from generate_series(1, ${ADVISORS}) n);
     insert into advisors_advisor (account_id, user_id, slug, name, gender, headline, epithet, disciplines, languages, presentation, tradition, session,
        joined_on, time_zone, chat_cents_per_minute, phone_cents_per_minute, created_at)
      select ${ID('n', ADVISORS, 10)}, ${ID('n', members, 1)}, 'voix-' || n, 'Conseil ' || n, 'f', 'Astrologue', 'Lit les cartes du ciel',
        array['astrology'], array['fr'], 'Présentation', 'Tradition', 'Séance', '2026-01-12', 'Europe/Paris', 280, 320, now()
      from generate_series(1, ${ADVISORS}) n;
     insert into consultations_charter (advisor_id, version, signed_at) select id, '${CHARTER_VERSION}', now() from advisors_advisor`,
  );
  await run(
    `${rooms} rooms of the past`,
    'consultations_consultation',
    `insert into consultations_consultation (id, member_id, advisor_id, way, cents_per_minute, cap_seconds, phase, created_at, requested_at, ended_at,
        settled_cents)
      select ${ID('n', rooms, 74)}, ${ID(`(1 + n % ${members})`, members, 1)}, (select min(id) from advisors_advisor) + n % ${ADVISORS}, 'chat', 280, 1200,
        'settled', ${WHEN('n', rooms)}, ${WHEN('n', rooms)}, ${WHEN('n', rooms)}, 0 from generate_series(1, ${rooms}) n`,
  );
}
