import { type Database, newId } from '@solelune/platform';
import { beforeAll, describe, expect, it } from 'vitest';
import { houseAccount, type Line, member, transfer } from '../engine/index.ts';
import { balancesOf, forgetOwner, post, postAll, refund, reverse } from '../index.ts';
import {
  alone,
  auditAfterwards,
  available,
  balance,
  bonus,
  budget,
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
  vat,
  wording,
} from './books.ts';

/** What the operations promise, whichever the database. */
export function operationsSuite(opened: () => Database): void {
  describe('an entry', () => {
    let database: Database;
    beforeAll(() => {
      database = opened();
    });
    auditAfterwards(opened);
    const enter = (lines: Line[], more: Partial<Parameters<typeof post>[1]> = {}) =>
      alone(database, (tx) => post(tx, { ...wording(), operation: 'settle', lines, ...more }));

    it('is written with others of the same deed, each on what the one before left, or none is', async () => {
      const camille = newId();
      const entry = (lines: Line[], key = newId()) => ({ ...wording(key), operation: 'move', lines });
      const all = (...entries: Parameters<typeof postAll>[1]) => alone(database, (tx) => postAll(tx, entries));
      const [own, key] = [available(camille), newId()];
      const done = await all(
        entry(transfer(suns(100), issued, own), key),
        entry(transfer(suns(70), own, held(camille))),
        entry(transfer(euros(5), clearing, revenue)),
        entry(transfer(suns(30), own, spent)),
      );
      expect(Array.isArray(done) && done.map(({ balances }) => balances.map((one) => one.balance))).toEqual([
        [100],
        [30, 70],
        [],
        [0],
      ]);
      const lacking = await all(entry(transfer(suns(5), issued, own)), entry(transfer(suns(6), own, spent)));
      expect(lacking).toMatchObject({ refused: 'insufficient_balance', lacking: { amount: 1 } });
      expect(await balance(database, own, 'suns')).toBe(0);
      const again = all(entry(transfer(suns(5), issued, own)), entry(transfer(suns(100), issued, own), key));
      await expect(again).rejects.toMatchObject({ code: '23505' });
      expect(await balance(database, own, 'suns')).toBe(0);
    });

    it('moves what members, advisors and the house have, in all currencies at once', async () => {
      const [camille, maelle] = [newId(), newId()];
      await move(database, suns(100), issued, available(camille));
      await move(database, suns(100), available(camille), held(camille));
      const settled = expectDone(
        await enter([
          { account: held(camille), ...suns(-100) },
          { account: available(camille), ...suns(40) },
          { account: spent, ...suns(60) },
          { account: clearing, ...euros(-5000) },
          { account: payable(maelle), ...euros(2000) },
          { account: revenue, ...euros(2500) },
          { account: vat, ...euros(500) },
          { account: issued, currency: 'points', amount: -50 },
          { account: available(camille), currency: 'points', amount: 50 },
        ]),
      );
      expect(settled.balances.map(({ account, currency, balance }) => [account.name, currency, balance])).toEqual([
        ['held', 'suns', 0],
        ['available', 'suns', 40],
        ['payable', 'eur', 2000],
        ['available', 'points', 50],
      ]);
      expect(
        (await balancesOf(database.query, member(camille))).map(({ account, currency, balance }) => [
          account.name,
          currency,
          balance,
        ]),
      ).toEqual([
        ['available', 'points', 50],
        ['available', 'suns', 40],
        ['held', 'suns', 0],
      ]);
    });

    it('may have hundreds of lines', async () => {
      const advisors = Array.from({ length: 400 }, () => payable(newId()));
      const lines = advisors.map((account) => ({ account, ...euros(25) }));
      expectDone(await enter([...lines, { account: clearing, ...euros(-25 * 400) }]));
      expect(await balance(database, advisors[399] as (typeof advisors)[0], 'eur')).toBe(25);
    });

    it('is refused when an account does not have enough, whosever it is', async () => {
      const [camille, maelle] = [newId(), newId()];
      await move(database, suns(10), issued, available(camille));
      const take = (account: Line['account']) => move(database, suns(15), account, spent);
      expect(await take(available(camille))).toEqual({
        refused: 'insufficient_balance',
        lacking: { account: available(camille), currency: 'suns', amount: 5 },
      });
      expect(await take(held(camille))).toMatchObject({ lacking: { account: held(camille), amount: 15 } });
      expect(await take(bonus(maelle))).toMatchObject({ lacking: { account: bonus(maelle), amount: 15 } });
      expect(await take(budget)).toMatchObject({ lacking: { account: budget, amount: 15 } });
      expect(await balance(database, available(camille), 'suns')).toBe(10);
    });

    it('takes from who may go below zero, who is then told so', async () => {
      const maelle = payable(newId());
      expect(await move(database, euros(300), maelle, revenue)).toMatchObject({ balances: [{ balance: -300 }] });
      expect(await balance(database, maelle, 'eur')).toBe(-300);
    });

    it('is not written at all when its lines are wrong', async () => {
      const camille = available(newId());
      const wrong: Line[][] = [
        [{ account: camille, ...suns(5) }],
        [
          { account: camille, ...suns(5) },
          { account: issued, ...suns(-4) },
        ],
        [
          { account: camille, ...suns(5) },
          { account: issued, ...euros(-5) },
        ],
        [
          { account: camille, ...suns(2.5) },
          { account: issued, ...suns(-2.5) },
        ],
        [...transfer(suns(5), issued, camille), ...transfer(suns(5), issued, camille)],
      ];
      for (const lines of wrong) await expect(enter(lines)).rejects.toThrow(RangeError);
      expect(await balancesOf(database.query, camille.owner)).toEqual([]);
    });

    it('is done once per key, and says the same the second time', async () => {
      const camille = available(newId());
      const key = newId();
      const first = expectDone(await move(database, suns(40), issued, camille, key));
      await move(database, suns(5), issued, camille);
      expect(await move(database, suns(40), issued, camille, key)).toEqual({ ...first, repeated: true });
      for (const again of [
        move(database, suns(41), issued, camille, key),
        move(database, suns(40), issued, held(newId()), key),
        move(database, euros(40), issued, camille, key),
        enter(transfer(suns(40), issued, camille), { key }),
        enter(transfer(suns(40), issued, camille), { key, operation: 'move', refundable: suns(40) }),
      ])
        expect(await again).toEqual({ refused: 'key_reused' });
      expect(await balance(database, camille, 'suns')).toBe(45);
    });

    it('is the same request when what was asked is the same, whatever the lines have become', async () => {
      const camille = available(newId());
      const words = { key: newId(), asked: ['share', 3] };
      const first = expectDone(await enter(transfer(suns(3), issued, camille), words));
      expect(await enter(transfer(suns(4), issued, camille), words)).toEqual({ ...first, repeated: true });
      expect(await enter(transfer(suns(3), issued, camille), { ...words, asked: ['share', 4] })).toEqual({
        refused: 'key_reused',
      });
    });

    it('goes with the transaction it is in', async () => {
      const camille = available(newId());
      const failing = database.transaction(async (tx) => {
        expectDone(await post(tx, { ...wording(), operation: 'move', lines: transfer(suns(9), issued, camille) }));
        throw new Error('the rest failed');
      });
      await expect(failing).rejects.toThrow('the rest failed');
      expect(await balancesOf(database.query, camille.owner)).toEqual([]);
    });

    it('cannot be written on an account that was declared otherwise', async () => {
      await move(database, suns(5), issued, budget);
      const bottomless = houseAccount('budget', { mayGoBelowZero: true });
      await expect(move(database, suns(50), bottomless, spent)).rejects.toThrow('declared otherwise');
    });

    it('stays, and leads to nobody, when somebody is forgotten', async () => {
      const id = newId();
      const { entryId } = expectDone(await sell(database, suns(7), issued, available(id)));
      await alone(database, (tx) => forgetOwner(tx, member(id)));
      await alone(database, (tx) => forgetOwner(tx, member(id)));
      expect(await balancesOf(database.query, member(id))).toEqual([]);
      const { rows } = await database.execute('select amount from ledger_line where entry_id = $1 order by 1', [
        entryId,
      ]);
      expect(rows).toEqual([{ amount: -7 }, { amount: 7 }]);
      const words = { ...wording(), entryId };
      expect(await alone(database, (tx) => reverse(tx, words))).toEqual({ refused: 'not_found' });
      expect(
        await alone(database, (tx) => refund(tx, { ...words, lines: (back) => transfer(back, available(id), issued) })),
      ).toEqual({ refused: 'not_found' });
    });
  });
}
