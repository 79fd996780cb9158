import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../index.ts';

export function migrateSuite(open: () => Promise<Database>): void {
  describe('migrations', () => {
    let database: Database;
    let root: string;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(() => database?.close());
    beforeEach(() => {
      root = mkdtempSync(join(tmpdir(), 'solelune-migrations-'));
    });
    afterEach(() => rmSync(root, { recursive: true, force: true }));

    function folder(name: string, files: Record<string, string>): string {
      const path = join(root, name);
      mkdirSync(path, { recursive: true });
      for (const [file, sql] of Object.entries(files)) writeFileSync(join(path, file), sql);
      return path;
    }

    it('applies each one once, in the order of the folders and of the numbers in each', async () => {
      const first = folder('a', {
        '0010-second.sql': 'insert into made values (2)',
        '0001-make.sql': 'create table made (n int)',
      });
      const second = folder('b', { '0001-third.sql': 'insert into made values (3); insert into made values (33);' });
      expect(await database.migrate([first, second])).toEqual(['a/0001-make', 'a/0010-second', 'b/0001-third']);
      expect(await database.migrate([first, second])).toEqual([]);
      expect((await database.execute('select n from made')).rows).toEqual([{ n: 2 }, { n: 3 }, { n: 33 }]);
    });

    it('undoes the whole of one that fails, and applies it when it is mended', async () => {
      const broken = folder('a', { '9101-broken.sql': 'create table half (n int); select nothing_like_it;' });
      await expect(database.migrate([broken])).rejects.toThrow(/9101-broken failed/);
      expect((await database.execute(`select to_regclass('half') as half`)).rows).toEqual([{ half: null }]);
      folder('a', { '9101-broken.sql': 'create table half (n int);' });
      expect(await database.migrate([broken])).toEqual(['a/9101-broken']);
    });

    it('refuses an edit of what was applied, but not the line ends of another system', async () => {
      const path = folder('a', { '9201-first.sql': 'create table edited (n int);\n' });
      await database.migrate([path]);
      folder('a', { '9201-first.sql': 'create table edited (n int);\r\n' });
      expect(await database.migrate([path])).toEqual([]);
      folder('a', { '9201-first.sql': 'create table edited (n bigint);\n' });
      await expect(database.migrate([path])).rejects.toThrow(/Edited after it was applied: a\/9201-first/);
    });

    it('knows again what was applied when numbers were shared by all', async () => {
      const path = folder('garden', { '9401-flowers.sql': 'create table flowers (n int)' });
      await database.migrate([path]);
      await database.execute(`update schema_migration set name = '9401-flowers' where name = 'garden/9401-flowers'`);
      expect(await database.migrate([path])).toEqual([]);
      const { rows } = await database.execute(`select name from schema_migration where name like '%9401-flowers'`);
      expect(rows).toEqual([{ name: 'garden/9401-flowers' }]);
    });

    it('refuses two of one name, an odd name and a missing folder', async () => {
      const one = folder('a', { '9301-same.sql': 'select 1' });
      await expect(database.migrate([one, one])).rejects.toThrow(/Two migrations are named a\/9301-same/);
      await expect(database.migrate([folder('c', { 'odd.sql': '' })])).rejects.toThrow(/NNNN-what/);
      await expect(database.migrate([join(root, 'nowhere')])).rejects.toThrow(/does not exist/);
    });
  });
}
