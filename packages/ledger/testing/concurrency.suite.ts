import { type Database, newId } from '@solelune/platform';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, type Currency, houseAccount, type Line, transfer } from '../engine/index.ts';
import { lockOwners, post, refund, reverse } from '../index.ts';
import {
  AT,
  alone,
  auditAfterwards,
  available,
  balance,
  clearing,
  euros,
  expectDone,
  held,
  issued,
  move,
  payable,
  revenue,
  sell,
  spent,
  suns,
  wording,
} from './books.ts';

/** What holds when everybody comes at once: on PostgreSQL on as many connections as the pool has. A deadlock would fail the test. */
export function concurrencySuite(opened: () => Database, many: number): void {
  describe('at the same time', () => {
    let database: Database;
    beforeAll(() => {
      database = opened();
    });
    auditAfterwards(opened);
    const times = <T>(make: (index: number) => Promise<T>, count = many) =>
      Promise.all(Array.from({ length: count }, (_, i) => make(i)));
    /** Of transactions that hold their locks longer: all have to come through before a connection is waited for too long. */
    const fewer = many / 2;
    const doneIn = (outcomes: object[]) => outcomes.filter((outcome) => 'entryId' in outcome).length;
    const entry = (lines: Line[]) => ({ ...wording(), operation: 'move', lines });
    const fresh = (name: string, mayGoBelowZero: boolean) => houseAccount(`${name}-${newId()}`, { mayGoBelowZero });

    it.each([
      ['a member', available(newId())],
      ['the house', fresh('jar', false)],
    ])('what %s has is not taken twice', async (_, account) => {
      const affordable = Math.floor(many / 3);
      await move(database, suns(affordable * 7 + 2), issued, account);
      const outcomes = await times(() => move(database, suns(7), account, spent));
      expect(doneIn(outcomes)).toBe(affordable);
      expect(await balance(database, account, 'suns')).toBe(2);
    });

    it.each([
      ['a member', available(newId())],
      ['the house alone', revenue],
    ])('one key of %s is applied once and answered alike', async (_, account) => {
      const key = newId();
      const outcomes = await times(() => move(database, suns(25), issued, account, key));
      expect(new Set(outcomes.map((outcome) => expectDone(outcome).entryId)).size).toBe(1);
      expect(outcomes.filter((outcome) => !expectDone(outcome).repeated)).toHaveLength(1);
    });

    it('one key of two members goes to one of them', async () => {
      const [one, two] = [available(newId()), available(newId())];
      const key = newId();
      const outcomes = await times((index) => move(database, suns(25), issued, index % 2 ? one : two, key));
      expect(doneIn(outcomes)).toBe(many / 2);
      expect((await balance(database, one, 'suns')) + (await balance(database, two, 'suns'))).toBe(25);
    });

    it.each([
      ['a member paid', available(newId())],
      ['the house paid', clearing],
    ])('what %s is given back once, and reversed once', async (_, payer) => {
      await move(database, suns(20), issued, payer);
      const before = await balance(database, payer, 'suns');
      const [first, second] = [
        expectDone(await sell(database, suns(10), payer, spent)),
        expectDone(await sell(database, suns(10), payer, spent)),
      ];
      const lines = () => transfer(suns(10), issued, payer);
      const refunds = times(() => alone(database, (tx) => refund(tx, { ...wording(), entryId: first.entryId, lines })));
      const reversals = times(() => alone(database, (tx) => reverse(tx, { ...wording(), entryId: second.entryId })));
      expect([doneIn(await refunds), doneIn(await reversals)]).toEqual([1, 1]);
      expect(await balance(database, payer, 'suns')).toBe(before);
    });

    it('a newcomer’s accounts are opened once, and so are the house’s', async () => {
      const [camille, jar] = [available(newId()), fresh('new', true)];
      await times(() => move(database, suns(1), jar, camille));
      expect(await balance(database, camille, 'suns')).toBe(many);
      expect(await balance(database, jar, 'suns')).toBe(-many);
    });

    it('accounts of one owner touched in opposite orders do not block each other', async () => {
      const id = newId();
      const [one, two] = [fresh('one', true), fresh('two', true)];
      const steps: [Currency, Account, Account][] = [
        ['suns', one, available(id)],
        ['points', two, available(id)],
        ['eur', one, held(id)],
      ];
      await times(
        (index) =>
          alone(database, async (tx) => {
            for (const [currency, from, to] of index % 2 ? steps : steps.toReversed())
              expectDone(await post(tx, entry(transfer({ currency, amount: 1 }, from, to))));
          }),
        fewer,
      );
      for (const [currency, , to] of steps) expect(await balance(database, to, currency)).toBe(fewer);
    });

    it('accounts of the house that nobody had used are opened in opposite orders, by people who never meet', async () => {
      const jars = Array.from({ length: 4 }, (_, index) => fresh('j', index % 2 === 0));
      await times(
        (index) =>
          alone(database, async (tx) => {
            const own = available(newId());
            for (const jar of index % 2 ? jars : jars.toReversed())
              expectDone(
                await post(tx, entry([...transfer(suns(1), issued, jar), ...transfer(euros(1), issued, own)])),
              );
          }),
        fewer,
      );
      for (const jar of jars) expect(await balance(database, jar, 'suns')).toBe(fewer);
    });

    it('entries over many owners, each in an order of its own, do not block each other and lose nothing', async () => {
      const people = Array.from({ length: 10 }, (_, index) => (index % 2 ? payable(newId()) : available(newId())));
      await times((index) => {
        const turned = [...people.slice(index % 10), ...people.slice(0, index % 10)];
        const inOrder = index % 3 ? turned : turned.toReversed();
        const lines = inOrder.map((account) => ({ account, ...euros(index + 1) }));
        return alone(database, async (tx) =>
          expectDone(await post(tx, entry([...lines, { account: clearing, ...euros(-10 * (index + 1)) }]))),
        );
      });
      for (const account of people) expect(await balance(database, account, 'eur')).toBe((many * (many + 1)) / 2);
    });

    it('entries that follow each other over many owners do not block either, when all are named first', async () => {
      const people = Array.from({ length: 4 }, (_, index) => (index % 2 ? payable(newId()) : available(newId())));
      for (const account of people) await move(database, euros(5), clearing, account);
      await times(
        (index) =>
          alone(database, async (tx) => {
            const chain = index % 2 ? people : people.toReversed();
            const owners = chain.map(({ owner }) => owner);
            await lockOwners(tx, owners, AT);
            for (const [place, from] of chain.entries()) {
              const to = chain[(place + 1) % chain.length] as Account;
              expectDone(await post(tx, entry(transfer(euros(1), from, to))));
            }
          }),
        fewer,
      );
      for (const account of people) expect(await balance(database, account, 'eur')).toBe(5);
    });
  });
}
