export { catchUp } from './catch-up.ts';
export {
  CANCELLATIONS,
  type Cancellation,
  type PayMode,
  REFUND_REASONS,
  REFUSALS,
  type RefundReason,
  type Refusal,
  type Way,
} from './order-events.ts';
export {
  type Attempt,
  disputedCents,
  isFinal,
  type OrderEvent,
  type OrderState,
  orderLog,
  type Phase,
  type Refund,
  refundable,
  refundedCents,
} from './order-log.ts';
export type { IntentFacts, ProviderFacts } from './provider-facts.ts';
export { LEAST_CARD_CENTS, type Settled, type Split, settleUsed, splitPrice } from './split.ts';
export { type OrderStatus, STATUSES, statusOf } from './status.ts';
export { SUN_PACKS_CENTS, type SunPack, sunPacks } from './sun-packs.ts';
export { rateWords, VAT_STANDARD, vatInside, vatOfPart } from './vat.ts';
export { isUndecided, type Wish, wishesOf } from './wishes.ts';
export { type Bought, lastWithdrawalDay, shareBack } from './withdrawal.ts';
