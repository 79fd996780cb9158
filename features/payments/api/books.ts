import { findKey, type NewEntry, post, postAll, refund as refundEntry, reverse } from '@solelune/ledger';
import type { Account, Line } from '@solelune/ledger/engine';
import type { Writer } from '@solelune/platform';
import { available, HOUSE_ACCOUNTS } from '@solelune/wallet/api';
import { type OrderState, type Refund, refundable, refundedCents, vatInside, vatOfPart } from '../engine/index.ts';
import { HOUSE, held, payable } from './accounts.ts';
import type { Deed, Product } from './products.ts';

/** Every entry of an order begins so: the books of one order can be found by it. */
export const entryKey = (orderId: string, deed: string): string => `payments:${orderId}:${deed}`;

const euros = (account: Account, amount: number): Line => ({ account, currency: 'eur', amount });
const suns = (account: Account, amount: number): Line => ({ account, currency: 'suns', amount });
const written = (lines: readonly Line[]): Line[] => lines.filter(({ amount }) => amount !== 0);

class NotBooked extends Error {
  override name = 'NotBooked';
}

/** What the ledger refuses here is a fault of ours: the transaction goes, with everything in it. */
async function mustBook(outcome: ReturnType<typeof post>, deed: string): Promise<void> {
  const result = await outcome;
  if ('refused' in result) throw new NotBooked(`${deed}: ${result.refused}`);
}

async function entryOf(tx: Writer, orderId: string, deed: string): Promise<string> {
  const entry = await findKey(tx, entryKey(orderId, deed));
  if (!entry) throw new NotBooked(`${deed} was never written`);
  return entry.id;
}

/** Suns that will pay are put aside; false when there are not enough. */
export async function bookSunsHeld(tx: Writer, { orderId, userId, state, at }: Deed): Promise<boolean> {
  if (state.suns === 0 || !userId) return state.suns === 0;
  const lines = [suns(available(userId), -state.suns), suns(held(userId), state.suns)];
  const moved = await post(tx, {
    key: entryKey(orderId, 'hold'),
    operation: 'hold',
    label: 'Soleils réservés',
    detail: state.label,
    at,
    lines,
  });
  return !('refused' in moved);
}

/** The order came to nothing: they come back. */
export async function bookSunsReleased(tx: Writer, { orderId, userId, state, at }: Deed): Promise<void> {
  if (state.suns === 0 || !userId || !state.confirmedAt) return;
  const lines = [suns(held(userId), -state.suns), suns(available(userId), state.suns)];
  const words = { operation: 'release', label: 'Soleils rendus', detail: state.label, at };
  await mustBook(post(tx, { key: entryKey(orderId, 'release'), ...words, lines }), 'release');
}

/** Paid: the card's money is the house's, the advisors' and the State's; the Suns are spent, and what was not needed comes back. */
export function paidEntries(deed: Deed, { shares: sharesOf, entries }: Product): NewEntry[] {
  const { orderId, userId, state, at } = deed;
  const { cardCents = 0, suns: used = 0, feeCents } = state.payment ?? {};
  // Known at once as a rule; where it is not, it follows in an entry of its own.
  const fee = feeCents ?? 0;
  const vat = vatInside(cardCents, state.vatRate);
  const shares = sharesOf?.({ ...deed, netCents: cardCents - vat }) ?? [];
  const shared = shares.reduce((sum, { cents }) => sum + cents, 0);
  const lines = written([
    euros(HOUSE.clearing, fee - cardCents),
    euros(HOUSE.fees, -fee),
    euros(HOUSE.vat, vat),
    ...shares.map(({ advisorId, cents }) => euros(payable(advisorId), cents)),
    euros(HOUSE.revenue, cardCents - vat - shared),
  ]);
  const words = { label: state.label, at };
  const refundableEuros = cardCents > 0 ? { refundable: { currency: 'eur', amount: cardCents } as const } : {};
  const sale = { ...words, key: entryKey(orderId, 'sale'), operation: 'sale', lines, ...refundableEuros };
  const moved = written(
    userId
      ? [suns(held(userId), -state.suns), suns(HOUSE_ACCOUNTS.spent, used), suns(available(userId), state.suns - used)]
      : [],
  );
  const refundableSuns = used > 0 ? { refundable: { currency: 'suns', amount: used } as const } : {};
  const settled = { ...words, key: entryKey(orderId, 'spend'), operation: 'settle', lines: moved, ...refundableSuns };
  const own = [sale, settled].filter((entry) => entry.lines.length > 0);
  return [...own, ...(entries?.(deed) ?? [])];
}

/** All that was paid at once, of one order or of many. */
export async function bookAll(tx: Writer, entries: readonly NewEntry[]): Promise<void> {
  const booked = await postAll(tx, entries);
  if ('refused' in booked) throw new NotBooked(`sale: ${booked.refused}`);
}

/**
 * What an advisor earned by an order after it was paid: where work follows the payment, it is theirs when it is done. Below zero, a part that they lose
 * again. It comes out of what the house earned, and the tax is left as it is.
 */
