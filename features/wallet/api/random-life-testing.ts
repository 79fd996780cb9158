import { type Database, newId, type Writer } from '@solelune/platform';
import fc from 'fast-check';
import type { Balances, Currency } from '../engine/index.ts';
import { credit, type Done, exchange, type Refused, refund, reverse, spend } from './index.ts';
import { alone, wording } from './ledger-testing.ts';

/**
 * One random request. `key` and `target` point into small sets, so that keys come again and entries are refunded and reversed twice;
 * `again` sends an earlier request once more, as it was.
 */
export interface Deed {
  kind: 'credit' | 'spend' | 'exchange' | 'refund' | 'reverse' | 'again';
  member: number;
  currency: Currency;
  amount: number;
  key: number;
  target: number;
}

export const MEMBERS = 3;

export const deed = (keys: number): fc.Arbitrary<Deed> =>
  fc.record({
    kind: fc.constantFrom('credit', 'credit', 'spend', 'spend', 'exchange', 'refund', 'reverse', 'again', 'again'),
    member: fc.nat(MEMBERS - 1),
    currency: fc.constantFrom('suns', 'points'),
    amount: fc.integer({ min: 1, max: 40 }),
    key: fc.nat(keys - 1),
    target: fc.nat(1000),
  });

/** What became of a deed: which member's balances it changed, and by how much, if it was done. */
export interface Told {
  deed: Deed;
  outcome: Done | Refused;
  member: number;
  delta: Balances;
  send: () => Promise<Done | Refused>;
}

/** The life of a few members on one database; what was done is remembered, so that later deeds can refund, reverse and repeat it. */
export class RandomLife {
  readonly told: Told[] = [];
  readonly #database: Database;
  readonly #userIds: readonly string[];
  readonly #run = newId();

  constructor(database: Database, userIds: readonly string[]) {
    this.#database = database;
    this.#userIds = userIds;
  }

  async live(deed: Deed): Promise<void> {
    const request = deed.kind === 'again' ? this.#earlier(deed, this.told) : this.#request(deed);
    // Nothing yet to refund, reverse or repeat.
    if (request) this.told.push({ ...request, outcome: await request.send() });
  }

  #earlier = (deed: Deed, among: Told[]): Told | undefined => among[deed.target % Math.max(1, among.length)];

  #request(deed: Deed): Omit<Told, 'outcome'> | undefined {
    const { kind, currency, amount, member } = deed;
    const words = wording(`${this.#run}:${deed.key}`);
    const own = { ...words, userId: this.#userIds[member] as string };
    const other: Currency = currency === 'suns' ? 'points' : 'suns';
    const [give, receive] = [
      { currency, amount },
      { currency: other, amount: amount * 2 },
    ];
    const request = (send: (db: Writer) => Promise<Done | Refused>, target?: Told) => ({
      ...{ deed, member: target?.member ?? member, delta: deltaOf(deed, target) },
      send: () => alone(this.#database, send),
    });
    if (kind === 'credit') return request((db) => credit(db, { ...own, ...give, source: 'issued' }));
    if (kind === 'spend') return request((db) => spend(db, { ...own, ...give }));
    if (kind === 'exchange') return request((db) => exchange(db, { ...own, give, receive }));
    const done = this.told.filter(({ outcome }) => 'entryId' in outcome);
    const target = this.#earlier(deed, done);
    if (!target) return undefined;
    const { entryId } = target.outcome as Done;
    if (kind === 'refund') return request((db) => refund(db, { ...words, entryId, amount }), target);
    return request((db) => reverse(db, { ...words, entryId }), target);
  }
}

function deltaOf({ kind, currency, amount }: Deed, target: Told | undefined): Balances {
  const delta = { suns: 0, points: 0 };
  if (kind === 'credit') delta[currency] = amount;
  if (kind === 'spend') delta[currency] = -amount;
  if (kind === 'refund') delta[target?.deed.currency ?? currency] = amount;
  if (kind === 'reverse') return { suns: -(target?.delta.suns ?? 0), points: -(target?.delta.points ?? 0) };
  if (kind !== 'exchange') return delta;
  return currency === 'suns' ? { suns: -amount, points: amount * 2 } : { points: -amount, suns: amount * 2 };
}
