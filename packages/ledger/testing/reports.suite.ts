import { type Database, newId } from '@solelune/platform';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Amount, advisor, HOUSE, type Line, member, transfer } from '../engine/index.ts';
import { accountBalances, balancesOf, historyOf, post, statementOf, trialBalance } from '../index.ts';
import {
  alone,
  auditAfterwards,
  available,
  clearing,
  euros,
  expectDone,
  held,
  issued,
  move,
  payable,
  revenue,
  spent,
  suns,
  wording,
} from './books.ts';

const day = (date: string) => Temporal.Instant.from(`2031-${date}T00:00:00Z`);

/** What is read of the books. Its entries are of a year that no other suite has. */
export function reportsSuite(opened: () => Database): void {
  describe('a report', () => {
    let database: Database;
    const [camille, maelle] = [newId(), newId()];
    const on = (date: string, lines: Line[], operation = 'move') =>
      alone(database, async (tx) => expectDone(await post(tx, { ...wording(), at: day(date), operation, lines })));
    const shown = ({ amount, balanceAfter }: { amount: number; balanceAfter: number }) => [amount, balanceAfter];
    beforeAll(async () => {
      database = opened();
      await on('01-10', transfer(suns(100), issued, available(camille)));
      await on('02-01', transfer(suns(30), available(camille), held(camille)), 'hold');
      await on('02-15', [
        ...transfer(suns(30), held(camille), spent),
        ...transfer(euros(900), clearing, payable(maelle)),
      ]);
      await on('03-01', transfer(euros(1000), payable(maelle), revenue));
    });
    auditAfterwards(opened);

    it('tells an account by pages, the newest first', async () => {
      const account = available(newId());
      for (const amount of [1, 2, 3, 4, 5]) await move(database, suns(amount), issued, account);
      const page = async (offset: number, limit: number) => {
        const { lines, count } = await historyOf(database.query, { account, currency: 'suns', offset, limit });
        return { lines: lines.map(shown), count };
      };
      expect(await page(0, 2)).toEqual({ lines: [[5, 15], [4, 10]], count: 5 }); // biome-ignore format: pairs
      expect(await page(4, 2)).toEqual({ lines: [[1, 1]], count: 5 });
      expect(await page(5, 2)).toEqual({ lines: [], count: 5 });
      const none = { account: held(newId()), currency: 'suns' as const, offset: 0, limit: 2 };
      expect(await historyOf(database.query, none)).toEqual({ lines: [], count: 0 });
    });

    it('tells an owner over a period: what was there, each movement, what is there at the end', async () => {
      const february = { from: day('02-01'), until: day('03-01') };
      const of = (id: string) => statementOf(database.query, member(id), february);
      expect(
        (await of(camille)).map(({ account, currency, opening, closing, lines }) => [
          account.name,
          currency,
          opening,
          lines.map(shown),
          closing,
        ]),
      ).toEqual([
        ['available', 'suns', 100, [[-30, 70]], 70],
        [
          'held',
          'suns',
          0,
          [
            [30, 30],
            [-30, 0],
          ],
          0,
        ],
      ]);
      expect((await of(camille))[0]?.lines[0]).toMatchObject({
        operation: 'hold',
        label: 'Un mouvement',
        detail: null,
      });
      expect(await of(newId())).toEqual([]);
      const [owed] = await statementOf(database.query, advisor(maelle), { from: day('02-01'), until: day('04-01') });
      expect(owed).toMatchObject({ opening: 0, closing: -100, lines: [{ amount: 900 }, { balanceAfter: -100 }] });
    });

    it('tells the house over a period as well, though its lines are no chain', async () => {
      const statement = await statementOf(database.query, HOUSE, { from: day('02-01'), until: day('03-01') });
      const of = (name: string, counted: Amount['currency']) =>
        statement.find(({ account, currency }) => account.name === name && currency === counted);
      expect(of('card-clearing', 'eur')?.lines.map(({ amount }) => amount)).toEqual([-900]);
      expect(of('spent', 'suns')?.lines.map(({ amount }) => amount)).toEqual([30]);
      expect(of('issued', 'suns')?.lines).toEqual([]);
      for (const { opening, closing, lines } of statement)
        expect(lines.reduce((sum, { amount }) => sum + amount, opening)).toBe(closing);
    });

    it('tells every account, now and before an instant, and the same as each owner is told', async () => {
      const now = await accountBalances(database.query);
      const of = (id: string, all = now) =>
        all.filter(({ account }) => account.owner.id === id).map(({ account, balance }) => [account.name, balance]);
      expect(of(camille)).toEqual([['available', 70], ['held', 0]]); // biome-ignore format: pairs
      expect(of(maelle)).toEqual([['payable', -100]]);
      const earlier = await accountBalances(database.query, day('02-15'));
      expect(of(camille, earlier)).toEqual([['available', 70], ['held', 30]]); // biome-ignore format: pairs
      expect(of(maelle, earlier)).toEqual([['payable', 0]]);
      for (const { account, currency, balance } of await balancesOf(database.query, HOUSE))
        expect(now).toContainEqual(expect.objectContaining({ account, currency, balance }));
    });

    it('puts the books on one page, whose sum is zero in each currency, at any instant', async () => {
      for (const before of [undefined, day('01-01'), day('02-10'), day('02-20')]) {
        const pages = await trialBalance(database.query, before);
        expect(pages.map(({ currency, total }) => [currency, total])).toEqual([['suns', 0], ['points', 0], ['eur', 0]]); // biome-ignore format: pairs
        const every = await accountBalances(database.query, before);
        for (const { currency, rows } of pages)
          for (const { owner, name, accounts, balance } of rows) {
            const same = every.filter(
              (one) => one.currency === currency && one.account.name === name && one.account.owner.kind === owner,
            );
            expect(same).toHaveLength(accounts);
            expect(same.reduce((sum, one) => sum + one.balance, 0)).toBe(balance);
          }
      }
    });
  });
}
