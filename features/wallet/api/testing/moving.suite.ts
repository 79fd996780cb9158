import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditLedger, trialBalance } from '@solelune/ledger';
import { type Database, newId, PLATFORM_MIGRATIONS } from '@solelune/platform';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, credit, exchange, historyOf, refund, reverse, spend } from '../index.ts';
import { alone, expectDone, FEATURE_MIGRATIONS, spendSuns, WALLET_MIGRATIONS, wording } from '../wallet-testing.ts';
import { OldBooks, type OldDeed, other, wishes } from './old-books.ts';

/** The first migrations of the move; those before them are of the time when the wallet had tables of its own. */
const THE_MOVE: Record<string, string> = { wallet: '0303', loyalty: '0306' };
const MEMBERS = 9;
/** So many of them delete their accounts before the move. */
const GONE = 2;

/** A wallet that lived before the ledger is found in it again, whole, and goes on. */
export function movingSuite(open: () => Promise<Database>): void {
  describe('a wallet of before the ledger', () => {
    const members = Array.from({ length: MEMBERS }, () => newId());
    const books = new OldBooks(members);
    let database: Database;
    let before: Awaited<ReturnType<typeof rowsOf>>;
    beforeAll(async () => {
      database = await open();
      await migrateUntilTheMove(database);
      for (const wish of fc.sample(wishes(MEMBERS), { numRuns: 700, seed: 20261115 })) books.live(wish);
      await plant(database, books, members);
      for (const id of members.slice(-GONE)) await database.execute('delete from account_user where id = $1', [id]);
      before = await rowsOf(database, 'wallet');
      await database.migrate(WALLET_MIGRATIONS);
    });
    afterAll(() => database?.close());

    const ofPresent = (deed: OldDeed) => members.indexOf(deed.userId) < MEMBERS - GONE;
    const some = (operation: OldDeed['operation'], fits: (deed: OldDeed) => boolean = () => true): OldDeed => {
      const found = books.deeds.findLast((deed) => deed.operation === operation && ofPresent(deed) && fits(deed));
      if (!found) throw new Error(`The old wallet has no ${operation} of the kind`);
      return found;
    };
    const correctedBy = (deed: OldDeed) => books.deeds.filter(({ target }) => target === deed);

    const partlyRefunded = (deed: OldDeed): boolean => {
      const [only, ...more] = correctedBy(deed);
      if (only?.operation !== 'refund' || more.length > 0 || correctedBy(only).length > 0) return false;
      return only.amount < deed.amount;
    };

    it('had lived enough to show something', () => {
      expect(before.entries.length).toBeGreaterThan(300);
      const kinds = Map.groupBy(books.deeds, ({ operation }) => operation);
      for (const operation of ['credit', 'spend', 'exchange', 'refund', 'reverse'] as const)
        expect(kinds.get(operation)?.length, operation).toBeGreaterThan(20);
    });

    it('is in the ledger row by row, and its own tables are gone', async () => {
      const after = await rowsOf(database, 'ledger');
      expect(after.entries).toEqual(before.entries);
      expect(after.lines).toEqual(before.lines);
      expect(after.accounts).toEqual(before.accounts);
      const { rows } = await database.execute(
        `select table_name from information_schema.tables where table_name like 'wallet%'`,
      );
      expect(rows).toEqual([]);
    });

    it('is sound, and each member has what they had', async () => {
      expect(await auditLedger(database.query)).toEqual([]);
      for (const { total } of await trialBalance(database.query)) expect(total).toBe(0);
      for (const [index, userId] of members.entries()) {
        const gone = index >= MEMBERS - GONE;
        const none = { suns: 0, points: 0 };
        expect(await balanceOf(database.query, userId)).toEqual(gone ? none : books.balancesOf(userId));
      }
      const { rows } = await database.execute(
        `select count(*) as nameless from ledger_owner where kind = 'member' and person_id is null`,
      );
      expect(rows).toEqual([{ nameless: 2 * GONE }]);
    });

    it('answers every old request as repeated, and refuses its key for anything else', async () => {
      for (const deed of books.deeds.filter(ofPresent)) {
        expect(await again(deed), deed.operation).toMatchObject({ entryId: deed.id, repeated: true });
        expect(await spendSuns(database, deed.userId, 91, deed.key)).toEqual({ refused: 'key_reused' });
      }
    });

    const again = (deed: OldDeed) =>
      alone(database, (db) => {
        const { userId, currency, amount, operation } = deed;
        const [words, entryId] = [wording(deed.key), deed.target?.id ?? ''];
        if (operation === 'credit') return credit(db, { ...words, userId, currency, amount, source: 'issued' });
        if (operation === 'spend') return spend(db, { ...words, userId, currency, amount });
        if (operation === 'refund') return refund(db, { ...words, entryId, amount });
        if (operation === 'reverse') return reverse(db, { ...words, entryId });
        const receive = { currency: other(currency), amount: 2 * amount };
        return exchange(db, { ...words, userId, give: { currency, amount }, receive });
      });

    it('goes on: what was left of an old spend is given back, and no more', async () => {
      const spent = some('spend', partlyRefunded);
      const left = spent.amount - (correctedBy(spent)[0]?.amount ?? 0);
      const back = (amount: number) => alone(database, (db) => refund(db, { ...wording(), entryId: spent.id, amount }));
      const before = (await balanceOf(database.query, spent.userId))[spent.currency];
      expect(await back(left + 1)).toEqual({ refused: 'not_refundable' });
      expect(expectDone(await back(left)).balances[spent.currency]).toBe(before + left);
      expect(await back(1)).toEqual({ refused: 'not_refundable' });
    });

    it('goes on: an old spend is reversed once, and what was reversed is not given back', async () => {
      const spent = some('spend', (deed) => correctedBy(deed).length === 0);
      const undo = () => alone(database, (db) => reverse(db, { ...wording(), entryId: spent.id }));
      expectDone(await undo());
      expect(await undo()).toEqual({ refused: 'not_reversible' });
      const reversed = some('reverse').target as OldDeed;
      expect(await alone(database, (db) => refund(db, { ...wording(), entryId: reversed.id }))).toEqual({
        refused: 'not_refundable',
      });
      const ofGone = books.deeds.find((deed) => !ofPresent(deed)) as OldDeed;
      expect(await alone(database, (db) => reverse(db, { ...wording(), entryId: ofGone.id }))).toEqual({
        refused: 'not_found',
      });
    });

    it('goes on: new movements follow the old ones', async () => {
      const { userId } = some('credit');
      const { suns } = await balanceOf(database.query, userId);
      const page = { userId, currency: 'suns' as const, offset: 0, limit: 1 };
      const { count } = await historyOf(database.query, page);
      expect(await spendSuns(database, userId, suns + 1)).toMatchObject({ lacking: { currency: 'suns', amount: 1 } });
      await alone(database, (db) =>
        credit(db, { ...wording(), userId, currency: 'suns', amount: 5, source: 'issued' }),
      );
      expect(await historyOf(database.query, page)).toMatchObject({
        count: count + 1,
        lines: [{ balanceAfter: suns + 5 }],
      });
      expect(await auditLedger(database.query)).toEqual([]);
    });

    it('still holds the coupons that were bought with points to their entries', async () => {
      const { rows } = await database.execute('select paid_by from loyalty_coupon');
      expect(rows.length).toBeGreaterThan(20);
      const unpaid = database.execute('update loyalty_coupon set paid_by = gen_random_uuid()');
      await expect(unpaid).rejects.toMatchObject({ code: '23503' });
    });
  });
}

