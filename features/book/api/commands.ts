/** What becomes of a book that was ordered, each step in the transaction that gives cause for it. */
import { Failure, fail, type Services } from '@solelune/contract/server';
import { de } from '@solelune/french/elision';
import { askRefund, lockOwnOrder } from '@solelune/payments/api';
import { refundable } from '@solelune/payments/engine';
import type { Writer } from '@solelune/platform';
import { saveActivity } from '@solelune/profile/api';
import { BOOK_ZONE } from '../composition/given.ts';
import { canBeGivenUp } from '../engine/sale.ts';
import { findBook, lockBook } from './book.repo.ts';
import { makeBookJob } from './job-inputs.ts';
import type { BookRow } from './tables.ts';

interface Context {
  services: Services;
  at: Temporal.Instant;
}

/** Paid: it waits for its turn. A gift is made the day before it is given, and may be given up until then. */
export async function startMaking(tx: Writer, { services }: Context, id: string): Promise<void> {
  const row = await lockBook(tx, id);
  if (row?.status !== 'draft') return;
  await tx.updateTable('book_book').set({ status: 'waiting' }).where('id', '=', id).execute();
  await sendMaking(tx, services, row);
}

async function sendMaking(tx: Writer, services: Services, { id, gift_day }: BookRow): Promise<void> {
  const startAfter = gift_day ? dayBefore(gift_day) : undefined;
  await services.jobs.send(tx, makeBookJob, { id }, { key: id, ...(startAfter && { startAfter }) });
}

const dayBefore = (day: string): Temporal.Instant =>
  Temporal.PlainDate.from(day).subtract({ days: 1 }).toZonedDateTime(BOOK_ZONE).toInstant();

/** At nine in the morning, in Paris. */
export const giftMoment = (day: string): Temporal.Instant =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: BOOK_ZONE, plainTime: '09:00' }).toInstant();

/** Where a member looks for what they had; the same book is kept once. */
export async function keepAmongActivities(
  tx: Writer,
  userId: string,
  { id, firstname }: BookRow,
  at: Temporal.Instant,
): Promise<void> {
  const title = `Le livre ${de(firstname)}`;
  await saveActivity(tx, userId, { category: 'book', title, payload: { address: `/profil/livres/${id}` } }, at);
}

/** What was to be refunded could not be: it waits again. */
export async function giveBack(tx: Writer, { services }: Context, row: BookRow): Promise<void> {
  await tx.updateTable('book_book').set({ status: 'waiting' }).where('id', '=', row.id).execute();
  await sendMaking(tx, services, row);
}

/** One press, until the first page: everything comes back, Suns as Suns and the rest to the card. */
export async function giveUp(tx: Writer, context: Context, id: string, userId: string): Promise<true | Failure> {
  const found = await findBook(tx, id);
  if (found?.user_id !== userId || !found.order_id) return fail('not_found');
  const order = await lockOwnOrder(tx, found.order_id, userId);
  const row = await lockBook(tx, id);
  if (!order || !row) return fail('not_found');
  if (!canBeGivenUp(row.status))
    return fail('conflict', { sentence: 'La fabrication a commencé : le livre ne peut plus être annulé.' });
  await context.services.jobs.cancel(tx, makeBookJob, id);
  return refundWhole(tx, context, row, order);
}

type Order = NonNullable<Awaited<ReturnType<typeof lockOwnOrder>>>;

/** All that was paid, for a book that will not be. */
export async function refundWhole(
  tx: Writer,
  context: Context,
  { id }: BookRow,
  order: Order,
): Promise<true | Failure> {
  await tx.updateTable('book_book').set({ status: 'refunding' }).where('id', '=', id).execute();
  const { sunsCents, cardCents } = refundable(order.state);
  let current = order;
  for (const [to, cents] of [
    ['suns', sunsCents],
    ['card', cardCents],
  ] as const) {
    if (cents === 0) continue;
    const asked = await askRefund(tx, context, current, {
      ...{ id: `book-${id}-${to}`, cents, to, reason: 'rule', note: null },
    });
    if (asked instanceof Failure) return asked;
    current = asked;
  }
  return true;
}
