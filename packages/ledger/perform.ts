import { createHash } from 'node:crypto';
import type { Writer } from '@solelune/platform';
import { afterLine, lockAndTouch, type Touched, touchAccounts } from './accounts.repo.ts';
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
  type Owner,
} from './engine/index.ts';
import { type EntryFacts, type EntryToWrite, findEntry, findKey, insertEntries, insertEntry } from './entries.repo.ts';
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

interface Written extends Wording {
  operation: string;
  asked: Asked;
  refundable?: Amount | undefined;
  refunds?: string;
  reverses?: string;
}

interface Request extends Written {
  /** Every account that the lines may touch, and those of the entry that is refunded or reversed. */
  touches: readonly Account[];
  /** Called with their owners locked. */
  plan: () => Promise<Plan>;
}

const peopleOf = (accounts: readonly Account[]): Owner[] =>
  accounts.map(({ owner }) => owner).filter(({ kind }) => kind !== 'house');

/** A correction. Lock → was it done already → lines → balances → entry: its lines depend on what was given back before. */
export async function correct(tx: Writer, request: Request): Promise<Done | Refused> {
  const people = peopleOf(request.touches);
  const fingerprint = fingerprintOf(request, people);
  // Corrections of what concerns the house alone wait for the house: two at once must not both find something left to correct.
  const locked = await lockOwners(tx, people.length === 0 ? [HOUSE] : people, request.at);
  const before = await earlier(tx, request.key, fingerprint);
  if (before) return before;
  const planned = await request.plan();
  if ('refused' in planned) return planned;
  assertBalanced(planned.lines);
  const touched = await touchAccounts(tx, planned.lines, locked, request.at);
  return write(tx, { request, fingerprint, refundsAmount: planned.refundsAmount ?? null }, touched);
}

/** An entry whose lines are known. Whether it was done already is what the key's own uniqueness says, as the entry is written. */
export async function perform(tx: Writer, request: Written & { lines: readonly Line[] }): Promise<Done | Refused> {
  assertBalanced(request.lines);
  const people = peopleOf(request.lines.map(({ account }) => account));
  const touched = await lockAndTouch(tx, request.lines, request.at);
  return write(tx, { request, fingerprint: fingerprintOf(request, people), refundsAmount: null }, touched);
}

/** Several whose lines are known: all of them in one statement, or none. A key that was used before is an error: the transaction goes with it. */
export async function performAll(
  tx: Writer,
  requests: readonly (Written & { lines: readonly Line[] })[],
): Promise<Done[] | Refused> {
  const [first] = requests;
  if (!first) return [];
  for (const { lines } of requests) assertBalanced(lines);
  const keyOf = ({ account, currency }: Line) => accountKey(account, currency);
  const lines = new Map(requests.flatMap((request) => request.lines).map((line) => [keyOf(line), line]));
  /** Each account as the last entry that touched it leaves it. */
  const standing = new Map<string, Touched>();
  for (const touch of await lockAndTouch(tx, [...lines.values()], first.at)) standing.set(keyOf(touch.line), touch);
  const drawn: (EntryToWrite & { chained: Touched[] })[] = [];
  for (const request of requests) {
    const touched = request.lines.map((line) => ({ ...(standing.get(keyOf(line)) as Touched), line }));
    const chained = touched.filter(({ line }) => isChained(line.account));
    const lacking = lackingOf(chained);
    if (lacking) return { refused: 'insufficient_balance', lacking };
    for (const touch of touched) standing.set(keyOf(touch.line), afterLine(touch));
    const fingerprint = fingerprintOf(request, peopleOf(request.lines.map(({ account }) => account)));
    drawn.push({ entry: entryOf({ request, fingerprint, refundsAmount: null }), touched, chained });
  }
  const ids = await insertEntries(tx, drawn);
  return drawn.map(({ chained }, index) => ({
    ...{ entryId: ids[index] as string, balances: balancesAfter(chained), repeated: false },
  }));
}

interface Drawn {
  request: Written;
  fingerprint: string;
  refundsAmount: number | null;
}

async function write(tx: Writer, drawn: Drawn, touched: readonly Touched[]): Promise<Done | Refused> {
  const { key } = drawn.request;
  const chained = touched.filter(({ line }) => isChained(line.account));
  const lacking = lackingOf(chained);
  if (lacking) return (await earlier(tx, key, drawn.fingerprint)) ?? { refused: 'insufficient_balance', lacking };
  const entryId = await insertEntry(tx, { entry: entryOf(drawn), touched });
  if (entryId !== null) return { entryId, balances: balancesAfter(chained), repeated: false };
  // The key was used before, or a moment ago by somebody else's operation.
  return (await earlier(tx, key, drawn.fingerprint)) ?? { refused: 'key_reused' };
}

const entryOf = ({ request, fingerprint, refundsAmount }: Drawn): EntryToWrite['entry'] => {
  const { key, operation, at, label, detail = null, refundable, refunds = null, reverses = null } = request;
  return {
    ...{ key, fingerprint, operation, label, detail, refunds, refunds_amount: refundsAmount, reverses, at },
    ...{ refundable_amount: refundable?.amount ?? null, refundable_currency: refundable?.currency ?? null },
  };
};

function lackingOf(chained: readonly Touched[]): Lacking | null {
  const balances = new Map(chained.map(({ line, balance }) => [accountKey(line.account, line.currency), balance]));
  const applied = applyLines(
    balances,
    chained.map(({ line }) => line),
  );
  return 'lacking' in applied ? applied.lacking : null;
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
function fingerprintOf({ operation, refunds, reverses, asked }: Written, people: readonly Owner[]): string {
  const parts: Asked = [operation, people[0]?.id ?? null, refunds ?? null, reverses ?? null, ...asked];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
