import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { create } from './create.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('npm run new', () => {
  it('makes a feature with the slots of the house', () => {
    mkdirSync(path.join(root, 'features'));
    writeFileSync(path.join(root, 'features/list.ts'), "export const FEATURES = [\n  'account',\n] as const;\n");
    const made = create('feature', ['dream-journal'], root);
    expect(made).toContain('features/dream-journal/web/screens.ts');
    // Nothing shared is touched but the one list.
    expect(made.filter((file) => !/^(features|content)\/dream-journal\//.test(file))).toEqual(['features/list.ts']);
    const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
    expect(read('features/list.ts')).toBe("export const FEATURES = [\n  'account',\n  'dream-journal',\n] as const;\n");
    expect(read('features/dream-journal/api/migrations/0001-note.sql')).toContain('create table dream_journal_note');
    for (const file of made) expect(read(file), file).not.toMatch(/__(?:name|Name|camel|Pascal|snake)__/);
  });

  it('adds a call to the contract and gives it a handler of its own', () => {
    create('call', ['tarot', 'draw'], root);
    expect(create('call', ['tarot', 'shuffle'], root)).toEqual([
      'features/tarot/contract.ts',
      'features/tarot/api/shuffle.ts',
    ]);
    const contract = readFileSync(path.join(root, 'features/tarot/contract.ts'), 'utf8');
    expect(contract).toContain("name: 'tarot.draw'");
    expect(contract).toContain("name: 'tarot.shuffle'");
  });

  it('never writes over a file, and refuses what it does not know', () => {
    create('page', ['tarot', 'draw'], root);
    expect(() => create('page', ['tarot', 'draw'], root)).toThrow('existe déjà');
    expect(() => create('page', ['tarot', '../x'], root)).toThrow();
    expect(() => create('text', ['../x'], root)).toThrow();
    expect(() => create('castle', ['x'], root)).toThrow();
  });
});
