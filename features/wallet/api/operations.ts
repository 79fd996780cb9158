import * as ledger from '@solelune/ledger';
import { type Amount as LedgerAmount, type Line, transfer } from '@solelune/ledger/engine';
import type { Writer } from '@solelune/platform';
import type { Amount } from '../engine/index.ts';
import { available, HOUSE_ACCOUNTS } from './accounts.ts';
import { type Done, forMember, type Refused } from './outcome.ts';

type Wording = ledger.Wording;
type ForMember = Wording & { userId: string };

const { issued, promotions, refunds, spent, exchanged } = HOUSE_ACCOUNTS;
const SOURCES = { issued, promotions, refunds };

type Credit = ForMember & Amount & { source: keyof typeof SOURCES };

/** Gives to the member. `source`: bought or earned (`issued`), offered (`promotions`), or given back for what was paid otherwise (`refunds`). */
export const credit = async (db: Writer, given: Credit): Promise<Done | Refused> =>
  forMember(await ledger.post(db, creditEntry(given)));

/** The entry of a `credit`, to be written with others of the same deed. */
export function creditEntry({ source, currency, amount, userId, ...wording }: Credit): ledger.NewEntry {
  const lines = transfer({ currency, amount }, SOURCES[source], available(userId));
  return { ...wording, operation: 'credit', lines, asked: [currency, amount, source] };
}

/** Takes from the member, who must have it. */
export async function spend(
  db: Writer,
  { currency, amount, userId, ...wording }: ForMember & Amount,
): Promise<Done | Refused> {
  const refundable = { currency, amount };
  const lines = transfer(refundable, available(userId), spent);
  return forMember(
    await ledger.post(db, { ...wording, operation: 'spend', lines, refundable, asked: [currency, amount] }),
  );
}

/** Takes in one currency and, unless what is had for it lies outside the ledger (a coupon), gives in the other: both or neither. */
export async function exchange(
  db: Writer,
  { give, receive, userId, ...wording }: ForMember & { give: Amount; receive?: Amount },
): Promise<Done | Refused> {
  const own = available(userId);
  const lines = [...transfer(give, own, exchanged), ...(receive ? transfer(receive, exchanged, own) : [])];
  const asked = [give.currency, give.amount, receive?.currency ?? null, receive?.amount ?? null];
  return forMember(await ledger.post(db, { ...wording, operation: 'exchange', lines, asked }));
}

/** Gives back a spend, or `amount` of it; several times, until nothing of it is left. */
export async function refund(
  db: Writer,
  request: Wording & { entryId: string; amount?: number },
): Promise<Done | Refused> {
  return forMember(await ledger.refund(db, { ...request, lines: backToPayer }));
}

function backToPayer(back: LedgerAmount, { operation, lines }: ledger.EntryFacts): Line[] | null {
  const payer = lines.find(({ account }) => account.owner.kind === 'member')?.account;
  return operation === 'spend' && payer ? transfer(back, refunds, payer) : null;
}

/**
 * Corrects an entry by its opposite, once. A reversal is not reversed (make the operation anew), nor a spend of which something was
 * refunded; what the member no longer has cannot be taken back.
 */
export const reverse = async (db: Writer, request: Wording & { entryId: string }): Promise<Done | Refused> =>
  forMember(await ledger.reverse(db, request));
