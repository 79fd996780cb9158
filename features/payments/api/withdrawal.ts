import type { Services } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { lastWithdrawalDay, refundable, refundedCents, shareBack } from '../engine/index.ts';
import type { Order } from './order.repo.ts';
import { findProduct } from './products.ts';

const PARIS = 'Europe/Paris';

/** The last day for it, while it lasts and while something could come back; the contract is made when it is confirmed. */
export function withdrawalDay({ state }: Order, now: Temporal.Instant): Temporal.PlainDate | null {
  const left = refundable(state);
  if (state.phase !== 'paid' || !state.confirmedAt || left.cardCents + left.sunsCents === 0) return null;
  const contractDay = Temporal.Instant.from(state.confirmedAt).toZonedDateTimeISO(PARIS).toPlainDate();
  const last = lastWithdrawalDay(contractDay);
  const today = now.toZonedDateTimeISO(PARIS).toPlainDate();
  return Temporal.PlainDate.compare(today, last) <= 0 ? last : null;
}

export interface Due {
  cents: number;
  units: number;
  unused: number;
}

/** What comes back now: the share of what was not used. */
export async function dueOf(
  db: Reader,
  services: Pick<Services, 'features'>,
  { id, userId, state }: Order,
): Promise<Due> {
  const product = findProduct(services, state.product);
  const { units, unused } = (await product?.unused?.(db, { orderId: id, userId, state })) ?? { units: 1, unused: 0 };
  const paidCents = state.payment?.cardCents ?? 0;
  const backCents = refundedCents(state, 'card');
  const backUnits = paidCents === 0 ? 0 : Math.ceil((units * backCents) / paidCents);
  const back = shareBack({ paidCents, units, backCents, backUnits }, unused);
  return { cents: Math.min(back.cents, refundable(state).cardCents), units, unused: back.units };
}
