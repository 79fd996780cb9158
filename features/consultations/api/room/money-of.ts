import { findOrders } from '@solelune/payments/api';
import type { Reader } from '@solelune/platform';
import type { ReceiptData } from '../../contract/room.ts';
import type { Room } from './room.ts';

interface Money {
  heldCents: number;
  paid: ReceiptData['paid'];
  orders: string[];
}

/** What was held for a room, and what became of it so far. */
export async function moneyOf(db: Reader, { id }: Room): Promise<Money> {
  const holds = await db
    .selectFrom('consultations_hold')
    .select(['order_id', 'cents', 'state'])
    .where('consultation_id', '=', id)
    .where('state', '<>', 'asked')
    .orderBy('number')
    .execute();
  const orders = await findOrders(
    db,
    holds.flatMap(({ order_id }) => order_id ?? []),
  );
  const states = orders.map(({ state }) => state).filter(({ confirmedAt }) => confirmedAt !== null);
  const sum = (of: (state: (typeof states)[number]) => number) => states.reduce((all, state) => all + of(state), 0);
  const heldCents = sum(({ sunsCents, cardCents }) => sunsCents + cardCents);
  const takenCents = sum(({ payment }) => (payment ? payment.cardCents + payment.sunsCents : 0));
  const isDecided = states.length > 0 && states.every(({ phase }) => phase === 'paid' || phase === 'cancelled');
  return {
    heldCents,
    paid: isDecided
      ? {
          card_cents: sum(({ payment }) => payment?.cardCents ?? 0),
          suns: sum(({ payment }) => payment?.suns ?? 0),
          off_cents: sum(({ offCents }) => offCents),
          released_cents: Math.max(0, heldCents - takenCents),
        }
      : null,
    orders: orders.map((order) => order.id),
  };
}
