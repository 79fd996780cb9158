import { newId, type Writer } from '@solelune/platform';
import { type SqlBool, sql } from 'kysely';
import { accountKey, HOUSE, isChained, type Line, ownerKey } from './engine/index.ts';
import { lockOwners, type OwnerIds } from './owners.repo.ts';

/** A line to be written, and its account as its last line left it. */
export interface Touched {
  line: Line;
  accountId: string;
  isOpen: boolean;
  /** Of its last line; 0 when it has none, and on accounts that are no chain. */
  position: number;
  balance: number;
}

/**
 * The accounts of these lines, opened where they are missing; the caller has locked the people. The house is locked only when one of its
 * accounts is missing, or is a chain: otherwise two members would wait for each other.
 */
export async function touchAccounts(
  tx: Writer,
  lines: readonly Line[],
  people: OwnerIds,
  at: Temporal.Instant,
): Promise<Touched[]> {
  for (const { owner } of lines.map(({ account }) => account))
    if (owner.kind !== 'house' && !people.has(ownerKey(owner)))
      throw new Error('An entry touches somebody who is not locked');
  const touched = await findAccounts(tx, lines, people);
  if (!touched.some(wantsHouse)) return opened(tx, touched, people, at);
  const owners = new Map([...people, ...(await lockOwners(tx, [HOUSE], at))]);
  // Another transaction may have opened or moved them while this one waited for the house.
  return opened(tx, await findAccounts(tx, lines, owners), owners, at);
}

const wantsHouse = ({ line: { account }, isOpen }: Touched): boolean =>
  account.owner.kind === 'house' && (!isOpen || isChained(account));

async function findAccounts(tx: Writer, lines: readonly Line[], owners: OwnerIds): Promise<Touched[]> {
  const rows = await tx
    .selectFrom('ledger_account')
    .innerJoin('ledger_owner', 'ledger_owner.id', 'owner_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('ledger_line')
          .select(['position', 'balance_after'])
          .whereRef('account_id', '=', 'ledger_account.id')
          .where('position', 'is not', null)
          .orderBy('position', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['ledger_account.id', 'kind', 'person_id', 'name', 'currency', 'may_go_below_zero'])
    .select(['position', 'balance_after'])
    .where((eb) =>
      eb.or([eb('owner_kind', '=', 'house'), sql<SqlBool>`owner_id = any(${[...owners.values()]}::uuid[])`]),
    )
    .execute();
  const found = new Map(
    rows.map((row) => {
      const owner = { kind: row.kind, id: row.person_id };
      return [accountKey({ owner, name: row.name }, row.currency), row];
    }),
  );
  return lines.map((line) => {
    const row = found.get(accountKey(line.account, line.currency));
    if (row && row.may_go_below_zero !== line.account.mayGoBelowZero)
      throw new Error(`The account ${row.name} of the ${row.kind} was declared otherwise when it was opened`);
    return {
      ...{ line, accountId: row?.id ?? newId(), isOpen: row !== undefined },
      ...{ position: row?.position ?? 0, balance: row?.balance_after ?? 0 },
    };
  });
}

/** Their owners are locked: nobody else opens them at the same time. */
async function opened(tx: Writer, touched: Touched[], owners: OwnerIds, at: Temporal.Instant): Promise<Touched[]> {
  const missing = touched.filter(({ isOpen }) => !isOpen);
  if (missing.length === 0) return touched;
  const rows = missing.map(({ accountId, line: { account, currency } }) => ({
    ...{ id: accountId, owner_id: owners.get(ownerKey(account.owner)) as string, owner_kind: account.owner.kind },
    ...{ name: account.name, currency, may_go_below_zero: account.mayGoBelowZero, chained: isChained(account) },
    opened_at: at.toString(),
  }));
  await tx.insertInto('ledger_account').values(rows).execute();
  return touched;
}
