import { newId, type Writer } from '@solelune/platform';
import type { Insertable } from 'kysely';
import { type Advisor, asAdvisor } from '../advisor.repo.ts';
import { setAlert } from '../alert.repo.ts';
import { insertReview, reportReview } from '../review.repo.ts';
import type { AdvisorTable } from '../tables.ts';

/** Somebody to consult, for tests: plain, by telephone and chat, in Paris, unless told otherwise. */
export async function plantAdvisor(tx: Writer, given: Partial<Insertable<AdvisorTable>> = {}): Promise<Advisor> {
  const id = newId();
  const row = await tx
    .insertInto('advisors_advisor')
    .values({
      account_id: id,
      user_id: null,
      ...{
        slug: `voix-${id.slice(-12)}`,
        name: 'Ondine',
        gender: 'f',
        headline: 'Astrologue',
        epithet: 'Le temps long',
      },
      ...{ disciplines: ['astrology'], themes: ['Travail'], languages: ['fr'], spotlight: null },
      ...{ presentation: 'Une présentation.', tradition: 'Une tradition.', session: 'Une séance.' },
      ...{ practising_since: 2010, joined_on: '2026-01-12', time_zone: 'Europe/Paris' },
      ...{ phone_cents_per_minute: 320, chat_cents_per_minute: 280, written_cents: null, written_delay_hours: null },
      comeback_at: null,
      portrait: null,
      created_at: new Date('2026-01-12T09:00:00Z'),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return asAdvisor(row);
}

/** Everything that a member can leave here: a review, a report, a request to be told. For tests of export and erasure. */
export async function plantTraces(tx: Writer, userId: string): Promise<void> {
  const now = Temporal.Now.instant();
  const { id: advisorId } = await plantAdvisor(tx);
  const said = { signed: 'Zénobie', rating: 5, body: 'Un avis à elle.', consultedOn: '2026-11-10' };
  const written = { writtenAt: new Date(now.epochMilliseconds) };
  const own = await insertReview(tx, { advisorId, userId, ...said, ...written });
  await reportReview(tx, { reviewId: own.id, userId, reason: 'Un motif à elle.', now });
  await setAlert(tx, { advisorId, userId, push: true, mail: true, now });
}
