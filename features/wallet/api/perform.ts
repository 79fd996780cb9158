import { createHash } from 'node:crypto';
import type { Writer } from '@solelune/platform';
import { type Amount, applyLines, assertBalanced, type Balances, type Line, NO_BALANCE } from '../engine/index.ts';
import { lockMembers, memberAccounts } from './accounts.repo.ts';
import { findEntry, insertEntry } from './entries.repo.ts';
import type { Operation } from './tables.ts';

/** What every operation says. */
export interface Wording {
  /** Names the deed, once and for ever: `loyalty.signup:<member>`, `payment:<id>`. Asked twice, done once. */
  key: string;
  /** What the member reads in the statement, in French. */
  label: string;
  detail?: string;
  at: Temporal.Instant;
}

export interface Done {
  entryId: string;
  /** What the member had right after it, in the currencies it moved. A repeated request is told the same. */
  balances: Partial<Balances>;
  /** True when the same request had been carried out before, and nothing was done now. */
  repeated: boolean;
}

/** Expected refusals; nothing was written. */
export type Refused =
  | { refused: 'insufficient_balance'; lacking: Amount }
  | { refused: 'key_reused' | 'not_found' | 'not_refundable' | 'not_reversible' };

interface Request extends Wording {
  operation: Operation;
  userId: string;
  /** All that makes this request another one than the next: compared when the key comes again. */
  asked: readonly (string | number | null)[];
  refunds?: string;
  reverses?: string;
  /** Called with the member locked; says which lines to write. */
  plan: () => Promise<Line[] | Refused> | Line[] | Refused;
}

/** lock → was it done already? → lines → balances → entry. */
export async function perform(db: Writer, request: Request): Promise<Done | Refused> {
  const { key, operation, userId, at, label, detail = null, refunds = null, reverses = null } = request;
  const fingerprint = fingerprintOf([operation, userId, refunds, reverses, ...request.asked]);
  await lockMembers(db, [userId], at);
  const before = await earlier(db, key, fingerprint);
  if (before) return before;

  const lines = await request.plan();
  if ('refused' in lines) return lines;
  assertBalanced(lines);
  const accounts = await memberAccounts(db, userId);
  const current = {
    ...NO_BALANCE,
    ...Object.fromEntries(accounts.map(({ currency, balance }) => [currency, balance])),
  };
  const applied = applyLines(current, lines);
  if ('lacking' in applied) return { refused: 'insufficient_balance', lacking: applied.lacking };

  const entry = { key, fingerprint, operation, label, detail, refunds, reverses, at };
  const entryId = await insertEntry(db, userId, entry, lines);
  // Another member's operation took the key while this one was working.
  if (entryId === null) return { refused: 'key_reused' };
  const moved = new Set(lines.filter(({ system }) => system === null).map(({ currency }) => currency));
  const balances = Object.fromEntries([...moved].map((currency) => [currency, applied.balances[currency]]));
  return { entryId, balances, repeated: false };
}

async function earlier(db: Writer, key: string, fingerprint: string): Promise<Done | Refused | null> {
  const entry = await findEntry(db, { key });
  if (!entry) return null;
  if (entry.fingerprint !== fingerprint) return { refused: 'key_reused' };
  return { entryId: entry.id, balances: entry.balances, repeated: true };
}

/** Hashed, because the ledger outlives the member whose id is in it. */
const fingerprintOf = (parts: readonly (string | number | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
