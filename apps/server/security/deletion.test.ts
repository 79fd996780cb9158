import { transactIn } from '@solelune/contract/server';
import { auditLedger } from '@solelune/ledger';
import type { JobRun } from '@solelune/platform';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { type FullMember, fullMember } from './full-member.ts';

let app: TestApp;
let member: FullMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await fullMember(app);
  await member.browser.post('user/profile/rewardpoint/redeem.json', { code: member.ids.coupon, key: 'a-key' });
});
afterAll(() => app?.close());

async function deleteDueAccounts(): Promise<void> {
  const { database, services } = app;
  const parts = { db: database.query, transaction: transactIn(database), services, now: Temporal.Now.instant };
  const jobs = features.flatMap((feature) => feature.jobs?.(parts) ?? []);
  await jobs.find(({ name }) => name === 'account-delete-due')?.run({}, {} as JobRun);
}

/** Where the member's id stands, whether or not a foreign key says so. */
async function namedIn(): Promise<string[]> {
  const { rows } = await app.database.execute(
    `select table_name, column_name from information_schema.columns where table_schema = 'public' and data_type = 'uuid'`,
  );
  const found: string[] = [];
  for (const { table_name, column_name } of rows) {
    const query = `select 1 from "${table_name}" where "${column_name}" = $1 limit 1`;
    if ((await app.database.execute(query, [member.userId])).rows.length > 0)
      found.push(`${table_name}.${column_name}`);
  }
  return found;
}

describe('a deleted member', () => {
  it('is named by no row any more, and the books still balance', async () => {
    expect(await namedIn()).toEqual(expect.arrayContaining(['account_user.id', 'ledger_owner.person_id']));
    const lines = async () => (await app.database.execute('select count(*) as count from ledger_line')).rows;
    const before = await lines();
    await app.database.execute(`update account_user set deletion_due_at = now() - interval '1 day' where id = $1`, [
      member.userId,
    ]);
    await deleteDueAccounts();
    expect(await namedIn()).toEqual([]);
    expect(await lines()).toEqual(before);
    expect(await auditLedger(app.database.query)).toEqual([]);
  });
});
