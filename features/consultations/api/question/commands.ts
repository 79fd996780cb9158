/** What happens to a question, each with all that follows from it, in the caller's transaction. */
import { findAdvisor } from '@solelune/advisors/api';
import { Failure, fail } from '@solelune/contract/server';
import { de } from '@solelune/french/elision';
import { askRefund } from '@solelune/payments/api';
import { refundable } from '@solelune/payments/engine';
import type { Writer } from '@solelune/platform';
import { saveActivity } from '@solelune/profile/api';
import { FOLLOW_DAYS, isWaiting, lateCents, mayFollow } from '../../engine/question.ts';
import { questionAnswered, questionLate } from '../../mail/question-letters.ts';
import { lockBoth } from '../share.ts';
import { forgetJob, lateJob } from './job-inputs.ts';
import { changeQuestion, type Locked, lockQuestion, sealedQuestion } from './question.repo.ts';
import { bookLetter, bookLetterLost } from './share.ts';
import type { QuestionRow } from './tables.ts';
import { type Telling, tellAdvisor, tellMember } from './tell.ts';

const date = (at: Temporal.Instant) => new Date(at.epochMilliseconds);
export const instant = (at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime());
const lateKey = ({ id }: Pick<QuestionRow, 'id'>, which: 'answer' | 'followup') => `${id}:${which}`;

/** Paid: the advisor is told, and the promise begins to run. */
export async function askPaid(tx: Writer, telling: Telling, id: string): Promise<void> {
  const { services, at } = telling;
  const row = await lockQuestion(tx, id);
  if (row?.status !== 'draft') return;
  const due = at.add({ hours: row.delay_hours });
  const asked = await changeQuestion(tx, id, { status: 'asked', asked_at: date(at), due_at: date(due) });
  await services.jobs.cancel(tx, forgetJob, id);
  await services.jobs.send(tx, lateJob, { id }, { key: lateKey(row, 'answer'), startAfter: due });
  await tellAdvisor(tx, telling, asked, {
    title: 'Une question vous attend',
    words: (who, /* begins with a day of the week */ when) => `${who} attend votre lettre avant le ${when}.`,
  });
}

/** The question more, once. */
export async function follow(
  tx: Writer,
  telling: Telling,
  row: QuestionRow,
  words: string,
): Promise<QuestionRow | Failure> {
  const { services, at } = telling;
  if (!mayFollow(row.status, row.answered_at && instant(row.answered_at), at))
    return fail('conflict', { sentence: 'La question de suite a déjà été posée, ou son délai est passé.' });
  const due = at.add({ hours: row.delay_hours });
  const followed = await changeQuestion(tx, row.id, {
    ...{ status: 'followed', followup_at: date(at), due_at: date(due) },
    followup: sealedQuestion.followup.seal(services.sealing, row.id, words),
  });
  await services.jobs.send(tx, lateJob, { id: row.id }, { key: lateKey(row, 'followup'), startAfter: due });
  await tellAdvisor(tx, telling, followed, {
    title: 'Une question de suite vous attend',
    words: (who, when) => `${who} vous a posé sa question de suite et attend votre lettre avant le ${when}.`,
  });
  return followed;
}

const NOTHING_WAITS =
  'Aucune lettre n’est attendue pour cette question : elle a reçu sa réponse, ou le délai est passé.';

/** The letter leaves: kept sealed, found among the member's activities, announced by mail. */
export async function answer(
  tx: Writer,
  telling: Telling,
  row: QuestionRow,
  letter: string,
): Promise<QuestionRow | Failure> {
  const { services, at } = telling;
  if (!isWaiting(row.status)) return fail('conflict', { sentence: NOTHING_WAITS });
  const isFirst = row.status === 'asked';
  const advisor = (await findAdvisor(tx, row.advisor_id))?.name ?? '';
  const subject = `La lettre ${de(advisor)}${isFirst ? '' : ', suite'}`;
  const text = `${advisor} a répondu à votre question. La lettre se garde douze mois.`;
  const sent_at = at.toString({ smallestUnit: 'second' });
  const payload = { subject, text, sent_at };
  const { row: activity } = await saveActivity(tx, row.user_id, { category: 'email', title: subject, payload }, at);
  const column = isFirst ? 'answer' : 'followup_answer';
  const answered = await changeQuestion(tx, row.id, {
    ...{ status: isFirst ? 'answered' : 'closed', draft: null, due_at: null },
    [column]: sealedQuestion[column].seal(services.sealing, row.id, letter),
    ...(isFirst
      ? { answered_at: date(at), answer_activity: activity.id }
      : { followup_answered_at: date(at), followup_activity: activity.id }),
  });
  if (isFirst) await bookLetter(tx, telling, row);
  await services.jobs.cancel(tx, lateJob, lateKey(row, isFirst ? 'answer' : 'followup'));
  await tellMember(tx, telling, answered, questionAnswered, {
    address: `/profil/activites/email/${activity.id}`,
    more: isFirst
      ? `Une question de suite est comprise dans le prix : vous avez ${FOLLOW_DAYS} jours pour la poser.`
      : 'Cette lettre était la dernière de cette question.',
  });
  return answered;
}

