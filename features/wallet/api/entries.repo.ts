import { newId, type Reader, type Writer } from '@solelune/platform';
import type { Balances, Line } from '../engine/index.ts';
import { memberAccounts, systemAccountIds } from './accounts.repo.ts';
import type { Operation, WrittenEntry } from './tables.ts';

export interface NewEntry extends WrittenEntry {
  at: Temporal.Instant;
}

/** Gives the new entry's id, or null when another transaction has just used its key. The member's accounts are locked by the caller. */
export async function insertEntry(db: Writer, userId: string, entry: NewEntry, lines: Line[]): Promise<string | null> {
  const { at, ...columns } = entry;
  const inserted = await db
    .insertInto('wallet_entry')
    .values({ ...columns, id: newId(), line_count: lines.length, made_at: at.toString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return null;
  const own = await memberAccounts(db, userId);
  const systemId = await systemAccountIds(db);
  const rows = lines.map(({ currency, system, amount }, index) => {
    const place = { entry_id: inserted.id, line_number: index + 1, amount };
    if (system) return { ...place, account_id: systemId(system, currency), position: null, balance_after: null };
    const account = own.find((candidate) => candidate.currency === currency);
    if (!account) throw new Error(`The member has no account in ${currency}`);
    const { id, position, balance } = account;
    return { ...place, account_id: id, position: position + 1, balance_after: balance + amount };
  });
  await db.insertInto('wallet_line').values(rows).execute();
  return inserted.id;
}

export interface EntryFacts {
  id: string;
  fingerprint: string;
  operation: Operation;
  /** Whose it is; null once that member's account was deleted. */
  userId: string | null;
  lines: Line[];
  /** What the member had right after it, in the currencies it moved. */
  balances: Partial<Balances>;
}

export async function findEntry(db: Reader, by: { id: string } | { key: string }): Promise<EntryFacts | null> {
  const rows = await db
    .selectFrom('wallet_entry')
    .innerJoin('wallet_line', 'wallet_line.entry_id', 'wallet_entry.id')
    .innerJoin('wallet_account', 'wallet_account.id', 'wallet_line.account_id')
    .select(['wallet_entry.id', 'fingerprint', 'operation', 'kind', 'user_id'])
    .select(['currency', 'system_name', 'amount', 'balance_after'])
    .$if('id' in by, (query) => query.where('wallet_entry.id', '=', (by as { id: string }).id))
    .$if('key' in by, (query) => query.where('key', '=', (by as { key: string }).key))
    .orderBy('line_number')
    .execute();
  const [first] = rows;
  if (!first) return null;
  const own = rows.filter(({ kind }) => kind === 'member');
  return {
    ...{ id: first.id, fingerprint: first.fingerprint, operation: first.operation },
    userId: own[0]?.user_id ?? null,
    lines: rows.map(({ currency, system_name, amount }) => ({ currency, system: system_name, amount })),
    balances: Object.fromEntries(own.map(({ currency, balance_after }) => [currency, balance_after ?? 0])),
  };
}

export async function isReversed(db: Reader, entryId: string): Promise<boolean> {
  const row = await db.selectFrom('wallet_entry').select('id').where('reverses', '=', entryId).executeTakeFirst();
  return row !== undefined;
}

/** How much of a spend was already given back, refunds that were themselves reversed left out. */
export async function refundedAmount(db: Reader, spendId: string): Promise<number> {
  const row = await db
    .selectFrom('wallet_entry as refund')
    .innerJoin('wallet_line', 'wallet_line.entry_id', 'refund.id')
    .leftJoin('wallet_entry as reversal', 'reversal.reverses', 'refund.id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount'), eb.lit(0)).as('amount'))
    .where('refund.refunds', '=', spendId)
    .where('position', 'is not', null)
    .where('reversal.id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.amount);
}
