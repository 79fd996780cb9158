import { type Database, newId } from '@solelune/platform';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember, auditAfterwards, expectDone, giveSuns } from './ledger-testing.ts';

const CHECK_VIOLATION = '23514';
const UNIQUE_VIOLATION = '23505';
const RESTRICT_VIOLATION = '23001';

interface RawLine {
  account: string;
  amount: number;
  position?: number;
  balanceAfter?: number;
}

/** What the database itself refuses, to code that does not go through the operations. */
export function refusalsSuite(opened: () => Database): void {
  describe('the database refuses', () => {
    let database: Database;
    let member: string;
    let house: string;
    let entryId: string;
    beforeAll(() => {
      database = opened();
    });
    auditAfterwards(opened);
    beforeEach(async () => {
      const userId = await addMember(database);
      entryId = expectDone(await giveSuns(database, userId, 100)).entryId;
      const find = async (where: string, values: unknown[]) =>
        String(
          (await database.execute(`select id from wallet_account where currency = 'suns' and ${where}`, values)).rows[0]
            ?.id,
        );
      member = await find('user_id = $1', [userId]);
      house = await find(`system_name = 'spent'`, []);
    });

    /** One statement, so one transaction: its checks run at its end. */
    const write = (lines: RawLine[], { into = newId(), lineCount = lines.length, key = newId() } = {}) =>
      database.execute(
        `with entry as (
           insert into wallet_entry (id, key, fingerprint, operation, label, line_count, made_at)
           select $1::uuid, $2, repeat('0', 64), 'spend', 'à la main', $3::smallint, now() where $1::uuid <> $5::uuid
         )
         insert into wallet_line (entry_id, line_number, account_id, amount, position, balance_after)
         select $1::uuid, coalesce((select max(line_number) from wallet_line where entry_id = $1::uuid), 0) + line.ordinality,
           (line.value->>'account')::uuid, (line.value->>'amount')::bigint, (line.value->>'position')::bigint, (line.value->>'balanceAfter')::bigint
         from jsonb_array_elements($4::jsonb) with ordinality line`,
        [into, key, lineCount, JSON.stringify(lines), entryId],
      );
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
      await refused(write([], { lineCount: 2 }), CHECK_VIOLATION);
    });

    it('amounts that make up for each other in two currencies', async () => {
      const { rows } = await database.execute(
        `select id from wallet_account where currency = 'points' and system_name = 'spent'`,
      );
      await refused(write([own(-30), { account: String(rows[0]?.id), amount: 30 }]), CHECK_VIOLATION);
    });

    it('lines added to an entry that was closed', async () => {
      const more = [{ account: house, amount: 5 }, own(-5)];
      await refused(write(more, { into: entryId }), UNIQUE_VIOLATION);
      const { rows } = await database.execute(
        `select id from wallet_account where currency = 'points' and kind = 'system' order by system_name limit 2`,
      );
      const [one, two] = rows.map(({ id }) => String(id)) as [string, string];
      await refused(write([{ account: one, amount: 5 }, { account: two, amount: -5 }], { into: entryId }), CHECK_VIOLATION); // biome-ignore format: one line
    });

    it('a balance below zero', async () => {
      await refused(write([own(-101), { account: house, amount: 101 }]), CHECK_VIOLATION);
    });

    it('a balance that does not follow from the line before', async () => {
      await refused(write([own(-30, 2, 90), { account: house, amount: 30 }]), CHECK_VIOLATION);
      await refused(write([own(-30, 3), { account: house, amount: 30 }]), CHECK_VIOLATION);
      await refused(write([own(-30, 1, 0), { account: house, amount: 30 }]), UNIQUE_VIOLATION);
    });

    it('a line of a member without a place, and one of the house with one', async () => {
      await refused(write([{ account: member, amount: -1 }, { account: house, amount: 1 }]), CHECK_VIOLATION); // biome-ignore format: one line
      await refused(write([own(-1), { account: house, amount: 1, position: 1, balanceAfter: 1 }]), CHECK_VIOLATION);
    });

    it('a key used twice', async () => {
      const key = newId();
      await write([own(-1), { account: house, amount: 1 }], { key });
      await refused(write([own(-1, 3, 98), { account: house, amount: 1 }], { key }), UNIQUE_VIOLATION);
    });

    it.each([
      `update wallet_line set amount = amount * 2`,
      `update wallet_entry set label = 'autre chose'`,
      `update wallet_account set user_id = gen_random_uuid()`,
      `update wallet_account set user_id = null, currency = 'points' where user_id is not null`,
      `delete from wallet_line`,
      `delete from wallet_entry`,
      `delete from wallet_account`,
      `truncate wallet_line`,
      `truncate wallet_entry cascade`,
      `truncate wallet_account cascade`,
    ])('%s', async (statement) => {
      await refused(database.execute(statement), RESTRICT_VIOLATION);
    });
  });
}
