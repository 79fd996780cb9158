import { newId, type Reader, type Writer } from '@solelune/platform';
import type { Touched } from './accounts.repo.ts';
import { type Account, type Amount, isChained, type Line } from './engine/index.ts';
import type { WrittenEntry } from './tables.ts';

/** Gives the new entry's id, or null when another transaction has just used its key. The owners are locked by the caller. */
export async function insertEntry(
  tx: Writer,
  entry: WrittenEntry & { at: Temporal.Instant },
  touched: readonly Touched[],
): Promise<string | null> {
  const { at, ...columns } = entry;
  const inserted = await tx
    .insertInto('ledger_entry')
    .values({ ...columns, id: newId(), line_count: touched.length, made_at: at.toString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return null;
  const rows = touched.map(({ line: { account, amount }, accountId, position, balance }, index) => ({
    ...{ entry_id: inserted.id, line_number: index + 1, account_id: accountId, amount },
    position: isChained(account) ? position + 1 : null,
    balance_after: isChained(account) ? balance + amount : null,
  }));
  await tx.insertInto('ledger_line').values(rows).execute();
  return inserted.id;
}

interface WrittenLine extends Line {
  /** Null where the account is no chain. */
  balanceAfter: number | null;
}

export interface EntryFacts {
  operation: string;
  refundable: Amount | null;
  lines: WrittenLine[];
}

export async function findEntry(db: Reader, entryId: string): Promise<EntryFacts | null> {
  const rows = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_line', 'entry_id', 'ledger_entry.id')
    .innerJoin('ledger_account', 'ledger_account.id', 'account_id')
    .innerJoin('ledger_owner', 'ledger_owner.id', 'owner_id')
    .select(['operation', 'refundable_amount', 'refundable_currency'])
    .select(['kind', 'person_id', 'name', 'may_go_below_zero', 'currency', 'amount', 'balance_after'])
    .where('ledger_entry.id', '=', entryId)
    .orderBy('line_number')
    .execute();
  const [first] = rows;
  if (!first) return null;
  const { operation, refundable_amount: amount, refundable_currency: currency } = first;
  return {
    ...{ operation, refundable: amount && currency ? { amount, currency } : null },
    lines: rows.map((row) => ({
      ...{ account: accountOf(row), currency: row.currency, amount: row.amount, balanceAfter: row.balance_after },
    })),
  };
}

/** Who used this key, and for what. */
export const findKey = (db: Reader, key: string): Promise<{ id: string; fingerprint: string } | undefined> =>
  db.selectFrom('ledger_entry').select(['id', 'fingerprint']).where('key', '=', key).executeTakeFirst();

interface AccountColumns {
  kind: Account['owner']['kind'];
  person_id: string | null;
  name: string;
  may_go_below_zero: boolean;
}

export const accountOf = ({ kind, person_id, name, may_go_below_zero }: AccountColumns): Account => ({
  ...{ owner: { kind, id: person_id }, name, mayGoBelowZero: may_go_below_zero },
});

export async function isReversed(db: Reader, entryId: string): Promise<boolean> {
  const row = await db.selectFrom('ledger_entry').select('id').where('reverses', '=', entryId).executeTakeFirst();
  return row !== undefined;
}

/** How much of an entry was already given back, refunds that were themselves reversed left out; counted as the entry counts it. */
export async function refundedAmount(db: Reader, entryId: string): Promise<number> {
  const row = await db
    .selectFrom('ledger_entry as refund')
    .leftJoin('ledger_entry as reversal', 'reversal.reverses', 'refund.id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('refund.refunds_amount'), eb.lit(0)).as('amount'))
    .where('refund.refunds', '=', entryId)
    .where('reversal.id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.amount);
}
