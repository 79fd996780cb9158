import type { Services } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { numberOf } from '../call/phone/phone.repo.ts';
import type {} from '../guards/tables.ts';
import { sealedQuestion } from '../question/question.repo.ts';
import type {} from '../question/tables.ts';

const PERIOD_WORDS = { day: 'jour', week: 'semaine', month: 'mois' } as const;

/** What a member wrote to advisors, what they allow themselves, and the telephone that is rung: everything else here that is theirs. */
export async function exportBesideRooms(db: Reader, userId: string, { sealing }: Pick<Services, 'sealing'>) {
  const questions = await db
    .selectFrom('consultations_question as question')
    .innerJoin('advisors_advisor as advisor', 'advisor.id', 'question.advisor_id')
    .select(['question.id', 'question.question', 'question.answer', 'question.followup', 'question.followup_answer'])
    .select(['question.created_at', 'question.answered_at', 'question.amount_cents', 'advisor.name'])
    .where('question.user_id', '=', userId)
    .orderBy('question.created_at')
    .execute();
  const limits = await db.selectFrom('consultations_limit').selectAll().where('user_id', '=', userId).execute();
  const pause = await db
    .selectFrom('consultations_pause')
    .select('until')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const words = (name: keyof typeof sealedQuestion, id: string, kept: (typeof questions)[number]['answer']) =>
    kept === null ? null : sealedQuestion[name].open(sealing, id, kept);
  return {
    questions_ecrites: questions.map((row) => ({
      ...{ a: row.name, ecrite_le: row.created_at, repondue_le: row.answered_at, prix_en_centimes: row.amount_cents },
      ...{ question: words('question', row.id, row.question), reponse: words('answer', row.id, row.answer) },
      ...{ suite: words('followup', row.id, row.followup) },
      reponse_a_la_suite: words('followup_answer', row.id, row.followup_answer),
    })),
    limites: limits.map(({ period, cents }) => ({ par: PERIOD_WORDS[period], centimes: cents })),
    pause_jusque: pause?.until ?? null,
    telephone_appele: await numberOf(db, { sealing }, userId),
  };
}
