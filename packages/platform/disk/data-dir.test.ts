import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirUnusable, orUnusable, prepareDataDir } from './data-dir.ts';
import { OutOfRoom } from './storage-errors.ts';

describe('the folder of data', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'solelune-data-dir-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const refusal = (dataDir: string) => {
    try {
      prepareDataDir({ dataDir });
      return null;
    } catch (error) {
      return error;
    }
  };

  it('is made where there is none, and nothing is left in it', () => {
    const dataDir = join(folder, 'not/yet');
    expect(refusal(dataDir)).toBeNull();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('that is a file, or below one, is refused with a sentence', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const dataDir of [file, join(file, 'data')]) {
      expect(refusal(dataDir)).toBeInstanceOf(DataDirUnusable);
      expect(refusal(dataDir)).toMatchObject({ message: expect.stringContaining(`${dataDir} n’est pas un dossier`) });
    }
  });

  // Root may write everywhere.
  it.skipIf(process.getuid?.() === 0)('that may not be written to is refused with a sentence', () => {
    chmodSync(folder, 0o500);
    expect(refusal(folder)).toMatchObject({ message: expect.stringMatching(/ne peut pas être écrit \(EACCES\)/) });
    chmodSync(folder, 0o700);
  });

  it('with room in it is not to blame for what a start stumbles over', () => {
    for (const error of [new Error('else'), new OutOfRoom('of another disk')])
      for (const dataDir of [folder, 'memory']) expect(orUnusable({ dataDir }, error)).toBe(error);
  });
});
