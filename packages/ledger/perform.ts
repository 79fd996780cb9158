import { createHash } from 'node:crypto';
import type { Writer } from '@solelune/platform';
import { type Touched, touchAccounts } from './accounts.repo.ts';
import {
  type Account,
  type Amount,
  accountKey,
  applyLines,
  assertBalanced,
  type Currency,
  HOUSE,
  isChained,
  type Lacking,
  type Line,
} from './engine/index.ts';
import { type EntryFacts, findEntry, findKey, insertEntry } from './entries.repo.ts';
import { lockOwners } from './owners.repo.ts';

/** What every operation says. */
export interface Wording {
  /** Names the deed, once and for ever: `loyalty.signup:<member>`, `payment:<id>`. Asked twice, done once. */
  key: string;
  /** What is read in the statement, in French; no personal data, here nor in `detail`. */
  label: string;
  detail?: string;
  at: Temporal.Instant;
}

/** What makes a request another one than the next: compared, as a hash, when its key comes again. */
export type Asked = readonly (string | number | null)[];

export interface Balance {
  account: Account;
  currency: Currency;
  balance: number;
}

export interface Done {
  entryId: string;
  /** What the chained accounts held right after it. A repeated request is told the same. */
  balances: Balance[];
  /** True when the same request had been carried out before, and nothing was done now. */
  repeated: boolean;
}

/** Expected refusals; no entry was written. */
export type Refused =
  | { refused: 'insufficient_balance'; lacking: Lacking }
  | { refused: 'key_reused' | 'not_found' | 'not_refundable' | 'not_reversible' };

/** The lines to write; of a refund also how much of the refunded entry they give back. */
export type Plan = { lines: readonly Line[]; refundsAmount?: number } | Refused;

interface Request extends Wording {
  operation: string;
  asked: Asked;
  refundable?: Amount | undefined;
  refunds?: string;
  reverses?: string;
  /** Every account that the lines may touch, and those of the entry that is refunded or reversed. */
  touches: readonly Account[];
  /** Called with their owners locked. */
  plan: () => Promise<Plan> | Plan;
}

/**
 * lock → lines → balances → entry. Whether it was done already is what the key's own uniqueness says, as the entry is written; only where the lines
 * depend on what was given back before, or something is lacking, is it looked up first.
 */
export async function perform(tx: Writer, request: Request): Promise<Done | Refused> {
  const { key, operation, at, label, detail = null, refundable, refunds = null, reverses = null } = request;
  const people = request.touches.map(({ owner }) => owner).filter(({ kind }) => kind !== 'house');
  const fingerprint = fingerprintOf([operation, people[0]?.id ?? null, refunds, reverses, ...request.asked]);
  // Corrections of what concerns the house alone wait for the house: two at once must not both find something left to correct.
  const owners = people.length === 0 && (refunds || reverses) ? [HOUSE] : people;
  const locked = await lockOwners(tx, owners, at);
  const before = refunds || reverses ? await earlier(tx, key, fingerprint) : null;
  if (before) return before;

  const planned = await request.plan();
  if ('refused' in planned) return planned;
  const { lines, refundsAmount = null } = planned;
  assertBalanced(lines);
  const touched = await touchAccounts(tx, lines, locked, at);
  const chained = touched.filter(({ line }) => isChained(line.account));
  const applied = applyLines(
    new Map(chained.map(({ line, balance }) => [accountKey(line.account, line.currency), balance])),
    chained.map(({ line }) => line),
  );
  if ('lacking' in applied)
    return (await earlier(tx, key, fingerprint)) ?? { refused: 'insufficient_balance', lacking: applied.lacking };

  const written = {
    ...{ key, fingerprint, operation, label, detail, refunds, refunds_amount: refundsAmount, reverses, at },
    ...{ refundable_amount: refundable?.amount ?? null, refundable_currency: refundable?.currency ?? null },
  };
  const entryId = await insertEntry(tx, written, touched);
  if (entryId !== null) return { entryId, balances: balancesAfter(chained), repeated: false };
  // The key was used before, or a moment ago by somebody else's operation.
  return (await earlier(tx, key, fingerprint)) ?? { refused: 'key_reused' };
}

const balancesAfter = (chained: readonly Touched[]): Balance[] =>
  chained.map(({ line: { account, currency, amount }, balance }) => ({ account, currency, balance: balance + amount }));

async function earlier(tx: Writer, key: string, fingerprint: string): Promise<Done | Refused | null> {
  const used = await findKey(tx, key);
  if (!used) return null;
  if (used.fingerprint !== fingerprint) return { refused: 'key_reused' };
  const { lines } = (await findEntry(tx, used.id)) as EntryFacts;
  const balances = lines.flatMap(({ account, currency, balanceAfter }) =>
    balanceAfter === null ? [] : [{ account, currency, balance: balanceAfter }],
  );
  return { entryId: used.id, balances, repeated: true };
}

/** Hashed, because the ledger outlives the person whose id is in it. */
const fingerprintOf = (parts: Asked): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