export async function bookAdvisorShare(
  tx: Writer,
  { orderId, deed, label, at }: { orderId: string; deed: string; label: string; at: Temporal.Instant },
  { advisorId, cents }: { advisorId: string; cents: number },
): Promise<void> {
  if (cents === 0) return;
  const lines = [euros(HOUSE.revenue, -cents), euros(payable(advisorId), cents)];
  await mustBook(post(tx, { key: entryKey(orderId, deed), operation: 'share', label, at, lines }), deed);
}

export async function bookFee(tx: Writer, { orderId, at }: Deed, feeCents: number): Promise<void> {
  const lines = written([euros(HOUSE.clearing, feeCents), euros(HOUSE.fees, -feeCents)]);
  if (lines.length === 0) return;
  const words = { operation: 'fee', label: 'Frais de paiement', at };
  await mustBook(post(tx, { key: entryKey(orderId, 'fee'), ...words, lines }), 'fee');
}

/** The tax in a part of the sale that goes back, after the parts that went before it. */
const vatBack = (before: OrderState, cents: number): number => vatOfPart(cents, doneToCard(before), before.vatRate);
const doneToCard = ({ refunds }: OrderState): number =>
  refunds.reduce((sum, one) => (one.to === 'card' && one.state === 'done' ? sum + one.cents : sum), 0);

export async function bookRefundToCard(
  tx: Writer,
  { orderId, at }: Deed,
  before: OrderState,
  { id, cents }: Refund,
): Promise<void> {
  const lines = ({ amount }: { amount: number }) => {
    const vat = vatBack(before, amount);
    return written([euros(HOUSE.clearing, amount), euros(HOUSE.vat, -vat), euros(HOUSE.revenue, vat - amount)]);
  };
  const entryId = await entryOf(tx, orderId, 'sale');
  const words = { label: 'Remboursement', detail: before.label, at };
  await mustBook(
    refundEntry(tx, { key: entryKey(orderId, `refund:${id}`), ...words, entryId, amount: cents, lines }),
    'refund',
  );
}

/** The bank sent it back: as if it had never been given. */
export const bookRefundReturned = async (tx: Writer, { orderId, at }: Deed, { id }: Refund): Promise<void> =>
  mustBook(
    reverse(tx, {
      ...{ key: entryKey(orderId, `returned:${id}`), label: 'Remboursement revenu', at },
      entryId: await entryOf(tx, orderId, `refund:${id}`),
    }),
    'returned',
  );

/** In Suns: first those that had paid, then Suns for the card's euros, counted up in the member's favour. */
export async function bookRefundInSuns(
  tx: Writer,
  deed: Deed,
  before: OrderState,
  { id, cents }: Refund,
): Promise<void> {
  const { orderId, userId, services, at } = deed;
  if (!userId) throw new NotBooked('nobody to give Suns to');
  const ofSuns = Math.min(cents, refundable(before).sunsCents);
  const give = (amount: number) => [suns(HOUSE_ACCOUNTS.refunds, -amount), suns(available(userId), amount)];
  const words = { label: 'Remboursement', detail: before.label, at };
  if (ofSuns > 0) {
    const amount = Math.round(ofSuns / (before.sunsCents / before.suns));
    const entryId = await entryOf(tx, orderId, 'spend');
    const lines = (back: { amount: number }) => give(back.amount);
    await mustBook(
      refundEntry(tx, { key: entryKey(orderId, `refund-suns:${id}`), ...words, entryId, amount, lines }),
      'refund',
    );
  }
  if (cents === ofSuns) return;
  const entryId = await entryOf(tx, orderId, 'sale');
  const lines = (back: { amount: number }) => give(Math.ceil(back.amount / services.config.sunValueCents));
  const key = entryKey(orderId, `refund:${id}`);
  await mustBook(refundEntry(tx, { key, ...words, entryId, amount: cents - ofSuns, lines }), 'refund');
}

export async function bookDisputed(
  tx: Writer,
  { orderId, at }: Deed,
  { id, cents, feeCents }: { id: string; cents: number; feeCents: number },
): Promise<void> {
  const lines = written([
    euros(HOUSE.clearing, cents + feeCents),
    euros(HOUSE.disputed, -cents),
    euros(HOUSE.fees, -feeCents),
  ]);
  const words = { operation: 'dispute', label: 'Paiement contesté', at };
  await mustBook(post(tx, { key: entryKey(orderId, `dispute:${id}`), ...words, lines }), 'dispute');
}

export async function bookDisputeClosed(
  tx: Writer,
  { orderId, at }: Deed,
  before: OrderState,
  { id, won }: { id: string; won: boolean },
): Promise<void> {
  const cents = before.disputes.find((one) => one.id === id)?.cents ?? 0;
  const vat = vatOfPart(cents, refundedCents(before, 'card'), before.vatRate);
  const lines = won
    ? [euros(HOUSE.clearing, -cents), euros(HOUSE.disputed, cents)]
    : written([euros(HOUSE.disputed, cents), euros(HOUSE.vat, -vat), euros(HOUSE.revenue, vat - cents)]);
  const words = {
    operation: won ? 'dispute-won' : 'dispute-lost',
    label: won ? 'Contestation gagnée' : 'Contestation perdue',
    at,
  };
  await mustBook(post(tx, { key: entryKey(orderId, `dispute-closed:${id}`), ...words, lines }), 'dispute');
}
