import type { Writer } from '@solelune/platform';
import { type Amount, accountKey, assertAmount, isForgotten, type Line, reversed } from './engine/index.ts';
import { type EntryFacts, findEntry, isReversed, refundedAmount } from './entries.repo.ts';
import {
  type Asked,
  correct,
  type Done,
  type Plan,
  perform,
  performAll,
  type Refused,
  type Wording,
} from './perform.ts';

export interface NewEntry extends Wording {
  /** Which deed it is, in the words of the feature that does it: `spend`, `capture`, `payout`… */
  operation: string;
  lines: readonly Line[];
  /** How much of it `refund` may give back later, in parts or at once; left out, nothing. */
  refundable?: Amount;
  /** What makes it another request than the next; its lines and what is refundable, unless told. */
  asked?: Asked;
}

/** Writes an entry, in the caller's transaction: every line of it, or none. */
export const post = (tx: Writer, entry: NewEntry): Promise<Done | Refused> => perform(tx, requestOf(entry));

/**
 * Writes several entries of one deed at once: all of them, or none. For a deed that is done once under a lock of its own (an order, a payout): a key that
 * was used before is an error here, which undoes the transaction.
 */
export const postAll = (tx: Writer, entries: readonly NewEntry[]): Promise<Done[] | Refused> =>
  performAll(tx, entries.map(requestOf));

function requestOf({ asked, ...entry }: NewEntry) {
  if (entry.refundable) assertAmount(entry.refundable.amount);
  return { ...entry, asked: asked ?? allOf(entry.lines, entry.refundable) };
}

const allOf = (lines: readonly Line[], refundable: Amount | undefined): Asked => [
  ...lines.flatMap(({ account, currency, amount }) => [accountKey(account, currency), amount]),
  ...(refundable ? ['refundable', refundable.currency, refundable.amount] : []),
];

export interface Refund extends Wording {
  entryId: string;
  /** How much of what was refundable, counted as the entry counts it; all that is left, unless told. */
  amount?: number;
  /**
   * Which lines give `back`: on the same accounts, on others, or in another currency (a card's euros as Suns); null when this entry cannot
   * be given back so. Asked twice: with the whole, for whom it may touch, then with what it is.
   */
  lines: (back: Amount, refunded: EntryFacts) => readonly Line[] | null;
}

/** Gives an entry back, or `amount` of it; several times, until nothing of it is left. */
export async function refund(tx: Writer, { entryId, amount, lines, ...wording }: Refund): Promise<Done | Refused> {
  const entry = await findEntry(tx, entryId);
  if (!entry || concernsForgotten(entry)) return { refused: 'not_found' };
  const { refundable } = entry;
  const whole = refundable && lines(refundable, entry);
  if (!refundable || !whole) return { refused: 'not_refundable' };
  if (amount !== undefined) assertAmount(amount);
  const plan = async (): Promise<Plan> => {
    const left = (await isReversed(tx, entryId)) ? 0 : refundable.amount - (await refundedAmount(tx, entryId));
    const back = amount ?? left;
    const giving = back > left || left === 0 ? null : lines({ ...refundable, amount: back }, entry);
    return giving ? { lines: giving, refundsAmount: back } : { refused: 'not_refundable' };
  };
  const touches = [...entry.lines, ...whole].map(({ account }) => account);
  return correct(tx, { ...wording, operation: 'refund', refunds: entryId, touches, asked: [amount ?? null], plan });
}

/**
 * Corrects an entry by its opposite, once. A reversal is not reversed (make the operation anew), nor an entry of which something was
 * refunded; what somebody no longer has cannot be taken back.
 */
export async function reverse(
  tx: Writer,
  { entryId, ...wording }: Wording & { entryId: string },
): Promise<Done | Refused> {
  const entry = await findEntry(tx, entryId);
  if (!entry || concernsForgotten(entry)) return { refused: 'not_found' };
  if (entry.operation === 'reverse') return { refused: 'not_reversible' };
  const plan = async (): Promise<Plan> => {
    const blocked = (await isReversed(tx, entryId)) || (await refundedAmount(tx, entryId)) > 0;
    return blocked ? { refused: 'not_reversible' } : { lines: reversed(entry.lines) };
  };
  const touches = entry.lines.map(({ account }) => account);
  return correct(tx, { ...wording, operation: 'reverse', reverses: entryId, touches, asked: [], plan });
}

/** Somebody in it is gone: there is nobody to give to, nor to take from. */
const concernsForgotten = ({ lines }: EntryFacts): boolean => lines.some(({ account }) => isForgotten(account.owner));
