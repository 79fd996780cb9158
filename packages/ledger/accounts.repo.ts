import { newId, type Writer } from '@solelune/platform';
import { sql } from 'kysely';
import { accountKey, type Currency, HOUSE, isChained, type Line, type Owner, ownerKey } from './engine/index.ts';
import { lockKnownOwners, lockOwners, type OwnerIds } from './owners.repo.ts';

/** A line to be written, and its account as its last line left it. */
export interface Touched {
  line: Line;
  accountId: string;
  /** Of an account that opens with this line: its owner's row. Null where it is open. */
  opensFor: string | null;
  /** Of its last line; 0 when it has none, and on accounts that are no chain. */
  position: number;
  balance: number;
}

/**
 * The accounts of these lines; the caller has locked the people. The house is locked only when one of its accounts is missing, or is a chain:
 * otherwise two members would wait for each other. Their owners are locked, so nobody else opens those that are missing.
 */
export const touchAccounts = async (
  tx: Writer,
  lines: readonly Line[],
  people: OwnerIds,
  at: Temporal.Instant,
): Promise<Touched[]> => touchFound(tx, { lines, people, found: await findAccounts(tx, lines) }, at);

/**
 * Locks the people and finds the accounts by two statements that are sent together: the second one runs once the first has its locks, and reads what
 * stands then. Only where somebody is new are they asked one after the other.
 */
export async function lockAndTouch(
  tx: Writer,
  people: readonly Owner[],
  lines: readonly Line[],
  at: Temporal.Instant,
): Promise<Touched[]> {
  const [locked, found] = await Promise.all([lockKnownOwners(tx, people), findAccounts(tx, lines)]);
  if (locked) return touchFound(tx, { lines, people: locked, found }, at);
  return touchAccounts(tx, lines, await lockOwners(tx, people, at), at);
}

interface Locked {
  lines: readonly Line[];
  people: OwnerIds;
  found: readonly Found[];
}

async function touchFound(tx: Writer, { lines, people, found }: Locked, at: Temporal.Instant): Promise<Touched[]> {
  for (const { owner } of lines.map(({ account }) => account))
    if (owner.kind !== 'house' && !people.has(ownerKey(owner)))
      throw new Error('An entry touches somebody who is not locked');
  if (!lines.some(({ account }, index) => account.owner.kind === 'house' && (!found[index]?.id || isChained(account))))
    return touched(lines, found, people);
  const owners = new Map([...people, ...(await lockOwners(tx, [HOUSE], at))]);
  // Another transaction may have opened or moved them while this one waited for the house.
  return touched(lines, await findAccounts(tx, lines), owners);
}

interface Found {
  id: string | null;
  may_go_below_zero: boolean | null;
  position: number | null;
  balance_after: number | null;
}

/** One for each line, in their order. The house's are found by their names, among the few there are, without its row. */
async function findAccounts(tx: Writer, lines: readonly Line[]): Promise<Found[]> {
  const owners = lines.map(({ account }) => account.owner);
  const names = lines.map(({ account }) => account.name);
  const currencies: Currency[] = lines.map(({ currency }) => currency);
  const { rows } = await sql<Found>`
    select account.id, account.may_go_below_zero, last.position, last.balance_after
    from unnest(${owners.map(({ kind }) => kind)}::text[], ${owners.map(({ id }) => id)}::uuid[], ${names}::text[], ${currencies}::text[])
      with ordinality as wanted (kind, person_id, name, currency, place)
    left join lateral (
      select own.id, own.may_go_below_zero, own.chained from ledger_owner owner join ledger_account own on own.owner_id = owner.id
        where owner.kind = wanted.kind and owner.person_id = wanted.person_id and own.name = wanted.name and own.currency = wanted.currency
      union all
      select id, may_go_below_zero, chained from ledger_account
        where wanted.kind = 'house' and owner_kind = 'house' and name = wanted.name and currency = wanted.currency
    ) account on true
    left join lateral (
      select position, balance_after from ledger_line where account_id = account.id and account.chained and position is not null
      order by position desc limit 1
    ) last on true
    order by place`.execute(tx);
  return rows;
}

const touched = (lines: readonly Line[], found: readonly Found[], owners: OwnerIds): Touched[] =>
  lines.map((line, index) => {
    const { id = null, may_go_below_zero: below = null, position = 0, balance_after: balance = 0 } = found[index] ?? {};
    const { owner, name, mayGoBelowZero } = line.account;
    if (id && below !== mayGoBelowZero)
      throw new Error(`The account ${name} of the ${owner.kind} was declared otherwise when it was opened`);
    const opensFor = id ? null : (owners.get(ownerKey(owner)) as string);
    return { line, accountId: id ?? newId(), opensFor, position: position ?? 0, balance: balance ?? 0 };
  });

/** As `later`'s accounts stand once `earlier` is written: an account that both touch is opened once, and its chain goes on. */
export const touchedAfter = (earlier: readonly Touched[], later: readonly Touched[]): Touched[] =>
  later.map((touch) => {
    const key = accountKey(touch.line.account, touch.line.currency);
    const before = earlier.findLast(({ line }) => accountKey(line.account, line.currency) === key);
    if (!before) return touch;
    const balance = before.balance + before.line.amount;
    return { ...touch, accountId: before.accountId, opensFor: null, position: before.position + 1, balance };
  });
