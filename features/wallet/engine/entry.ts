import { assertAmount, type Balances, CURRENCIES, type Currency, MAX_AMOUNT, type SystemName } from './currency.ts';

/** What happens to the member (positive: receives) and which account of the house is on the other side. */
export interface Movement {
  currency: Currency;
  amount: number;
  system: SystemName;
}

/** One line of an entry: on the member's account of that currency when `system` is null. */
export interface Line {
  currency: Currency;
  system: SystemName | null;
  amount: number;
}

export interface Amount {
  currency: Currency;
  amount: number;
}

export const received = ({ currency, amount }: Amount, system: SystemName): Movement => {
  assertAmount(amount);
  return { currency, amount, system };
};

export const given = ({ currency, amount }: Amount, system: SystemName): Movement => {
  assertAmount(amount);
  return { currency, amount: -amount, system };
};

/** Every movement twice: once on the member's account, once with the opposite sign on the house's. */
export const linesOf = (movements: readonly Movement[]): Line[] =>
  movements.flatMap(({ currency, amount, system }) => [
    { currency, system: null, amount },
    { currency, system, amount: -amount },
  ]);

/** The correction of an entry: the same lines, each with the opposite sign. */
export const reversed = (lines: readonly Line[]): Line[] => lines.map((line) => ({ ...line, amount: -line.amount }));

/** Throws unless these lines may be an entry: whole amounts, each account once, and a sum of zero in every currency. */
export function assertBalanced(lines: readonly Line[]): void {
  if (lines.length < 2) throw new RangeError('An entry has at least two lines');
  const accounts = new Set(lines.map(({ currency, system }) => `${currency} ${system}`));
  if (accounts.size !== lines.length) throw new RangeError('An entry touches an account once');
  for (const { amount } of lines) {
    if (!Number.isSafeInteger(amount) || amount === 0 || Math.abs(amount) > MAX_AMOUNT)
      throw new RangeError(`A line cannot move ${amount}`);
  }
  for (const currency of CURRENCIES) {
    if (sumIn(currency, lines) !== 0) throw new RangeError(`The lines in ${currency} do not sum to zero`);
  }
}

const sumIn = (currency: Currency, lines: readonly Line[]): number =>
  lines.filter((line) => line.currency === currency).reduce((sum, { amount }) => sum + amount, 0);

export type Applied = { balances: Balances } | { lacking: Amount };

/** The member's balances after these lines, or the first currency in which they do not have enough. */
export function applyLines(before: Balances, lines: readonly Line[]): Applied {
  const balances = { ...before };
  for (const { currency, system, amount } of lines) if (system === null) balances[currency] += amount;
  for (const currency of CURRENCIES) {
    if (balances[currency] < 0) return { lacking: { currency, amount: -balances[currency] } };
    if (!Number.isSafeInteger(balances[currency])) throw new RangeError(`The balance in ${currency} is too large`);
  }
  return { balances };
}
