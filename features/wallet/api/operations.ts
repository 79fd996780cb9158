import type { Writer } from '@solelune/platform';
import { type Amount, given, linesOf, received, reversed, type SystemName } from '../engine/index.ts';
import { findEntry, isReversed, refundedAmount } from './entries.repo.ts';
import { type Done, perform, type Refused, type Wording } from './perform.ts';

type ForMember = Wording & { userId: string };

/** Gives to the member. `source`: bought or earned (`issued`), offered (`promotions`), or given back for what was paid otherwise (`refunds`). */
export function credit(
  db: Writer,
  { source, currency, amount, ...wording }: ForMember & Amount & { source: 'issued' | 'promotions' | 'refunds' },
): Promise<Done | Refused> {
  const plan = () => linesOf([received({ currency, amount }, source)]);
  return perform(db, { ...wording, operation: 'credit', asked: [currency, amount, source], plan });
}

/** Takes from the member, who must have it. */
export function spend(db: Writer, { currency, amount, ...wording }: ForMember & Amount): Promise<Done | Refused> {
  const plan = () => linesOf([given({ currency, amount }, 'spent')]);
  return perform(db, { ...wording, operation: 'spend', asked: [currency, amount], plan });
}

/** Takes in one currency and, unless what is had for it lies outside the ledger (a coupon), gives in the other: both or neither. */
export function exchange(
  db: Writer,
  { give, receive, ...wording }: ForMember & { give: Amount; receive?: Amount },
): Promise<Done | Refused> {
  const asked = [give.currency, give.amount, receive?.currency ?? null, receive?.amount ?? null];
  const house: SystemName = 'exchanged';
  const plan = () => linesOf([given(give, house), ...(receive ? [received(receive, house)] : [])]);
  return perform(db, { ...wording, operation: 'exchange', asked, plan });
}

/** Gives back a spend, or `amount` of it; several times, until nothing of it is left. */
export async function refund(
  db: Writer,
  { entryId, amount, ...wording }: Wording & { entryId: string; amount?: number },
): Promise<Done | Refused> {
  const spent = await findEntry(db, { id: entryId });
  if (!spent?.userId) return { refused: 'not_found' };
  const paid = spent.lines.find(({ system }) => system === null);
  if (spent.operation !== 'spend' || !paid) return { refused: 'not_refundable' };
  const plan = async () => {
    const left = (await isReversed(db, entryId)) ? 0 : -paid.amount - (await refundedAmount(db, entryId));
    const back = amount ?? left;
    if (back > left || left === 0) return { refused: 'not_refundable' } as const;
    return linesOf([received({ currency: paid.currency, amount: back }, 'refunds')]);
  };
  const asked = [amount ?? null];
  return perform(db, { ...wording, userId: spent.userId, operation: 'refund', refunds: entryId, asked, plan });
}

/**
 * Corrects an entry by its opposite, once. A reversal is not reversed (make the operation anew), nor a spend of which something was
 * refunded; what the member no longer has cannot be taken back.
 */
export async function reverse(
  db: Writer,
  { entryId, ...wording }: Wording & { entryId: string },
): Promise<Done | Refused> {
  const entry = await findEntry(db, { id: entryId });
  if (!entry?.userId) return { refused: 'not_found' };
  if (entry.operation === 'reverse') return { refused: 'not_reversible' };
  const plan = async () => {
    const blocked = (await isReversed(db, entryId)) || (await refundedAmount(db, entryId)) > 0;
    return blocked ? ({ refused: 'not_reversible' } as const) : reversed(entry.lines);
  };
  return perform(db, { ...wording, userId: entry.userId, operation: 'reverse', reverses: entryId, asked: [], plan });
}
