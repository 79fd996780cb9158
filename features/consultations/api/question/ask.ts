import { findAdvisorBySlug, picturesOf } from '@solelune/advisors/api';
import { Failure, fail, handle } from '@solelune/contract/server';
import { acceptsCards, placeOrder } from '@solelune/payments/api';
import { newId, type Reader } from '@solelune/platform';
import { decodeInTurn, findActivities, listActivities } from '@solelune/profile/api';
import { questionForm, questionNew } from '../../contract/question.ts';
import { mayConsult } from '../guards/index.ts';
import { forgetJob } from './job-inputs.ts';
import { changeQuestion, insertQuestion, sealedPicture, sealedQuestion } from './question.repo.ts';

const CLOSED = 'Le paiement par carte n’est pas ouvert pour le moment : aucune question ne peut être envoyée.';
const JOINABLE_SHOWN = 30;
/** What nobody paid for is forgotten after its order has closed. */
const FORGOTTEN_AFTER = { hours: 72 };

async function findWriter(db: Reader, slug: string) {
  const advisor = await findAdvisorBySlug(db, slug);
  const cents = advisor?.prices.written ?? null;
  if (!advisor?.isListed || cents === null || advisor.writtenDelayHours === null) return null;
  return { advisor, cents, delayHours: advisor.writtenDelayHours };
}

export const questionFormHandler = handle(questionForm, async ({ slug }, { db, who, services, now }) => {
  const found = await findWriter(db, slug);
  if (!found) return fail('not_found');
  const { advisor, cents, delayHours } = found;
  const kept = await listActivities(db, { userId: who.userId, kind: null, offset: 0, limit: JOINABLE_SHOWN });
  const picture = (await picturesOf(db, [advisor.id])).get(advisor.id) ?? null;
  return {
    advisor: { slug, name: advisor.name, picture, is_demo: advisor.isDemo },
    ...{ price_cents: cents, delay_hours: delayHours },
    joinable: kept
      .filter(({ category }) => category !== 'email')
      .map(({ id, category, title, created_at }) => ({ id, category, title, created_at: created_at.toISOString() })),
    refusal: (await mayConsult(db, services, who.userId, cents, now))?.sentence ?? null,
    open: acceptsCards(services.config),
  };
});

export const questionNewHandler = handle(
  questionNew,
  async (input, { db, who, services, now, signal, transaction }) => {
    const { slug, question, attachments = [], files = [] } = input;
    const found = await findWriter(db, slug);
    if (!found) return fail('not_found');
    if (!acceptsCards(services.config)) return fail('unavailable', { sentence: CLOSED });
    const refused = await mayConsult(db, services, who.userId, found.cents, now);
    if (refused) return refused;
    const own = await findActivities(db, who.userId, attachments);
    if (own.length !== attachments.length || own.some(({ category }) => category === 'email'))
      return fail('invalid_input', { fields: { attachments: 'Cette pièce n’est plus parmi vos activités' } });
    const pictures: Uint8Array[] = [];
    for (const [index, { bytes }] of files.entries()) {
      const read = await decodeInTurn(bytes, { userId: who.userId, field: `files[${index}]`, signal });
      if (read instanceof Failure) return read;
      const made = read.files.find(({ size, format }) => size === 'large' && format === 'jpeg');
      if (made) pictures.push(made.bytes);
    }
    return transaction(async (tx) => {
      const id = newId();
      await insertQuestion(tx, {
        ...{ id, user_id: who.userId, advisor_id: found.advisor.id, order_id: null, status: 'draft' },
        ...{ amount_cents: found.cents, delay_hours: found.delayHours, created_at: new Date(now.epochMilliseconds) },
        question: sealedQuestion.question.seal(services.sealing, id, question),
        attachments: [...new Set(own.map((activity) => activity.id))],
      });
      for (const [index, bytes] of pictures.entries()) {
        const picture = newId();
        const sealed = sealedPicture.seal(services.sealing, picture, bytes);
        await tx
          .insertInto('consultations_question_picture')
          .values({ id: picture, question_id: id, number: index + 1, bytes: sealed })
          .execute();
      }
      const order = await placeOrder(tx, { services, at: now }, { userId: who.userId, product: 'question', item: id });
      if (order instanceof Failure) return order;
      await changeQuestion(tx, id, { order_id: order.id });
      await services.jobs.send(tx, forgetJob, { id }, { key: id, startAfter: now.add(FORGOTTEN_AFTER) });
      return { order: order.id };
    });
  },
);
