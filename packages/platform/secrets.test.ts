import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

  it('signs with the newest of several, and believes those before it, the one it made too', () => {
    const { session: made } = openSecrets(testConfig({ DATA_DIR: dataDir }));
    const [next, last] = ['n'.repeat(32), 'l'.repeat(32)];
    const secrets = openSecrets(testConfig({ DATA_DIR: dataDir, SESSION_SECRET: `${next}, ${last}` }));
    expect(secrets).toMatchObject({ session: next, formerSessions: [last, made] });
    expect(() => testConfig({ SESSION_SECRET: `${next},short` })).toThrow(/SESSION_SECRET : doit compter/);
  });

  it('makes another one for each process in memory', () => {
    expect(openSecrets(testConfig()).session).not.toBe(openSecrets(testConfig()).session);
  });

  it('refuses a secret that was cut short', () => {
    mkdirSync(join(dataDir, 'secrets'));
    writeFileSync(join(dataDir, 'secrets/session'), 'short');
    expect(() => openSecrets(testConfig({ DATA_DIR: dataDir }))).toThrow(/illisible ou trop court/);
  });

  const given = `next:${Buffer.alloc(32, 7).toString('base64')}`;
  const ids = (environment: Record<string, string>) => openSecrets(testConfig(environment)).sealing.map(({ id }) => id);

  it('makes one key to seal with, once', () => {
    const [key, ...others] = openSecrets(testConfig({ DATA_DIR: dataDir })).sealing;
    expect(others).toEqual([]);
    expect(key).toMatchObject({ id: expect.stringMatching(/^kept-[0-9a-f]{8}$/), key: { length: 32 } });
    expect(openSecrets(testConfig({ DATA_DIR: dataDir })).sealing).toEqual([key]);
  });

  it('seals with the keys it is given, and goes on opening with the one it made', () => {
    expect(ids({ DATA_DIR: dataDir, SEALING_KEYS: given })).toEqual(['next']);
    const [kept] = openSecrets(testConfig({ DATA_DIR: dataDir })).sealing;
    expect(ids({ DATA_DIR: dataDir, SEALING_KEYS: given })).toEqual(['next', kept?.id]);
    const written = readFileSync(join(dataDir, 'secrets/sealing'), 'utf8');
    for (const DATA_DIR of [dataDir, 'memory'])
      expect(openSecrets(testConfig({ DATA_DIR, SEALING_KEYS: `${given}, ${written}` })).sealing).toHaveLength(2);
    expect(openSecrets(testConfig({ SEALING_KEYS: written })).sealing).toEqual([kept]);
    expect(ids({ SEALING_KEYS: given })).toEqual(['next']);
  });

  it('refuses a key that is none', () => {
    mkdirSync(join(dataDir, 'secrets'));
    writeFileSync(join(dataDir, 'secrets/sealing'), 'x'.repeat(40));
    expect(() => openSecrets(testConfig({ DATA_DIR: dataDir }))).toThrow(/illisible ou trop court/);
  });
});
