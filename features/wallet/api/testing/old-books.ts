import { createHash } from 'node:crypto';
import { newId } from '@solelune/platform';
import fc from 'fast-check';
import type { Balances, Currency } from '../../engine/index.ts';
import { AT } from '../wallet-testing.ts';

interface Movement {
  currency: Currency;
  /** To the member. */
  amount: number;
  house: string;
}

/** An operation of the wallet as it was before the ledger. */
export interface OldDeed {
  id: string;
  key: string;
  operation: 'credit' | 'spend' | 'exchange' | 'refund' | 'reverse';
  userId: string;
  currency: Currency;
  amount: number;
  /** The entry that it refunds or reverses. */
  target: OldDeed | null;
  movements: Movement[];
}

/** An account as its last line left it. */
interface Chain {
  id: string;
  position: number;
  balance: number;
}

export const other = (currency: Currency): Currency => (currency === 'suns' ? 'points' : 'suns');
const CURRENCIES = ['suns', 'points'] as const;
const HOUSE = ['issued', 'promotions', 'refunds', 'spent', 'exchanged'];

export const wishes = (members: number) =>
  fc.record({
    operation: fc.constantFrom<OldDeed['operation'][]>('credit', 'credit', 'spend', 'exchange', 'refund', 'reverse'),
    member: fc.nat(members - 1),
    currency: fc.constantFrom(...CURRENCIES),
    amount: fc.integer({ min: 1, max: 90 }),
    target: fc.nat(),
  });
type Wish = ReturnType<typeof wishes> extends fc.Arbitrary<infer T> ? T : never;

/** The rows that the wallet's own code wrote, line by line, before the ledger; wishes that it would have refused leave none. */
export class OldBooks {
  readonly deeds: OldDeed[] = [];
  readonly accounts: Record<string, unknown>[] = [];
  readonly entries: Record<string, unknown>[] = [];
  readonly lines: Record<string, unknown>[] = [];
  readonly #members: readonly string[];
  readonly #chains = new Map<string, Chain>();

  constructor(members: readonly string[]) {
    this.#members = members;
    for (const currency of CURRENCIES) {
      for (const user_id of members) this.#open({ kind: 'member', user_id, system_name: null, currency }, user_id);
      for (const name of HOUSE) this.#open({ kind: 'system', user_id: null, system_name: name, currency }, name);
    }
  }

  #open(
    row: { currency: Currency; kind: string; user_id: string | null; system_name: string | null },
    owner: string,
  ): void {
    const id = newId();
    this.accounts.push({ ...row, id, opened_at: AT.toString() });
    this.#chains.set(`${owner} ${row.currency}`, { id, position: 0, balance: 0 });
  }

  #chain = (owner: string, currency: Currency) => this.#chains.get(`${owner} ${currency}`) as Chain;

  balancesOf = (userId: string): Balances => ({
    ...{ suns: this.#chain(userId, 'suns').balance, points: this.#chain(userId, 'points').balance },
  });

  live(wished: Wish): void {
    const planned = this.#plan(wished);
    if (!planned) return;
    const { userId, movements } = planned;
    if (movements.some(({ currency, amount }) => this.#chain(userId, currency).balance + amount < 0)) return;
    const [id, at] = [newId(), AT.add({ seconds: this.deeds.length })];
    const deed = { ...planned, id, key: `old:${id}` };
    this.deeds.push(deed);
    this.entries.push({
      ...{
        id,
        key: deed.key,
        fingerprint: fingerprintOf(deed),
        operation: deed.operation,
        label: 'Avant',
        detail: null,
      },
      refunds: deed.operation === 'refund' ? deed.target?.id : null,
      reverses: deed.operation === 'reverse' ? deed.target?.id : null,
      ...{ line_count: 2 * movements.length, made_at: at.toString() },
    });
    for (const [index, { currency, amount, house }] of movements.entries()) {
      const own = this.#chain(userId, currency);
      own.position += 1;
      own.balance += amount;
      const place = (number: number) => ({ entry_id: id, line_number: 2 * index + number });
      const { id: account_id, position, balance: balance_after } = own;
      this.lines.push({ ...place(1), account_id, amount, position, balance_after });
      this.lines.push({ ...place(2), account_id: this.#chain(house, currency).id, amount: -amount });
    }
  }

  #plan({ operation, member, currency, amount, target: at }: Wish): Omit<OldDeed, 'id' | 'key'> | null {
    const userId = this.#members[member] as string;
    const plan = (movements: Movement[], target: OldDeed | null = null) => ({
      ...{ operation, userId: target?.userId ?? userId, currency, amount: Math.abs(movements[0]?.amount ?? 0) },
      ...{ target, movements },
    });
    if (operation === 'credit') return plan([{ currency, amount, house: 'issued' }]);
    if (operation === 'spend') return plan([{ currency, amount: -amount, house: 'spent' }]);
    if (operation === 'exchange')
      return plan([
        { currency, amount: -amount, house: 'exchanged' },
        { currency: other(currency), amount: 2 * amount, house: 'exchanged' },
      ]);
    const standing = this.deeds.filter((deed) => !this.#correct('reverse', deed).length);
    const fit = standing.filter(
      (deed) => deed.operation === 'spend' || (operation === 'reverse' && deed.operation !== 'reverse'),
    );
    const target = fit[at % Math.max(1, fit.length)];
    if (!target) return null;
    const [first] = target.movements as [Movement];
    const back = this.#correct('refund', target)
      .filter((deed) => standing.includes(deed))
      .reduce((sum, deed) => sum + deed.amount, 0);
    if (operation === 'reverse')
      return back > 0
        ? null
        : plan(
            target.movements.map((one) => ({ ...one, amount: -one.amount })),
            target,
          );
    const left = -first.amount - back;
    return left > 0 ? plan([{ ...first, amount: Math.min(amount, left), house: 'refunds' }], target) : null;
  }

  #correct = (operation: OldDeed['operation'], target: OldDeed): OldDeed[] =>
    this.deeds.filter((deed) => deed.operation === operation && deed.target === target);
}

function fingerprintOf({ operation, userId, currency, amount, target }: OldDeed): string {
  const asked = {
    ...{ credit: [currency, amount, 'issued'], spend: [currency, amount] },
    ...{ exchange: [currency, amount, other(currency), 2 * amount], refund: [amount], reverse: [] },
  };
  const refunds = operation === 'refund' ? target?.id : null;
  const reverses = operation === 'reverse' ? target?.id : null;
  const parts = [operation, userId, refunds, reverses, ...asked[operation]];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
