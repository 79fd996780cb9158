import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInChild } from '@solelune/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirLocked, lockDataDir } from './lock.ts';

const LOCK = JSON.stringify(new URL('./lock.ts', import.meta.url).href);
const HOLD = `
  import { lockDataDir } from ${LOCK};
  lockDataDir(process.env.DATA_DIR);
  console.log('held');
  setInterval(() => {}, 1000);
`;

describe('lockDataDir', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'solelune-lock-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('is held by one at a time', () => {
    const unlock = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(DataDirLocked);
    unlock();
    lockDataDir(dataDir)();
  });

  it('refuses another process with a sentence, and is free again when its holder is killed', async () => {
    const holder = runInChild(HOLD, { DATA_DIR: dataDir });
    expect((await holder.lines.next()).value).toBe('held');
    expect(() => lockDataDir(dataDir)).toThrow(
      /^Le dossier de données .* est déjà utilisé par un autre processus : .*\.$/,
    );
    const second = await runInChild(HOLD, { DATA_DIR: dataDir }).ended;
    expect(second.code).toBe(1);
    expect(second.complaints).toContain('est déjà utilisé par un autre processus');
    await holder.kill();
    lockDataDir(dataDir)();
  });
});
