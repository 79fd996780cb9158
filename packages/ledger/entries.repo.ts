import { newId, type Reader, type Writer } from '@solelune/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Touched } from './accounts.repo.ts';
import { type Account, type Amount, isChained, type Line } from './engine/index.ts';
import type { WrittenEntry } from './tables.ts';

/** An entry with the accounts of its lines, as they stand before it. */
export interface EntryToWrite {
  entry: WrittenEntry & { at: Temporal.Instant };
  touched: readonly Touched[];
}

/** Writes one, and gives its id, or null when its key was used before. The owners are locked by the caller. */
export async function insertEntry(tx: Writer, { entry, touched }: EntryToWrite): Promise<string | null> {
  const [id] = await insert(tx, [{ entry, touched }], sql`on conflict (key) do nothing`);
  return id ?? null;
}

/** Writes several, all or none, and gives their ids; a key that was used before is a violation of its uniqueness. */
export const insertEntries = (tx: Writer, written: readonly EntryToWrite[]): Promise<string[]> =>
  insert(tx, written, sql``);

/** Opens the accounts that are missing and writes the entries and their lines, all in one statement; gives the ids of those that were written. */
async function insert(tx: Writer, written: readonly EntryToWrite[], onUsedKey: RawBuilder<unknown>): Promise<string[]> {
  const made = written.map(({ entry: { at, ...entry }, touched }) => ({
    row: { ...entry, id: newId(), line_count: touched.length, made_at: at.toString() },
    touched,
  }));
  const columns = Object.keys(made[0]?.row ?? {}).map((name) => sql.ref(name));
  const rows = made.map(({ row }) => sql`(${sql.join(Object.values(row))})`);
  const lines = made.flatMap(({ row, touched }) =>
    touched.map(({ line: { account, amount }, accountId, position, balance }, index) => ({
      ...{ entry_id: row.id, line_number: index + 1, account_id: accountId, amount },
      ...(isChained(account) ? { position: position + 1, balance_after: balance + amount } : {}),
    })),
  );
  const { rows: kept } = await sql<{ entry_id: string }>`with ${opening(written)} entry as (
      insert into ledger_entry (${sql.join(columns)}) values ${sql.join(rows)} ${onUsedKey} returning id
    )
    insert into ledger_line (entry_id, line_number, account_id, amount, position, balance_after)
    select line.entry_id, line.line_number, line.account_id, line.amount, line.position, line.balance_after from entry join json_to_recordset(${JSON.stringify(lines)}::json)
      as line (entry_id uuid, line_number int, account_id uuid, amount bigint, position bigint, balance_after bigint) on line.entry_id = entry.id
    returning entry_id`.execute(tx);
  const ids = new Set(kept.map(({ entry_id }) => entry_id));
  return made.flatMap(({ row: { id } }) => (ids.has(id) ? [id] : []));
}

function opening(written: readonly EntryToWrite[]): RawBuilder<unknown> {
  const missing = written.flatMap(({ entry: { at }, touched }) =>
    touched.filter(({ opensFor }) => opensFor !== null).map((touch) => ({ ...touch, at })),
  );
  if (missing.length === 0) return sql``;
  const rows = missing.map(({ accountId, opensFor, line: { account, currency }, at }) => {
    const { owner, name, mayGoBelowZero } = account;
    const facts = [accountId, opensFor, owner.kind, name, currency, mayGoBelowZero, isChained(account), at.toString()];
    return sql`(${sql.join(facts)})`;
  });
  return sql`opened as (
    insert into ledger_account (id, owner_id, owner_kind, name, currency, may_go_below_zero, chained, opened_at)
    values ${sql.join(rows)}
  ),`;
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
