import { lockOwnOrder } from '@solelune/payments/api';
import { type Reader, sealedBytes, sealedText, type Writer } from '@solelune/platform';
import { sql } from 'kysely';
import type { NewQuestion, QuestionChange, QuestionRow } from './tables.ts';

export const sealedQuestion = {
  question: sealedText('consultations_question', 'question'),
  draft: sealedText('consultations_question', 'draft'),
  answer: sealedText('consultations_question', 'answer'),
  followup: sealedText('consultations_question', 'followup'),
  followup_answer: sealedText('consultations_question', 'followup_answer'),
};
export const sealedPicture = sealedBytes('consultations_question_picture', 'bytes');

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
export const isUuid = (id: string): boolean => UUID.test(id);

const rows = (db: Reader) => db.selectFrom('consultations_question').selectAll();

export async function findQuestion(db: Reader, id: string): Promise<QuestionRow | undefined> {
  return isUuid(id) ? rows(db).where('id', '=', id).executeTakeFirst() : undefined;
}

/** Of a member, paid for; the newest first. */
export const questionsOfMember = (db: Reader, userId: string): Promise<QuestionRow[]> =>
  rows(db)
    .where('user_id', '=', userId)
    .where('status', '!=', 'draft')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

/** What an advisor owes, the most urgent first, then what they have answered last. */
export async function questionsOfAdvisor(db: Reader, advisorId: number): Promise<QuestionRow[]> {
  const of = () => rows(db).where('advisor_id', '=', advisorId);
  const waiting = await of().where('status', 'in', ['asked', 'followed']).orderBy('due_at').execute();
  const done = await of()
    .where('status', 'in', ['answered', 'closed', 'late'])
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  return [...waiting, ...done];
}

/** The day on which the member was last answered by the advisor: a letter is a consultation. */
export async function lastAnswered(db: Reader, userId: string, advisorId: number): Promise<string | null> {
  const row = await db
    .selectFrom('consultations_question')
    .select(sql<string | null>`to_char(max(answered_at) at time zone 'Europe/Paris', 'YYYY-MM-DD')`.as('day'))
    .where('user_id', '=', userId)
    .where('advisor_id', '=', advisorId)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** The question that a letter among the member's own activities answers. */
export const questionOfLetter = (db: Reader, userId: string, activityId: string): Promise<QuestionRow | undefined> =>
  rows(db)
    .where('user_id', '=', userId)
    .where((row) => row.or([row('answer_activity', '=', activityId), row('followup_activity', '=', activityId)]))
    .executeTakeFirst();

export const insertQuestion = (tx: Writer, question: NewQuestion) =>
  tx.insertInto('consultations_question').values(question).execute();

export const changeQuestion = (tx: Writer, id: string, values: QuestionChange): Promise<QuestionRow> =>
  tx.updateTable('consultations_question').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const lockQuestion = async (tx: Writer, id: string): Promise<QuestionRow | undefined> =>
  isUuid(id)
    ? tx.selectFrom('consultations_question').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;

type Order = NonNullable<Awaited<ReturnType<typeof lockOwnOrder>>>;
export interface Locked {
  row: QuestionRow;
  order: Order | null;
}

/** The order first, as payments does: two who come from either side never wait for each other. */
export async function lockWithOrder(tx: Writer, id: string): Promise<Locked | null> {
  const known = await findQuestion(tx, id);
  if (!known) return null;
  const order = known.order_id ? await lockOwnOrder(tx, known.order_id, known.user_id) : null;
  const row = await lockQuestion(tx, id);
  return row ? { row, order } : null;
}

export const pictureIds = async (db: Reader, questionId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('consultations_question_picture')
      .select('id')
      .where('question_id', '=', questionId)
      .orderBy('number')
      .execute()
  ).map(({ id }) => id);

export const findPicture = (db: Reader, id: string) =>
  db
    .selectFrom('consultations_question_picture as picture')
    .innerJoin('consultations_question as question', 'question.id', 'picture.question_id')
    .select(['picture.id', 'picture.bytes', 'question.user_id', 'question.advisor_id', 'question.status'])
    .where('picture.id', '=', id)
    .executeTakeFirst();
