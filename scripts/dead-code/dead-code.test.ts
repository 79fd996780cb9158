import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const knip = path.resolve(import.meta.dirname, '../../node_modules/knip/bin/knip.js');

describe('the dead-code check', () => {
  it('reports an orphan file and a forgotten export, and fails', () => {
    const cwd = path.join(import.meta.dirname, 'fixtures/unused');
    const { status, stdout } = spawnSync(process.execPath, [knip, '--no-progress'], { cwd, encoding: 'utf8' });
    expect(stdout).toContain('orphan.ts');
    expect(stdout).toContain('forgotten');
    expect(status).toBe(1);
  });
});
