import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
    expect(create('feature', ['dream-journal'], root)).toContain('features/dream-journal/web/screens.ts');
    expect(readFileSync(path.join(root, 'features/dream-journal/api/index.ts'), 'utf8')).toContain('dreamJournalApi');
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
