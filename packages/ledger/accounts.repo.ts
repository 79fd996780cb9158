import { newId, type Writer } from '@solelune/platform';
import { sql } from 'kysely';
import { type Currency, HOUSE, isChained, type Line, type Owner, ownerKey } from './engine/index.ts';
import { lockOwners, type OwnerIds } from './owners.repo.ts';

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
export async function touchAccounts(
  tx: Writer,
  lines: readonly Line[],
  people: OwnerIds,
  at: Temporal.Instant,
): Promise<Touched[]> {
  for (const { owner } of lines.map(({ account }) => account))
    if (owner.kind !== 'house' && !people.has(ownerKey(owner)))
      throw new Error('An entry touches somebody who is not locked');
  return touchFound(tx, lines, await findAccounts(tx, [], lines), at);
}

/** Locks the people of these lines and finds the accounts, in one statement; only where somebody is new are they asked one after the other. */
export async function lockAndTouch(tx: Writer, lines: readonly Line[], at: Temporal.Instant): Promise<Touched[]> {
  const owners = lines.map(({ account }) => account.owner).filter(({ kind }) => kind !== 'house');
  const people = [...new Map(owners.map((owner) => [ownerKey(owner), owner])).values()];
  const found = await findAccounts(tx, people, lines);
  if (found.length === lines.length) return touchFound(tx, lines, found, at);
  return touchAccounts(tx, lines, await lockOwners(tx, people, at), at);
}

async function touchFound(
  tx: Writer,
  lines: readonly Line[],
  found: readonly Found[],
  at: Temporal.Instant,
): Promise<Touched[]> {
  const wantsHouse = ({ account }: Line, index: number) =>
    account.owner.kind === 'house' && (!found[index]?.account || isChained(account));
  if (!lines.some(wantsHouse)) return touched(lines, found, null);
  const house = (await lockOwners(tx, [HOUSE], at)).get(ownerKey(HOUSE)) ?? null;
  // Another transaction may have opened or moved them while this one waited for the house.
  return touched(lines, await findAccounts(tx, [], lines), house);
}

interface Found {
  /** A person's row. */
  owner: string | null;
  account: string | null;
  below_zero: boolean | null;
  last_position: number | null;
  last_balance: number | null;
}

/** One for each line, in their order, once `locked` are locked; none where one of these is missing. */
async function findAccounts(tx: Writer, locked: readonly Owner[], lines: readonly Line[]): Promise<Found[]> {
  const owners = lines.map(({ account }) => account.owner);
  const names = lines.map(({ account }) => account.name);
  const currencies: Currency[] = lines.map(({ currency }) => currency);
  const { rows } =
    await sql<Found>`select owner, account, below_zero, last_position, last_balance from ledger_touch(${kindsOf(locked)}::text[], ${idsOf(locked)}::uuid[],
    ${kindsOf(owners)}::text[], ${idsOf(owners)}::uuid[], ${names}::text[], ${currencies}::text[])`.execute(tx);
  return rows;
}
const kindsOf = (owners: readonly Owner[]) => owners.map(({ kind }) => kind);
const idsOf = (owners: readonly Owner[]) => owners.map(({ id }) => id);

const touched = (lines: readonly Line[], found: readonly Found[], house: string | null): Touched[] =>
  lines.map((line, index) => {
    const { owner: whose, account: id, below_zero: below, ...last } = found[index] as Found;
    const { owner, name, mayGoBelowZero } = line.account;
    if (id && below !== mayGoBelowZero)
      throw new Error(`The account ${name} of the ${owner.kind} was declared otherwise when it was opened`);
    const opensFor = id ? null : owner.kind === 'house' ? house : whose;
    const { last_position: position, last_balance: balance } = last;
    return { line, accountId: id ?? newId(), opensFor, position: position ?? 0, balance: balance ?? 0 };
  });

/** The account once its line is written: it is open, and its chain goes on from there. */
export const afterLine = (touch: Touched): Touched => ({
  ...touch,
  ...{ opensFor: null, position: touch.position + 1, balance: touch.balance + touch.line.amount },
});
