import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Database,
  type JobRun,
  newId,
  openSealing,
  resealColumn,
  resealJob,
  type SealedBytes,
  type SealedText,
  sealedBytes,
  sealedText,
} from '../index.ts';

declare module '../database/tables.ts' {
  interface Tables {
    sealed_note: { id: string; body: SealedText | null; picture: SealedBytes | null; written_on: string };
  }
}

const [former, newest] = ['former', 'newest'].map((id) => ({ id, key: randomBytes(32) })) as [Key, Key];
type Key = { id: string; key: Buffer };
const before = openSealing({ sealing: [former] });
const sealing = openSealing({ sealing: [newest, former] });
const after = openSealing({ sealing: [newest] });

const body = sealedText('sealed_note', 'body');
const picture = sealedBytes('sealed_note', 'picture');
// @ts-expect-error a column of clear text is not sealed
sealedText('sealed_note', 'written_on');

export function resealSuite(open: () => Promise<Database>): void {
  describe('a new sealing key', () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      await database.execute(
        'create table sealed_note (id uuid primary key, body text, picture bytea, written_on text not null)',
      );
    });
    beforeEach(() => database.execute('truncate sealed_note'));
    afterAll(() => database?.close());

    const insert = (rows: { id: string; body: SealedText | null; picture?: SealedBytes }[]) =>
      database.transaction((tx) =>
        tx
          .insertInto('sealed_note')
          .values(rows.map((row) => ({ picture: null, written_on: '2026-11-15', ...row })))
          .execute(),
      );
    const stored = () => database.query.selectFrom('sealed_note').selectAll().orderBy('id').execute();

    it('seals every former value again, over more than one batch, and touches no other', async () => {
      const ids = Array.from({ length: 450 }, newId);
      await insert(ids.map((id, n) => ({ id, body: body.seal(before, id, `note ${n}`) })));
      const [fresh, empty] = [newId(), newId()];
      await insert([
        { id: fresh, body: body.seal(sealing, fresh, 'fresh') },
        { id: empty, body: null },
      ]);
      const untouched = (await stored()).at(-2)?.body;
      expect(await resealColumn({ database, sealing }, body)).toEqual({ resealed: 450, unreadable: 0 });
      const rows = await stored();
      expect(rows.map(({ id, body: value }) => (value ? body.open(after, id, value) : null))).toEqual([
        ...ids.map((_, n) => `note ${n}`),
        'fresh',
        null,
      ]);
      expect(rows.at(-2)?.body).toBe(untouched);
      expect(await resealColumn({ database, sealing }, body)).toEqual({ resealed: 0, unreadable: 0 });
    });

    it('seals bytes again too', async () => {
      const id = newId();
      await insert([{ id, body: null, picture: picture.seal(before, id, Buffer.from([0, 255, 46])) }]);
      expect(await resealColumn({ database, sealing }, picture)).toEqual({ resealed: 1, unreadable: 0 });
      const [row] = await stored();
      expect(picture.open(after, id, row?.picture as SealedBytes)).toEqual(Buffer.from([0, 255, 46]));
    });

    it('passes over what it cannot read, and leaves it as it is', async () => {
      const [lost, moved, fine] = [newId(), newId(), newId()];
      const unknown = openSealing({ sealing: [{ id: 'lost', key: randomBytes(32) }] });
      const rows = [
        { id: lost, body: body.seal(unknown, lost, 'lost') },
        { id: moved, body: body.seal(before, fine, 'moved') },
        { id: fine, body: body.seal(before, fine, 'fine') },
      ];
      await insert(rows);
      expect(await resealColumn({ database, sealing }, body)).toEqual({ resealed: 1, unreadable: 2 });
      expect((await stored()).slice(0, 2).map((row) => row.body)).toEqual(rows.slice(0, 2).map((row) => row.body));
    });

    it('is taken up by the job, column by column, while a former one is known, and what it cannot read is told', async () => {
      const [id, lost] = [newId(), newId()];
      const rows = [
        { id, body: body.seal(before, id, 'note'), picture: picture.seal(before, id, Buffer.from('picture')) },
        { id: lost, body: body.seal(before, id, 'moved') },
      ];
      await insert(rows);
      const log = { info: vi.fn(), error: vi.fn() };
      const run = { log: log as unknown as JobRun['log'], signal: new AbortController().signal } as JobRun;
      await resealJob({ database, sealing: before }, [body, picture]).run({}, run);
      expect((await stored())[0]?.body).toBe(rows[0]?.body);
      await resealJob({ database, sealing }, [body, picture]).run({}, run);
      expect((await stored())[0]).toMatchObject({ body: expect.stringMatching(/^newest\./) });
      const told = (column: string, counts: object) => [
        { table: 'sealed_note', column, ...counts },
        expect.any(String),
      ];
      expect(log.error.mock.calls).toEqual([told('body', { resealed: 1, unreadable: 1 })]);
      expect(log.info.mock.calls).toEqual([told('picture', { resealed: 1, unreadable: 0 })]);
    });

    it('stops between two batches when it is told to', async () => {
      const id = newId();
      await insert([{ id, body: body.seal(before, id, 'waits') }]);
      const stopped = resealColumn({ database, sealing }, body, AbortSignal.abort());
      await expect(stopped).rejects.toThrow('aborted');
      expect((await stored())[0]?.body).toMatch(/^former\./);
    });
  });
}
