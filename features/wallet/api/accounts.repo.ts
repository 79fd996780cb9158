import { newId, type Reader, type Writer } from '@solelune/platform';
import { CURRENCIES, type Currency, SYSTEM_NAMES, type SystemName } from '../engine/index.ts';
import './tables.ts';

/**
 * Opens the accounts that are missing, then locks every account of these members until the transaction ends. Everyone does it in the
 * same order (accounts of the house, new accounts by member, locks by account id) and all of a member's accounts are taken at once:
 * so transactions of several operations cannot wait for each other in a circle. One that touches several members names them all here first.
 */
export async function lockMembers(db: Writer, userIds: readonly string[], at: Temporal.Instant): Promise<void> {
  const members = [...new Set(userIds)].sort();
  await openSystemAccounts(db, at);
  await openMemberAccounts(db, members, at);
  await db
    .selectFrom('wallet_account')
    .select('id')
    .where('user_id', 'in', members)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function openSystemAccounts(db: Writer, at: Temporal.Instant): Promise<void> {
  const { count } = await db
    .selectFrom('wallet_account')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'system')
    .executeTakeFirstOrThrow();
  if (count === SYSTEM_NAMES.length * CURRENCIES.length) return;
  const rows = SYSTEM_NAMES.flatMap((name) =>
    CURRENCIES.map((currency) => ({ ...account(currency, at), kind: 'system' as const, system_name: name })),
  );
  await db
    .insertInto('wallet_account')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['system_name', 'currency']).doNothing())
    .execute();
}

async function openMemberAccounts(db: Writer, members: readonly string[], at: Temporal.Instant): Promise<void> {
  const { count } = await db
    .selectFrom('wallet_account')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', 'in', members)
    .executeTakeFirstOrThrow();
  if (count === members.length * CURRENCIES.length) return;
  const rows = members.flatMap((userId) =>
    CURRENCIES.map((currency) => ({ ...account(currency, at), kind: 'member' as const, user_id: userId })),
  );
  await db
    .insertInto('wallet_account')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'currency']).doNothing())
    .execute();
}

const account = (currency: Currency, at: Temporal.Instant) => ({
  id: newId(),
  user_id: null,
  system_name: null,
  currency,
  opened_at: at.toString(),
});

/** A member's account as its last line left it. */
export interface MemberAccount {
  id: string;
  currency: Currency;
  /** Of its last line; 0 when it has none. */
  position: number;
  balance: number;
}

export async function memberAccounts(db: Reader, userId: string): Promise<MemberAccount[]> {
  const rows = await db
    .selectFrom('wallet_account')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('wallet_line')
          .select(['position', 'balance_after'])
          .whereRef('wallet_line.account_id', '=', 'wallet_account.id')
          .orderBy('position', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['wallet_account.id', 'currency', 'last.position', 'last.balance_after'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ id, currency, position, balance_after }) => ({
    ...{ id, currency },
    ...{ position: position ?? 0, balance: balance_after ?? 0 },
  }));
}

export async function systemAccountIds(db: Reader): Promise<(name: SystemName, currency: Currency) => string> {
  const rows = await db
    .selectFrom('wallet_account')
    .select(['id', 'system_name', 'currency'])
    .where('kind', '=', 'system')
    .execute();
  const ids = new Map(rows.map((row) => [`${row.system_name} ${row.currency}`, row.id]));
  return (name, currency) => {
    const id = ids.get(`${name} ${currency}`);
    if (!id) throw new Error(`The account ${name} in ${currency} is not open`);
    return id;
  };
}
