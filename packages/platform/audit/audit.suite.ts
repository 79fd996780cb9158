import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, PLATFORM_MIGRATIONS } from '../index.ts';
import { appendAudit, auditLines, verifyAudit } from './audit.repo.ts';

const now = Temporal.Instant.from('2026-11-16T20:12:00.123456Z');
const deed = {
  actor: 'finance-1',
  roles: ['finance', 'support'],
  deed: 'payments.refund',
  about: 'order-7',
  reason: 'Le prélèvement a eu lieu deux fois',
  details: { to: 'card', cents: 3840 },
};

/** What the audit log promises, whichever database it is on. */
export function auditSuite(open: () => Promise<Database>): void {
  describe('the audit log', () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      await database.migrate([PLATFORM_MIGRATIONS]);
    });
    beforeEach(() => alter('truncate audit_entry'));
    afterAll(() => database?.close());

    const write = (about: string) => database.transaction((tx) => appendAudit(tx, { ...deed, about }, now));
    /** As whoever has the database in their hands would. */
    const alter = async (statement: string) => {
      await database.execute('alter table audit_entry disable trigger user');
      await database.execute(statement);
      await database.execute('alter table audit_entry enable trigger user');
    };

    it('numbers lines without gaps, whoever writes at once, and takes back the line of a deed that failed', async () => {
      const doomed = database.transaction(async (tx) => {
        await appendAudit(tx, deed, now);
        throw new Error('on second thoughts');
      });
      await Promise.all([doomed.catch(() => {}), ...Array.from({ length: 12 }, (_, index) => write(`order-${index}`))]);
      const lines = await Array.fromAsync(auditLines(database.query));
      expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
      expect(await verifyAudit(database.query)).toMatchObject({ lines: 12, fault: null });
    });

    it('reads back what was written', async () => {
      await write('order-1');
      const [line] = await Array.fromAsync(auditLines(database.query));
      expect(line).toMatchObject({ ...deed, about: 'order-1', number: 1, at: new Date('2026-11-16T20:12:00.123Z') });
    });

    it('refuses every change', async () => {
      await write('order-1');
      for (const statement of [
        `update audit_entry set reason = 'autre'`,
        'delete from audit_entry',
        'truncate audit_entry',
      ])
        await expect(database.execute(statement), statement).rejects.toMatchObject({ code: '23001' });
    });

    it.each([
      [`update audit_entry set reason = 'Rien' where number = 2`, { number: 2, kind: 'changed' }],
      [
        `update audit_entry set details = '{"to": "card", "cents": 3841}' where number = 2`,
        { number: 2, kind: 'changed' },
      ],
      [`update audit_entry set at = at + interval '1 second' where number = 3`, { number: 3, kind: 'changed' }],
      [`update audit_entry set roles = '{finance}' where number = 1`, { number: 1, kind: 'changed' }],
      ['delete from audit_entry where number = 2', { number: 2, kind: 'missing' }],
      ['update audit_entry set number = 9 where number = 3', { number: 3, kind: 'missing' }],
    ])('%s is found', async (statement, fault) => {
      for (const about of ['order-1', 'order-2', 'order-3']) await write(about);
      await alter(statement);
      expect((await verifyAudit(database.query)).fault).toEqual(fault);
    });

    it('an end that was cut off is found by who kept what an earlier check said', async () => {
      for (const about of ['order-1', 'order-2', 'order-3']) await write(about);
      const { lines: number, seal } = await verifyAudit(database.query);
      await write('order-4');
      expect((await verifyAudit(database.query, { number, seal })).fault).toBeNull();
      await alter('delete from audit_entry where number > 1');
      expect((await verifyAudit(database.query)).fault).toBeNull();
      expect((await verifyAudit(database.query, { number, seal })).fault).toEqual({ number: 2, kind: 'cut' });
      // Written anew, with other words.
      for (const about of ['order-8', 'order-9']) await write(about);
      expect((await verifyAudit(database.query, { number, seal })).fault).toEqual({ number: 3, kind: 'changed' });
    });
  });
}
