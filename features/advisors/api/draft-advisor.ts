import { newId, type Writer } from '@solelune/platform';
import type {} from './tables.ts';

/** What a minute costs until its advisor says otherwise. */
const FIRST_CENTS_PER_MINUTE = 250;

interface Newcomer {
  userId: string;
  firstname: string;
}

/** The page of who has just come: nobody sees it before it is written, and approved. Who left and comes back finds their own. */
export async function draftAdvisor(tx: Writer, { userId, firstname }: Newcomer, now: Temporal.Instant): Promise<void> {
  const known = await tx.selectFrom('advisors_advisor').select('id').where('user_id', '=', userId).executeTakeFirst();
  if (known) return;
  const id = newId();
  await tx
    .insertInto('advisors_advisor')
    .values({
      ...{ account_id: id, user_id: userId, slug: await freeSlug(tx, firstname), name: firstname, gender: 'neutral' },
      ...{ portrait: null, headline: '', epithet: '', disciplines: ['astrology'], themes: [], languages: ['fr'] },
      ...{ spotlight: null, presentation: '', tradition: '', session: '', practising_since: null },
      joined_on: now.toZonedDateTimeISO('Europe/Paris').toPlainDate().toString(),
      time_zone: 'Europe/Paris',
      ...{ phone_cents_per_minute: null, chat_cents_per_minute: FIRST_CENTS_PER_MINUTE },
      ...{ written_cents: null, written_delay_hours: null, comeback_at: null, is_listed: false },
      created_at: new Date(now.epochMilliseconds),
    })
    .execute();
}

async function freeSlug(tx: Writer, firstname: string): Promise<string> {
  const plain = firstname
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
  const wanted = plain || 'conseil';
  const taken = await tx.selectFrom('advisors_advisor').select('slug').where('slug', 'like', `${wanted}%`).execute();
  const slugs = new Set(taken.map(({ slug }) => slug));
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!slugs.has(slug)) return slug;
  }
}