async function migrateUntilTheMove(database: Database): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'solelune-old-wallet-'));
  const folders = Object.entries(FEATURE_MIGRATIONS).map(([feature, folder]) => {
    const old = join(root, 'features', feature, 'migrations');
    mkdirSync(old, { recursive: true });
    const files = readdirSync(folder).filter((name) => name < (THE_MOVE[feature] ?? '9999'));
    for (const name of files) copyFileSync(join(folder, name), join(old, name));
    return old;
  });
  await database.migrate([PLATFORM_MIGRATIONS, ...folders]);
  rmSync(root, { recursive: true });
}

async function plant(database: Database, books: OldBooks, members: readonly string[]): Promise<void> {
  const people = members.map((id) => ({ id, email: `${id}@exemple.fr`, firstname: 'Camille' }));
  const insert = (table: string, columns: string, rows: readonly object[]) =>
    sql`insert into ${sql.table(table)} (${sql.raw(columns)}) select ${sql.raw(columns)} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
  await database.transaction(async (tx) => {
    await insert('account_user', 'id, email, firstname', people).execute(tx);
    await insert('wallet_account', 'id, kind, user_id, system_name, currency, opened_at', books.accounts).execute(tx);
    await insert('wallet_entry', ENTRY, books.entries).execute(tx);
    await insert('wallet_line', LINE, books.lines).execute(tx);
    await sql`insert into loyalty_coupon (id, code, kind, value, valid_from, paid_by, created_at)
      select gen_random_uuid(), 'CODE' || row_number() over (), 'percent', 10, made_at, id, made_at
      from wallet_entry where operation = 'exchange'`.execute(tx);
  });
}

const ENTRY = 'id, key, fingerprint, operation, label, detail, refunds, reverses, line_count, made_at';
const LINE = 'entry_id, line_number, account_id, amount, position, balance_after';

/** All that must be the same before and after; of accounts also how many lines they have and what these sum to. */
async function rowsOf(database: Database, prefix: 'wallet' | 'ledger') {
  const all = async (query: string) => (await database.execute(query)).rows;
  return {
    entries: await all(`select ${ENTRY} from ${prefix}_entry order by id`),
    lines: await all(`select ${LINE} from ${prefix}_line order by entry_id, line_number`),
    accounts: await all(
      `select account.id, currency, opened_at, count(line.amount) as lines, sum(line.amount) as sum, max(position) as last
       from ${prefix}_account account left join ${prefix}_line line on account_id = account.id group by account.id order by account.id`,
    ),
  };
}
