import { findAdvisorOfUser } from '@solelune/advisors/api';
import { Failure, fail, type Handler, handle } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import {
  question,
  questionAnswer,
  questionAsked,
  questionDraft,
  questionErase,
  questionFollow,
  questions,
  questionsAsked,
} from '../../contract/question.ts';
import { isWaiting } from '../../engine/question.ts';
import { mayAnswer } from '../guards/index.ts';
import { questionFormHandler, questionNewHandler } from './ask.ts';
import { answer, follow } from './commands.ts';
import { eraseQuestions } from './keeping.ts';
import {
  changeQuestion,
  findQuestion,
  lockQuestion,
  questionsOfAdvisor,
  questionsOfMember,
  sealedQuestion,
} from './question.repo.ts';
import type { QuestionRow } from './tables.ts';
import { advisorOf, advisorView, listedForAdvisor, memberView, openingOf } from './views.ts';

const questionHandler = handle(question, async ({ id }, { db, who, services, now }) => {
  const row = await findQuestion(db, id);
  return row?.user_id === who.userId && row.status !== 'draft'
    ? memberView({ db, services, now, who }, row)
    : fail('not_found');
});

const questionsHandler = handle(questions, async (_, { db, who, services }) => {
  const rows = await questionsOfMember(db, who.userId);
  const listed = rows.map(async (row) => ({
    ...openingOf(services, row),
    advisor: await advisorOf(db, row.advisor_id),
  }));
  return { questions: await Promise.all(listed) };
});

const followHandler = handle(questionFollow, async (input, { db, who, services, now }) => {
  const row = await lockQuestion(db, input.id);
  if (row?.user_id !== who.userId || row.status === 'draft') return fail('not_found');
  const followed = await follow(db, { services, at: now }, row, input.question);
  return followed instanceof Failure ? followed : memberView({ db, services, now, who }, followed);
});

const UNCONFIRMED = 'Cochez la case pour confirmer : ce qui est effacé ne revient pas';
const AWAITED = 'Une lettre est attendue pour cette question : elle s’efface une fois que tout est répondu.';

const eraseHandler = handle(questionErase, async ({ id, confirmed }, { db, who }) => {
  const row = await lockQuestion(db, id);
  if (row?.user_id !== who.userId || row.status === 'draft') return fail('not_found');
  if (isWaiting(row.status)) return fail('conflict', { sentence: AWAITED });
  if (!confirmed) return fail('invalid_input', { fields: { confirmed: UNCONFIRMED } });
  await eraseQuestions(db, [id]);
  return {};
});

/** The advisor's side: whoever has the permission and a page in the team is that advisor, and reads nobody else's. */
async function isTheirs(db: Reader, userId: string, row: QuestionRow | undefined): Promise<boolean> {
  if (!row || row.status === 'draft' || row.status === 'withdrawn') return false;
  return (await findAdvisorOfUser(db, userId))?.id === row.advisor_id;
}

const questionsAskedHandler = handle(questionsAsked, async (_, { db, who, services, now }) => {
  const advisor = await findAdvisorOfUser(db, who.userId);
  if (!advisor) return fail('not_found');
  const rows = await questionsOfAdvisor(db, advisor.id);
  return { questions: await Promise.all(rows.map((row) => listedForAdvisor({ db, services, now, who }, row))) };
});

const questionAskedHandler = handle(questionAsked, async ({ id }, { db, who, services, now }) => {
  const row = await findQuestion(db, id);
  return row && (await isTheirs(db, who.userId, row))
    ? advisorView({ db, services, now, who }, row)
    : fail('not_found');
});

const draftHandler = handle(questionDraft, async ({ id, letter = '' }, { db, who, services }) => {
  const row = await lockQuestion(db, id);
  if (!row || !(await isTheirs(db, who.userId, row))) return fail('not_found');
  if (!isWaiting(row.status)) return fail('conflict');
  const draft = letter === '' ? null : sealedQuestion.draft.seal(services.sealing, id, letter);
  await changeQuestion(db, id, { draft });
  return {};
});

const answerHandler = handle(questionAnswer, async ({ id, letter }, { db, who, services, now }) => {
  const row = await lockQuestion(db, id);
  if (!row || !(await isTheirs(db, who.userId, row))) return fail('not_found');
  const refused = await mayAnswer(db, row.advisor_id);
  if (refused) return refused;
  const answered = await answer(db, { services, at: now }, row, letter);
  return answered instanceof Failure ? answered : advisorView({ db, services, now, who }, answered);
});

// A handler's input type differs from call to call; the list only needs their common shape.
// oxlint-disable-next-line typescript/no-explicit-any
export const questionHandlers: Handler<any>[] = [
  ...[questionFormHandler, questionNewHandler, questionHandler, questionsHandler, followHandler, eraseHandler],
  ...[questionsAskedHandler, questionAskedHandler, draftHandler, answerHandler],
];
