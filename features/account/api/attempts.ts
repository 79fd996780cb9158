import { type Failure, fail, type Services, type Transact } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import { sql } from 'kysely';
import { pseudonym } from './keys.ts';
import type { AttemptKind } from './tables.ts';

interface Policy {
  /** So many attempts in a row cost nothing… */
  free: number;
  /** …each further one makes wait twice as long as the one before. */
  firstPauseSeconds: number;
  longestPauseSeconds: number;
  /** After a quiet time the count starts again. */
  forgottenAfterSeconds: number;
}

const GUESSES: Policy = { free: 5, firstPauseSeconds: 15, longestPauseSeconds: 900, forgottenAfterSeconds: 3600 };
/** Of all who are not known at an address together: enough for a family, too few for a dictionary. */
const STRANGERS: Policy = { ...GUESSES, free: 20 };
const LETTERS: Policy = { free: 3, firstPauseSeconds: 120, longestPauseSeconds: 3600, forgottenAfterSeconds: 7200 };
const POLICIES: Record<AttemptKind, Policy> = {
  ...{ login: GUESSES, strangers: STRANGERS, signup: GUESSES, password: GUESSES },
  ...{ recovery: LETTERS, mail: LETTERS },
};

const TOO_MANY_LOGINS =
  'Trop d’essais pour cette adresse. Patientez quelques minutes, ou demandez un nouveau mot de passe.';
const SENTENCES: Record<AttemptKind, string> = {
  ...{ login: TOO_MANY_LOGINS, strangers: TOO_MANY_LOGINS },
  signup: 'Trop d’essais pour cette adresse. Patientez quelques minutes avant de réessayer.',
  password: 'Trop d’essais. Patientez quelques minutes avant de réessayer.',
  recovery:
    'Nous venons d’écrire à cette adresse. Regardez aussi dans les indésirables, puis réessayez un peu plus tard.',
  mail: 'Nous venons de vous écrire. Regardez aussi dans les indésirables, puis réessayez un peu plus tard.',
};

export interface Attempt {
  kind: AttemptKind;
  /** An e-mail address, a member's id, or who tries it at an address. */
  subject: string;
  now: Temporal.Instant;
}

/**
 * Counts an attempt before it is made, so that many at once are counted too, and refuses it when it comes too early. It knows nothing of
 * accounts: an address without one is slowed down just the same. A refused attempt does not lengthen the pause. Kept on its own: what comes of
 * the attempt does not undo the count.
 */
export async function countAttempt(
  transaction: Transact,
  services: Services,
  attempt: Attempt,
): Promise<Failure | null> {
  if (!services.config.rateLimits) return null;
  const { free, firstPauseSeconds, longestPauseSeconds, forgottenAfterSeconds } = POLICIES[attempt.kind];
  const now = new Date(attempt.now.epochMilliseconds);
  const subject = pseudonym(services.config, attempt.subject);
  const count = sql`
    insert into account_attempt (kind, subject, count, last_at) values (${attempt.kind}, ${subject}, 1, ${now})
    on conflict (kind, subject) do update set
      count = case when account_attempt.last_at < ${now}::timestamptz - make_interval(secs => ${forgottenAfterSeconds}::float8)
        then 1 else account_attempt.count + 1 end,
      last_at = ${now}
    where account_attempt.count < ${free}
      or account_attempt.last_at + make_interval(secs => least(${longestPauseSeconds}::float8,
        ${firstPauseSeconds}::float8 * power(2, least(account_attempt.count - ${free}, 30)))) <= ${now}
    returning count`;
  const { rows } = await transaction((tx) => count.execute(tx));
  return rows.length > 0 ? null : fail('too_many_requests', { sentence: SENTENCES[attempt.kind] });
}

/** It was the right person after all. */
export async function forgetAttempts(
  tx: Writer,
  services: Services,
  kind: AttemptKind,
  subject: string,
): Promise<void> {
  await tx
    .deleteFrom('account_attempt')
    .where('kind', '=', kind)
    .where('subject', '=', pseudonym(services.config, subject))
    .execute();
}
