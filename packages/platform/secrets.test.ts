import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '@solelune/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSecrets } from './secrets.ts';

describe('openSecrets', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'solelune-secrets-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('makes a secret once and keeps it for its owner alone', () => {
    const { session } = openSecrets(testConfig({ DATA_DIR: dataDir }));
    expect(session.length).toBeGreaterThanOrEqual(32);
    expect(openSecrets(testConfig({ DATA_DIR: dataDir })).session).toBe(session);
    expect(statSync(join(dataDir, 'secrets/session')).mode & 0o777).toBe(0o600);
  });

  it('takes the one it is given', () => {
    const given = 'a'.repeat(40);
    expect(openSecrets(testConfig({ DATA_DIR: dataDir, SESSION_SECRET: given })).session).toBe(given);
  });

  it('makes another one for each process in memory', () => {
    expect(openSecrets(testConfig()).session).not.toBe(openSecrets(testConfig()).session);
  });

  it('refuses a secret that was cut short', () => {
    mkdirSync(join(dataDir, 'secrets'));
    writeFileSync(join(dataDir, 'secrets/session'), 'short');
    expect(() => openSecrets(testConfig({ DATA_DIR: dataDir }))).toThrow(/illisible ou trop court/);
  });
});
