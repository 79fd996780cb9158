import { type Database, newId } from '@solelune/platform';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../engine/index.ts';
import {
  auditAfterwards,
  available,
  budget,
  expectDone,
  held,
  issued,
  move,
  payable,
  sell,
  spent,
  suns,
} from './books.ts';

const CHECK_VIOLATION = '23514';
const UNIQUE_VIOLATION = '23505';
const RESTRICT_VIOLATION = '23001';

interface RawLine {
  account: string;
  amount: number;
  position?: number;
  balanceAfter?: number;
}

interface RawEntry {
  into?: string;
  key?: string;
  lineCount?: number;
  operation?: string;
  refunds?: string;
  refundsAmount?: number;
  reverses?: string;
}

/** What the database itself refuses, to code that does not go through the operations. */
export function refusalsSuite(opened: () => Database): void {
  describe('the database refuses', () => {
    let database: Database;
    let camille: string;
    let member: string;
    let house: string;
    let entryId: string;
    beforeAll(() => {
      database = opened();
    });
    auditAfterwards(opened);
    beforeEach(async () => {
      camille = newId();
      entryId = expectDone(await move(database, suns(100), issued, available(camille))).entryId;
      await move(database, suns(1), issued, spent);
      member = await idOf(available(camille));
      house = await idOf(spent);
    });

    const idOf = async ({ owner, name }: Account, currency = 'suns'): Promise<string> => {
      const { rows } = await database.execute(
        `select account.id from ledger_account account join ledger_owner owner on owner.id = owner_id
         where kind = $1 and person_id is not distinct from $2::uuid and name = $3 and currency = $4`,
        [owner.kind, owner.id, name, currency],
      );
      return String(rows[0]?.['id']);
    };

    /** One statement, so one transaction: its checks run at its end. Into an entry that exists already, only the lines are written. */
    const write = (lines: RawLine[], entry: RawEntry = {}) => {
      const { into = newId(), key = newId(), lineCount = lines.length, operation = 'move' } = entry;
      const { refunds = null, refundsAmount = null, reverses = null } = entry;
      return database.execute(
        `with entry as (
           insert into ledger_entry (id, key, fingerprint, operation, label, refunds, refunds_amount, reverses, line_count, made_at)
           select $1::uuid, $2, repeat('0', 64), $6, 'à la main', $7::uuid, $8::bigint, $9::uuid, $3::integer, now() where $1::uuid <> $5::uuid
         )
         insert into ledger_line (entry_id, line_number, account_id, amount, position, balance_after)
         select $1::uuid, coalesce((select max(line_number) from ledger_line where entry_id = $1::uuid), 0) + line.ordinality,
           (line.value->>'account')::uuid, (line.value->>'amount')::bigint, (line.value->>'position')::bigint, (line.value->>'balanceAfter')::bigint
         from jsonb_array_elements($4::jsonb) with ordinality line`,
        [into, key, lineCount, JSON.stringify(lines), entryId, operation, refunds, refundsAmount, reverses],
      );
    };
    const refused = (write: Promise<unknown>, code: string) => expect(write).rejects.toMatchObject({ code });
    const own = (amount: number, position = 2, balanceAfter = 100 + amount) => ({
      ...{ account: member, amount },
      ...{ position, balanceAfter },
    });

    it('nothing when all is right', async () => {
      await expect(write([own(-30), { account: house, amount: 30 }])).resolves.toBeDefined();
    });

    it('an entry that does not sum to zero, has too few lines or none', async () => {
      await refused(write([own(-30), { account: house, amount: 29 }]), CHECK_VIOLATION);
      await refused(write([own(-30)], { lineCount: 2 }), CHECK_VIOLATION);
      await refused(write([own(-30)], { lineCount: 1 }), CHECK_VIOLATION);
      await refused(write([], { lineCount: 2 }), CHECK_VIOLATION);
    });

    it('amounts that make up for each other in two currencies', async () => {
      await move(database, { currency: 'points', amount: 1 }, issued, spent);
      const points = await idOf(spent, 'points');
      await refused(write([own(-30), { account: points, amount: 30 }]), CHECK_VIOLATION);
    });

    it('lines added to an entry that was closed, even if they sum to zero', async () => {
      await refused(write([{ account: house, amount: 5 }, own(-5)], { into: entryId }), UNIQUE_VIOLATION);
      await move(database, { currency: 'eur', amount: 1 }, issued, spent);
      const [one, two] = [await idOf(issued, 'eur'), await idOf(spent, 'eur')];
      await refused(
        write(
          [
            { account: one, amount: 5 },
            { account: two, amount: -5 },
          ],
          { into: entryId },
        ),
        CHECK_VIOLATION,
      );
    });

    it('a line on no account, and one of no entry', async () => {
      await refused(write([own(-5), { account: newId(), amount: 5 }]), '23503');
      const stray = `insert into ledger_line (entry_id, line_number, account_id, amount) values ($1, 1, $2, 5)`;
      await refused(database.execute(stray, [newId(), house]), CHECK_VIOLATION);
    });

    it('a balance below zero, except where it may be', async () => {
      await refused(write([own(-101), { account: house, amount: 101 }]), CHECK_VIOLATION);
      await move(database, suns(5), issued, budget);
      const { rows } = await database.execute(
        'select position, balance_after from ledger_line where account_id = $1 order by position desc limit 1',
        [await idOf(budget)],
      );
      const { position, balance_after: left } = rows[0] as { position: number; balance_after: number };
      const tooMuch = { account: await idOf(budget), amount: -left - 1, position: position + 1, balanceAfter: -1 };
      await refused(write([tooMuch, { account: house, amount: left + 1 }]), CHECK_VIOLATION);
      const maelle = payable(newId());
      await move(database, suns(1), issued, maelle);
      const owing = { account: await idOf(maelle), amount: -3, position: 2, balanceAfter: -2 };
      await expect(write([owing, { account: house, amount: 3 }])).resolves.toBeDefined();
    });

    it('a balance that does not follow from the line before', async () => {
      await refused(write([own(-30, 2, 90), { account: house, amount: 30 }]), CHECK_VIOLATION);
      await refused(write([own(-30, 3), { account: house, amount: 30 }]), CHECK_VIOLATION);
      await refused(write([own(-30, 1, 0), { account: house, amount: 30 }]), UNIQUE_VIOLATION);
    });

    it('a line of a person without a place, and one of the house with one', async () => {
      await refused(
        write([
          { account: member, amount: -1 },
          { account: house, amount: 1 },
        ]),
        CHECK_VIOLATION,
      );
      await refused(write([own(-1), { account: house, amount: 1, position: 1, balanceAfter: 1 }]), CHECK_VIOLATION);
    });

    it('a key used twice', async () => {
      const key = newId();
      await write([own(-1), { account: house, amount: 1 }], { key });
      await refused(write([own(-1, 3, 98), { account: house, amount: 1 }], { key }), UNIQUE_VIOLATION);
    });

    it('refunds beyond what was refundable, and of what was not', async () => {
      const { entryId: sale } = expectDone(await sell(database, suns(40), available(camille), spent));
      const back = (amount: number, position: number, before: number, refunds = sale) =>
        write([own(amount, position, before + amount), { account: house, amount: -amount }], {
          ...{ operation: 'refund', refunds, refundsAmount: amount },
        });
      await refused(back(41, 3, 60), CHECK_VIOLATION);
      await back(30, 3, 60);
      await refused(back(11, 4, 90), CHECK_VIOLATION);
      await refused(back(1, 4, 90, entryId), CHECK_VIOLATION);
      await back(10, 4, 90);
    });

    it('a reversal that is not the opposite, that comes twice, or of what was refunded', async () => {
      const { entryId: sale } = expectDone(await sell(database, suns(40), available(camille), spent));
      const undo = (amount: number, position = 3) =>
        write([own(amount, position, 60 + amount), { account: house, amount: -amount }], {
          ...{ operation: 'reverse', reverses: sale },
        });
      await refused(undo(39), CHECK_VIOLATION);
      await refused(write([own(1, 3, 61), { account: house, amount: -1 }], { reverses: sale }), CHECK_VIOLATION);
      await undo(40);
      await refused(undo(40, 4), UNIQUE_VIOLATION);
      const again = expectDone(await sell(database, suns(10), available(camille), spent)).entryId;
      const lines = [own(4, 5, 94), { account: house, amount: -4 }];
      await write(lines, { operation: 'refund', refunds: again, refundsAmount: 4 });
      const opposite = [own(10, 6, 104), { account: house, amount: -10 }];
      await refused(write(opposite, { operation: 'reverse', reverses: again }), CHECK_VIOLATION);
    });

    it('accounts that are not what their owner’s must be, and a second house', async () => {
      const open = (kind: string, mayGoBelowZero: boolean, chained: boolean) =>
        database.execute(
          `insert into ledger_account (id, owner_id, owner_kind, name, currency, may_go_below_zero, chained, opened_at)
           select gen_random_uuid(), id, $1, 'odd', 'eur', $2, $3, now() from ledger_owner where kind = 'member' limit 1`,
          [kind, mayGoBelowZero, chained],
        );
      await refused(open('member', true, true), CHECK_VIOLATION);
      await refused(open('member', false, false), CHECK_VIOLATION);
      await refused(open('house', true, false), '23503');
      const owner = (kind: string, person: string | null) =>
        database.execute(
          'insert into ledger_owner (id, kind, person_id, opened_at) values (gen_random_uuid(), $1, $2, now())',
          [kind, person],
        );
      await refused(owner('house', null), UNIQUE_VIOLATION);
      await refused(owner('house', newId()), CHECK_VIOLATION);
      await refused(owner('member', camille), UNIQUE_VIOLATION);
      await refused(move(database, suns(1), issued, { ...held(camille), mayGoBelowZero: true }), CHECK_VIOLATION);
    });

    it.each([
      `update ledger_line set amount = amount * 2`,
      `update ledger_entry set label = 'autre chose'`,
      `update ledger_account set may_go_below_zero = true`,
      `update ledger_owner set person_id = gen_random_uuid() where kind <> 'house'`,
      `update ledger_owner set person_id = null, kind = 'advisor' where kind = 'member'`,
      `delete from ledger_line`,
      `delete from ledger_entry`,
      `delete from ledger_account`,
      `delete from ledger_owner`,
      `truncate ledger_line`,
      `truncate ledger_entry cascade`,
      `truncate ledger_account cascade`,
      `truncate ledger_owner cascade`,
    ])('%s', async (statement) => {
      await refused(database.execute(statement), RESTRICT_VIOLATION);
    });
  });
}
