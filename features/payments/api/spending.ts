import type { Services } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { disputedCents, type OrderState, refundedCents } from '../engine/index.ts';
import { spendingOrders } from './order.repo.ts';

export interface Spending {
  /** When the paying button was pressed. */
  at: Temporal.Instant;
  cents: number;
}

/** What went, or may still go: all of a hold until it is known how much was used, less what came back. */
function centsOf(state: OrderState): number {
  if (!state.payment) return state.usedCents ?? state.sunsCents + state.cardCents;
  const back = refundedCents(state, 'card') + refundedCents(state, 'suns') + disputedCents(state);
  return Math.max(0, state.payment.cardCents + state.payment.sunsCents - back);
}

/** What a member has spent on consultations since then, whatever they paid with. */
export async function consultationSpendings(
  db: Reader,
  { features }: Pick<Services, 'features'>,
  userId: string,
  since: Temporal.Instant,
): Promise<Spending[]> {
  const products = features
    .flatMap((feature) => feature.products ?? [])
    .flatMap(({ kind, isConsultation }) => (isConsultation ? [kind] : []));
  const orders = await spendingOrders(db, { userId, products, since });
  return orders
    .flatMap(({ state }) =>
      state.confirmedAt ? [{ at: Temporal.Instant.from(state.confirmedAt), cents: centsOf(state) }] : [],
    )
    .filter(({ at }) => Temporal.Instant.compare(at, since) >= 0);
}
