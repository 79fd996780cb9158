import { type Database, newId, type Writer } from '@solelune/platform';
import fc from 'fast-check';
import {
  type Account,
  accountKey,
  CURRENCIES,
  type Currency,
  type Line,
  type Owner,
  reversed,
  transfer,
} from '../engine/index.ts';
import { type Done, post, type Refused, refund, reverse } from '../index.ts';
import {
  alone,
  available,
  bonus,
  budget,
  clearing,
  held,
  issued,
  payable,
  revenue,
  spent,
  vat,
  wording,
} from './books.ts';

/** From one account to a few others, as much to each; accounts are named by their place in the list of all. */
interface Flow {
  currency: Currency;
  from: number;
  to: number[];
  amount: number;
}

/**
 * One random request. `key` and `target` point into small sets, so that keys come again and entries are refunded and reversed twice;
 * `again` sends an earlier request once more, as it was.
 */
export interface Deed {
  kind: 'post' | 'refund' | 'reverse' | 'again';
  flows: Flow[];
  key: number;
  target: number;
}

const PEOPLE = { members: 20, advisors: 8 };
/** The last may not go below zero. */
const HOUSE = [issued, spent, clearing, revenue, vat, budget];
const ACCOUNTS = HOUSE.length + 2 * (PEOPLE.members + PEOPLE.advisors);

const flow: fc.Arbitrary<Flow> = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  // Mostly out of the house: what never came in could never be given.
  from: fc.oneof({ weight: 6, arbitrary: fc.nat(HOUSE.length - 2) }, { weight: 1, arbitrary: fc.nat(ACCOUNTS - 1) }),
  to: fc.uniqueArray(fc.nat(ACCOUNTS - 1), { minLength: 1, maxLength: 4 }),
  amount: fc.integer({ min: 1, max: 40 }),
});

const POSTS = Array<'post'>(9).fill('post');

/** Without the bias towards small numbers, by which most keys would be the same. */
export const deed = (keys: number): fc.Arbitrary<Deed> =>
  fc.noBias(
    fc.record({
      kind: fc.constantFrom(...POSTS, 'refund', 'reverse', 'again'),
      flows: fc.array(flow, { minLength: 1, maxLength: 3 }),
      key: fc.nat(keys - 1),
      target: fc.nat(1000),
    }),
  );

/** What became of a deed, and the lines that are written if it was done. */
export interface Told {
  key: string;
  lines: Line[];
  outcome: Done | Refused;
  send: () => Promise<Done | Refused>;
}

/** The life of a few owners on one database; what was done is remembered, so that later deeds can refund, reverse and repeat it. */
export class RandomBooks {
  readonly told: Told[] = [];
  readonly #database: Database;
  readonly #run = newId();
  readonly #accounts: Account[];

  constructor(database: Database) {
    this.#database = database;
    const ids = (count: number) => Array.from({ length: count }, () => newId());
    this.#accounts = [
      ...HOUSE,
      ...ids(PEOPLE.members).flatMap((id) => [available(id), held(id)]),
      ...ids(PEOPLE.advisors).flatMap((id) => [payable(id), bonus(id)]),
    ];
  }

  get owners(): Owner[] {
    return this.#accounts.map(({ owner }) => owner);
  }

  async live(deed: Deed): Promise<void> {
    const request = deed.kind === 'again' ? pick(this.told, deed.target) : this.#request(deed);
    // Nothing yet to refund, reverse or repeat, or flows that undo each other.
    if (request) this.told.push({ ...request, outcome: await request.send() });
  }

  #request({ kind, flows, key, target }: Deed): Omit<Told, 'outcome'> | undefined {
    const words = wording(`${this.#run}:${key}`);
    const request = (lines: Line[], send: (tx: Writer) => Promise<Done | Refused>) => ({
      ...{ key: words.key, lines, send: () => alone(this.#database, send) },
    });
    if (kind === 'post') {
      const lines = this.#lines(flows);
      const paid = lines.find(({ amount }) => amount < 0);
      if (!paid) return undefined;
      const refundable = { currency: paid.currency, amount: -paid.amount };
      return request(lines, (tx) => post(tx, { ...words, operation: 'random', lines, refundable }));
    }
    const earlier = pick(
      this.told.filter(({ outcome }) => 'entryId' in outcome),
      target,
    );
    if (!earlier) return undefined;
    const { entryId } = earlier.outcome as Done;
    if (kind === 'reverse') return request(reversed(earlier.lines), (tx) => reverse(tx, { ...words, entryId }));
    const paid = earlier.lines.find(({ amount }) => amount < 0) as Line;
    const back = { currency: paid.currency, amount: flows[0]?.amount ?? 1 };
    const lines = transfer(back, paid.account === issued ? spent : issued, paid.account);
    return request(lines, (tx) => refund(tx, { ...words, entryId, amount: back.amount, lines: () => lines }));
  }

  /** All flows in one entry: an account that gives and receives has one line of the difference. */
  #lines(flows: Flow[]): Line[] {
    const merged = new Map<string, Line>();
    const at = (index: number) => this.#accounts[index] as Account;
    for (const { currency, from, to, amount } of flows)
      for (const line of to.flatMap((index) => transfer({ currency, amount }, at(from), at(index)))) {
        const key = accountKey(line.account, currency);
        merged.set(key, { ...line, amount: line.amount + (merged.get(key)?.amount ?? 0) });
      }
    return [...merged.values()].filter(({ amount }) => amount !== 0);
  }
}

const pick = <T>(among: T[], index: number): T | undefined => among[index % Math.max(1, among.length)];
