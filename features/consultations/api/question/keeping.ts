/** How long a question is kept, and how it goes: whole. What was paid stays with payments, which knows none of its words. */
import type { MemberHooks } from '@solelune/contract/server';
import type { Reader, Writer } from '@solelune/platform';
import { sql } from 'kysely';
import { WORDS_KEPT_DAYS } from '../../retention.ts';
import { giveBackGone } from './commands.ts';
import { lockWithOrder, questionsOfMember } from './question.repo.ts';
import type { QuestionRow } from './tables.ts';
import { advisorOf, open } from './views.ts';

const BATCH = 100;
const HOURS_PER_DAY = 24;

export const eraseQuestions = async (tx: Writer, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await tx.deleteFrom('consultations_question').where('id', 'in', ids).execute();
};

/** Over so long ago that its words are no longer kept. One that waits for a letter is never among them. */
export async function questionsKeptTooLong(db: Reader, now: Temporal.Instant): Promise<string[]> {
  const before = new Date(now.subtract({ hours: WORDS_KEPT_DAYS * HOURS_PER_DAY }).epochMilliseconds);
  const last = sql<Date>`coalesce(followup_answered_at, followup_at, answered_at, asked_at, created_at)`;
  const rows = await db
    .selectFrom('consultations_question')
    .select('id')
    .where('status', 'in', ['answered', 'closed', 'late', 'withdrawn'])
    .where(last, '<', before)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
}

const said = (words: string): string | null => (words === '' ? null : words);

/** What a member asked and was answered, for them to take along. With the account, the rows go by themselves. */
export const questionMembers: MemberHooks = {
  beforeAccountDeletion: async (tx, userId, services, now) => {
    const owed = await tx
      .selectFrom('consultations_question')
      .select('id')
      .where('user_id', '=', userId)
      .where('status', '=', 'asked')
      .orderBy('id')
      .execute();
    for (const { id } of owed) {
      const found = await lockWithOrder(tx, id);
      if (found) await giveBackGone(tx, { services, at: now }, found);
    }
  },
  exportOf: async (db, userId, services) => {
    const rows: QuestionRow[] = await questionsOfMember(db, userId);
    const told = rows.map(async (row) => ({
      a: (await advisorOf(db, row.advisor_id)).name,
      ...{ posee_le: row.asked_at, question: open(services, row, 'question') },
      ...{ repondue_le: row.answered_at, lettre: said(open(services, row, 'answer')) },
      ...{
        suite: said(open(services, row, 'followup')),
        lettre_de_suite: said(open(services, row, 'followup_answer')),
      },
      prix_en_centimes: row.amount_cents,
    }));
    return { questions_ecrites: await Promise.all(told) };
  },
};