const ALL_BACK = 'Tout ce que vous aviez payé vous est rendu : la carte vers la carte, les Soleils en Soleils.';
const HALF_BACK =
  'La moitié de ce que vous aviez payé vous est rendue : vers la carte d’abord, le reste en Soleils. La première lettre reste à vous.';

/** The promised hour has passed without a letter: what it was worth goes back by itself. */
export async function giveBackLate(tx: Writer, telling: Telling, { row, order }: Locked): Promise<void> {
  const { at } = telling;
  if (!isWaiting(row.status) || !row.due_at || row.due_at.getTime() > at.epochMilliseconds) return;
  await lockBoth(tx, at, { memberId: row.user_id, advisorId: row.advisor_id });
  if (order) await giveBack(tx, telling, { row, order }, 'late');
  const isAnswer = row.status === 'asked';
  if (!isAnswer) await bookLetterLost(tx, telling, row);
  const late = await changeQuestion(tx, row.id, { status: isAnswer ? 'late' : 'closed', draft: null, due_at: null });
  await tellMember(tx, telling, late, questionLate, { outcome: isAnswer ? ALL_BACK : HALF_BACK });
  await tellAdvisor(tx, telling, late, {
    title: 'Le délai est passé',
    words: (who) => `La lettre promise à ${who} n’est pas partie à temps : son prix a été rendu.`,
  });
}

/** Card to card first, Suns as Suns. */
async function giveBack(
  tx: Writer,
  { services, at }: Telling,
  { row, order }: { row: QuestionRow; order: NonNullable<Locked['order']> },
  why: 'late' | 'gone',
): Promise<void> {
  const paid = refundable(order.state);
  const cents = lateCents(row.status, paid.cardCents + paid.sunsCents);
  const toCard = Math.min(cents, paid.cardCents);
  let current = order;
  for (const [to, part] of [
    ['suns', cents - toCard],
    ['card', toCard],
  ] as const) {
    if (part === 0) continue;
    const refund = { id: `${why}-${row.status}-${row.id}-${to}`, cents: part, to, reason: 'rule', note: null } as const;
    const asked = await askRefund(tx, { services, at }, current, refund);
    if (asked instanceof Failure) throw new Error(`A question (${why}) could not be given back: ${asked.code}`);
    current = asked;
  }
}

/** Its member goes before the letter has come: what they paid goes back, as if they had renounced, and the advisor is told that nobody waits. */
export async function giveBackGone(tx: Writer, telling: Telling, { row, order }: Locked): Promise<void> {
  if (row.status !== 'asked') return;
  if (order) await giveBack(tx, telling, { row, order }, 'gone');
  await tellAdvisor(tx, telling, row, {
    title: 'Une question n’attend plus de lettre',
    words: (who) =>
      `${who} a fermé son compte avant votre lettre : son prix lui a été rendu, et vous n’avez rien à écrire.`,
  });
  await withdraw(tx, telling, row.id);
}

/** Renounced before it was answered: nobody owes a letter any more. False: it was answered. */
export async function withdraw(tx: Writer, { services }: Telling, id: string): Promise<boolean> {
  const row = await lockQuestion(tx, id);
  if (!row) return true;
  if (row.status !== 'asked') return row.status === 'late' || row.status === 'withdrawn';
  await changeQuestion(tx, id, { status: 'withdrawn', draft: null, due_at: null });
  await services.jobs.cancel(tx, lateJob, lateKey(row, 'answer'));
  return true;
}
