import { type Reader, readRows, type Writer } from '@solelune/platform';
import { sql } from 'kysely';
import type { TrialKind } from './tables.ts';

/** No transaction stays open so long: every entry that was numbered before has been written, or never will be. */
const SETTLED_MINUTES = 10;

/** The first id of a millisecond: ids begin with their time (packages/platform/ids.ts). */
function firstIdAt(instant: Temporal.Instant): string {
  const hex = instant.epochMilliseconds.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

const NOTHING = '00000000-0000-0000-0000-000000000000';
const NEVER = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** By kind of account: how many were opened, and what was written, from one id on and before another. Each part goes along a primary key. */
const moved = (from: string, before: string) => sql<TrialKind>`
  select currency, owner_kind as owner, name, sum(accounts)::bigint as accounts, sum(balance)::bigint as balance from (
    select currency, owner_kind, name, 1 as accounts, 0::bigint as balance
      from ledger_account where id >= ${from} and id < ${before}
    union all
    select currency, owner_kind, name, 0, amount
      from ledger_line join ledger_account account on account.id = account_id where entry_id >= ${from} and entry_id < ${before}
  ) both_kinds group by 1, 2, 3`;

/**
 * The same since an id, by statements that are each small: the planner takes the last hour for the half percent of a table that it is blind to, and would
 * join it with every account there is.
 */
async function movedSince(db: Reader, from: string): Promise<TrialKind[]> {
  const opened = await readRows(
    db,
    sql<TrialKind>`select currency, owner_kind as owner, name, count(*) as accounts, 0 as balance
      from ledger_account where id >= ${from} group by 1, 2, 3`,
  );
  const lines = await readRows(
    db,
    sql<{ id: string; balance: number }>`select account_id as id, sum(amount)::bigint as balance
      from ledger_line where entry_id >= ${from} group by 1`,
  );
  const accounts = await readRows(
    db,
    sql<Omit<TrialKind, 'balance'> & { id: string }>`select id, currency, owner_kind as owner, name, 0 as accounts
      from ledger_account where id = any(${lines.map(({ id }) => id)}::uuid[])`,
  );
  const balances = new Map(lines.map(({ id, balance }) => [id, balance]));
  return [...opened, ...accounts.map(({ id, ...kind }) => ({ ...kind, balance: balances.get(id) ?? 0 }))];
}

/** Counts the whole ledger anew, up to a moment that is over. */
export async function takeTrial(tx: Writer, now: Temporal.Instant): Promise<void> {
  const before = firstIdAt(now.subtract({ minutes: SETTLED_MINUTES }));
  const rows = await readRows(tx, moved(NOTHING, before));
  await tx.deleteFrom('administration_trial').execute();
  if (rows.length > 0) await tx.insertInto('administration_trial').values(rows).execute();
  await tx.deleteFrom('administration_trial_moment').execute();
  const made_at = new Date(now.epochMilliseconds);
  await tx.insertInto('administration_trial_moment').values({ singleton: true, before, made_at }).execute();
}

/** The balance of now: the last count, and what came since. */
export async function trialNow(db: Reader) {
  const moment = await db.selectFrom('administration_trial_moment').select('before').executeTakeFirst();
  const counted = moment ? await db.selectFrom('administration_trial').selectAll().execute() : [];
  const since = moment ? await movedSince(db, moment.before) : await readRows(db, moved(NOTHING, NEVER));
  const sums = new Map<string, TrialKind>();
  for (const row of [...counted, ...since]) {
    const key = `${row.currency} ${row.owner} ${row.name}`;
    const sum = sums.get(key) ?? { ...row, accounts: 0, balance: 0 };
    sums.set(key, { ...sum, accounts: sum.accounts + row.accounts, balance: sum.balance + row.balance });
  }
  const all = [...sums.values()].toSorted((a, b) => `${a.owner} ${a.name}`.localeCompare(`${b.owner} ${b.name}`));
  return ['eur', 'suns', 'points'].map((currency) => {
    const rows = all.filter((row) => row.currency === currency);
    return {
      currency,
      rows: rows.map(({ owner, name, accounts, balance }) => ({ owner, name, accounts, balance })),
      total: rows.reduce((sum, { balance }) => sum + balance, 0),
    };
  });
}
