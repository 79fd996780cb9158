import { type Database, newId } from '@solelune/platform';
import fc from 'fast-check';
import type { Balances, Currency } from '../engine/index.ts';
import { credit, type Done, exchange, type Refused, refund, reverse, spend } from './index.ts';
import { alone, wording } from './ledger-testing.ts';

/** One random request. `key` and `target` point into small sets, so that keys come again and entries are refunded and reversed twice. */
export interface Deed {
  kind: 'credit' | 'spend' | 'exchange' | 'refund' | 'reverse';
  member: number;
  currency: Currency;
  amount: number;
  key: number;
  target: number;
}

export const MEMBERS = 3;

export const deed = (keys: number): fc.Arbitrary<Deed> =>
  fc.record({
    kind: fc.constantFrom('credit', 'credit', 'spend', 'spend', 'exchange', 'refund', 'reverse'),
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
}

/** A member group's life on one database; what was done is remembered, so that later deeds can refund and reverse it. */
export class RandomLife {
  readonly told: Told[] = [];
  readonly #database: Database;
  readonly #userIds: readonly string[];
  readonly #run = newId();

  constructor(database: Database, userIds: readonly string[]) {
    this.#database = database;
    this.#userIds = userIds;
  }

  /** Null when there is nothing yet to refund or reverse. */
  async live(deed: Deed): Promise<Told | null> {
    const { currency, amount } = deed;
    const words = wording(`${this.#run}:${deed.key}`);
    const own = { ...words, userId: this.#userIds[deed.member] as string };
    const other: Currency = currency === 'suns' ? 'points' : 'suns';
    const earlier = this.told.filter(({ outcome }) => 'entryId' in outcome);
    const target = earlier[deed.target % Math.max(1, earlier.length)];
    if ((deed.kind === 'refund' || deed.kind === 'reverse') && !target) return null;
    const targetId = (target?.outcome as Done | undefined)?.entryId ?? '';
    const outcome = await alone(this.#database, (db) => {
      if (deed.kind === 'credit') return credit(db, { ...own, currency, amount, source: 'issued' });
      if (deed.kind === 'spend') return spend(db, { ...own, currency, amount });
      if (deed.kind === 'refund') return refund(db, { ...words, entryId: targetId, amount });
      if (deed.kind === 'reverse') return reverse(db, { ...words, entryId: targetId });
      return exchange(db, { ...own, give: { currency, amount }, receive: { currency: other, amount: amount * 2 } });
    });
    const told = {
      deed,
      outcome,
      member: target && isAboutTarget(deed) ? target.member : deed.member,
      delta: deltaOf(deed, target),
    };
    this.told.push(told);
    return told;
  }
}

const isAboutTarget = ({ kind }: Deed) => kind === 'refund' || kind === 'reverse';

function deltaOf({ kind, currency, amount }: Deed, target: Told | undefined): Balances {
  const delta = { suns: 0, points: 0 };
  if (kind === 'credit') delta[currency] = amount;
  if (kind === 'spend') delta[currency] = -amount;
  if (kind === 'refund') delta[target?.deed.currency ?? currency] = amount;
  if (kind === 'reverse') return { suns: -(target?.delta.suns ?? 0), points: -(target?.delta.points ?? 0) };
  if (kind !== 'exchange') return delta;
  return currency === 'suns' ? { suns: -amount, points: amount * 2 } : { points: -amount, suns: amount * 2 };
}
