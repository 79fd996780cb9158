import type { FeatureParts } from '@solelune/contract/server';
import { textOf } from '@solelune/corpus';
import { newId } from '@solelune/platform';
import { demonstrationKind } from '../../corpus.ts';
import { changeReview, insertReview } from '../review.repo.ts';
import { DEMO_REVIEWS } from './reviews.ts';

const DAY_MS = 86_400_000;
const JOINED_ON = '2026-01-12';
const SLUGS = demonstrationKind.slugs as readonly string[];

/** Our own Markdown as it is stored: paragraphs parted by an empty line, no markup. */
const plain = (html: string): string =>
  html
    .split('</p>')
    .map((paragraph) => paragraph.replace(/<[^>]*>/g, '').trim())
    .filter(Boolean)
    .join('\n\n')
    .replaceAll('&#39;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** While nobody is in the team: the demonstration team, each marked as one. */
export async function plantTeam({ db, transaction, services, now }: FeatureParts): Promise<string[]> {
  if (await db.selectFrom('advisors_advisor').select('id').executeTakeFirst()) return [];
  const nowMs = now().epochMilliseconds;
  await transaction(async (tx) => {
    services.pages.changed('advisors');
    for (const slug of SLUGS) {
      const { title, lead, sections, frontMatter: who } = textOf(services.corpus, demonstrationKind, slug);
      const [tradition, session] = sections.map(({ html }) => plain(html));
      const login = await tx
        .selectFrom('account_user')
        .select('id')
        .where('email', '=', `${slug}@demo.solelune.example`)
        .executeTakeFirst();
      const { id } = await tx
        .insertInto('advisors_advisor')
        .values({
          ...{ account_id: newId(), user_id: login?.id ?? null, slug, name: title, portrait: slug },
          ...{ gender: who.gender, headline: who.headline, epithet: who.epithet, disciplines: who.disciplines },
          ...{ themes: who.themes, languages: who.languages, spotlight: who.spotlight },
          ...{ presentation: plain(lead), tradition: tradition ?? '', session: session ?? '' },
          ...{ practising_since: who.since, joined_on: JOINED_ON, time_zone: who.zone },
          ...{ phone_cents_per_minute: who.phone, chat_cents_per_minute: who.chat },
          ...{ written_cents: who.letter, written_delay_hours: who.delay },
          ...{ comeback_at: null, is_demo: true, created_at: new Date(nowMs) },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const { daysAgo, answer, ...review } of DEMO_REVIEWS[slug] ?? []) {
        const writtenAt = new Date(nowMs - daysAgo * DAY_MS);
        const consultedOn = new Date(writtenAt.getTime() - DAY_MS).toISOString().slice(0, 10);
        const row = await insertReview(tx, {
          advisorId: id,
          userId: null,
          consultedOn,
          writtenAt,
          isDemo: true,
          ...review,
        });
        const answered_at = new Date(writtenAt.getTime() + DAY_MS);
        if (answer) await changeReview(tx, row.id, { answer, answered_at });
      }
    }
  });
  return [`Démonstration : une équipe de ${SLUGS.length} personnes, /equipe`];
}

/** A real site begins without them; their reviews, hours and consoles go with them. */
export async function forgetTeam({ transaction, services }: FeatureParts): Promise<number> {
  return transaction(async (tx) => {
    services.pages.changed('advisors');
    const gone = await tx.deleteFrom('advisors_advisor').where('is_demo', '=', true).returning('id').execute();
    return gone.length;
  });
}
