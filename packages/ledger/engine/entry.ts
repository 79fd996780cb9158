import { type Account, accountKey, isForgotten } from './account.ts';
import { type Amount, assertAmount, CURRENCIES, type Currency, MAX_AMOUNT } from './currency.ts';

/** One line of an entry; above zero the account receives, below it gives. */
export interface Line extends Amount {
  account: Account;
}

/** The two lines by which an amount goes from one account to another. */
export function transfer({ currency, amount }: Amount, from: Account, to: Account): Line[] {
  assertAmount(amount);
  return [
    { account: from, currency, amount: -amount },
    { account: to, currency, amount },
  ];
}

/** The correction of an entry: the same lines, each with the opposite sign. */
export const reversed = (lines: readonly Line[]): Line[] => lines.map((line) => ({ ...line, amount: -line.amount }));

/** Throws unless these lines may be an entry: whole amounts, each account once, and a sum of zero in every currency. */
export function assertBalanced(lines: readonly Line[]): void {
  if (lines.length < 2) throw new RangeError('An entry has at least two lines');
  const accounts = new Set(lines.map(({ account, currency }) => accountKey(account, currency)));
  if (accounts.size !== lines.length) throw new RangeError('An entry touches an account once');
  for (const { account, amount } of lines) {
    if (isForgotten(account.owner)) throw new RangeError('Nothing is written on the account of somebody forgotten');
    if (!Number.isSafeInteger(amount) || amount === 0 || Math.abs(amount) > MAX_AMOUNT)
      throw new RangeError(`A line cannot move ${amount}`);
  }
  for (const currency of CURRENCIES) {
    if (sumIn(currency, lines) !== 0n) throw new RangeError(`The lines in ${currency} do not sum to zero`);
  }
}

/** Of any number of lines, so beyond what a number counts exactly. */
const sumIn = (currency: Currency, lines: readonly Line[]): bigint =>
  lines.reduce((sum, line) => (line.currency === currency ? sum + BigInt(line.amount) : sum), 0n);

/** What accounts hold, by `accountKey`; an account that is not there holds nothing. */
export type Balances = ReadonlyMap<string, number>;

/** By how much an account falls short of what is asked of it. */
export type Lacking = Line;

/** What the touched accounts hold after these lines, or the first that does not have enough. */
export function applyLines(before: Balances, lines: readonly Line[]): { balances: Balances } | { lacking: Lacking } {
  const balances = new Map(before);
  for (const { account, currency, amount } of lines) {
    const key = accountKey(account, currency);
    const after = (balances.get(key) ?? 0) + amount;
    if (after < 0 && !account.mayGoBelowZero) return { lacking: { account, currency, amount: -after } };
    if (!Number.isSafeInteger(after))
      throw new RangeError(`The balance of ${account.name} in ${currency} is too large`);
    balances.set(key, after);
  }
  return { balances };
}
