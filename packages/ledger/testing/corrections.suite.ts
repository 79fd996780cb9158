import { type Database, newId } from '@solelune/platform';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, transfer } from '../engine/index.ts';
import { post, type Refund, refund, reverse } from '../index.ts';
import {
  alone,
  auditAfterwards,
  available,
  balance,
  clearing,
  euros,
  expectDone,
  issued,
  move,
  payable,
  revenue,
  sell,
  spent,
  suns,
  wording,
} from './books.ts';

/** Refunds and reversals. */
export function correctionsSuite(opened: () => Database): void {
  describe('a correction', () => {
    let database: Database;
    beforeAll(() => {
      database = opened();
    });
    auditAfterwards(opened);
    const giveBack = (entryId: string, lines: Refund['lines'], amount?: number, key?: string) =>
      alone(database, (tx) => refund(tx, { ...wording(key), entryId, lines, ...(amount ? { amount } : {}) }));
    const undo = (entryId: string) => alone(database, (tx) => reverse(tx, { ...wording(), entryId }));
    const soldTo = async (camille: Account, amount: number) => {
      await move(database, suns(100), issued, camille);
      return expectDone(await sell(database, suns(amount), camille, spent)).entryId;
    };

    it('gives an entry back in parts, and never more than it was', async () => {
      const camille = available(newId());
      const entryId = await soldTo(camille, 60);
      const back = (amount?: number, key?: string) =>
        giveBack(entryId, (given) => transfer(given, issued, camille), amount, key);
      expect(await back(61)).toEqual({ refused: 'not_refundable' });
      expect(await back(20)).toMatchObject({ balances: [{ balance: 60 }] });
      expect(await back(41)).toEqual({ refused: 'not_refundable' });
      const key = newId();
      expect(await back(undefined, key)).toMatchObject({ balances: [{ balance: 100 }], repeated: false });
      expect(await back(undefined, key)).toMatchObject({ balances: [{ balance: 100 }], repeated: true });
      expect(await back()).toEqual({ refused: 'not_refundable' });
      expect(await undo(entryId)).toEqual({ refused: 'not_reversible' });
      expect(await balance(database, camille, 'suns')).toBe(100);
    });

    it('gives back in another currency, to somebody who was not in it, and counts it as what was paid', async () => {
      const [camille, maelle] = [available(newId()), payable(newId())];
      const captured = await alone(database, (tx) =>
        post(tx, {
          ...wording(),
          ...{ operation: 'capture', refundable: euros(5000) },
          lines: [...transfer(euros(5000), clearing, maelle)],
        }),
      );
      const { entryId } = expectDone(captured);
      const asSuns: Refund['lines'] = ({ amount }) => [
        ...transfer(euros(amount), maelle, revenue),
        ...transfer(suns(amount), issued, camille),
      ];
      expectDone(await giveBack(entryId, asSuns, 1500));
      const byCard: Refund['lines'] = (back) => transfer(back, maelle, clearing);
      expect(await giveBack(entryId, byCard, 3501)).toEqual({ refused: 'not_refundable' });
      expectDone(await giveBack(entryId, byCard));
      expect(await giveBack(entryId, asSuns, 1)).toEqual({ refused: 'not_refundable' });
      expect(await balance(database, camille, 'suns')).toBe(1500);
      expect(await balance(database, maelle, 'eur')).toBe(0);
    });

    it('does not give back what was not refundable, or not so', async () => {
      const camille = available(newId());
      const given = expectDone(await move(database, suns(5), issued, camille));
      const lines: Refund['lines'] = (back) => transfer(back, issued, camille);
      expect(await giveBack(given.entryId, lines)).toEqual({ refused: 'not_refundable' });
      expect(await giveBack(await soldTo(camille, 5), () => null)).toEqual({ refused: 'not_refundable' });
      expect(await giveBack(newId(), lines)).toEqual({ refused: 'not_found' });
      await expect(giveBack(await soldTo(camille, 5), lines, 2.5)).rejects.toThrow(RangeError);
    });

    it('can be corrected: a refund that is reversed may be made again', async () => {
      const camille = available(newId());
      const entryId = await soldTo(camille, 30);
      const back = () => giveBack(entryId, (given) => transfer(given, issued, camille));
      const { entryId: refundId } = expectDone(await back());
      expectDone(await undo(refundId));
      expectDone(await back());
      expect(await back()).toEqual({ refused: 'not_refundable' });
      expect(await balance(database, camille, 'suns')).toBe(100);
    });

    it('reverses an entry once, unless somebody no longer has it', async () => {
      const camille = available(newId());
      const gift = expectDone(await move(database, suns(50), issued, camille));
      const sale = expectDone(await sell(database, suns(1), camille, spent));
      expect(await undo(gift.entryId)).toMatchObject({ refused: 'insufficient_balance', lacking: { amount: 1 } });
      const undone = expectDone(await undo(sale.entryId));
      expect(undone.balances).toMatchObject([{ balance: 50 }]);
      expect(await undo(sale.entryId)).toEqual({ refused: 'not_reversible' });
      expect(await undo(undone.entryId)).toEqual({ refused: 'not_reversible' });
      expect(await giveBack(sale.entryId, (back) => transfer(back, issued, camille))).toEqual({
        refused: 'not_refundable',
      });
      expect(await undo(gift.entryId)).toMatchObject({ balances: [{ balance: 0 }] });
      expect(await undo(newId())).toEqual({ refused: 'not_found' });
    });

    it('reverses what concerns the house alone', async () => {
      const { entryId } = expectDone(await move(database, euros(30), clearing, revenue));
      expectDone(await undo(entryId));
      expect(await undo(entryId)).toEqual({ refused: 'not_reversible' });
    });
  });
}
