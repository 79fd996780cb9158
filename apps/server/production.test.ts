import { createLogger, readConfig } from '@solelune/platform';
import { describe, expect, it } from 'vitest';
import { judgeProduction, refuseUnsafe } from './production.ts';

const KEYS = `k:${Buffer.alloc(32, 1).toString('base64')}`;
/** A site in public as it should be. */
const GOOD = {
  ...{
    NODE_ENV: 'production',
    SITE_URL: 'https://solelune.example',
    MAIL_URL: 'smtps://u:p@mail.example',
    TRUST_PROXY: '1',
  },
  ...{
    DATABASE_URL: 'postgres://u:p@db/solelune',
    REDIS_URL: 'redis://r',
    SEALING_KEYS: KEYS,
    SESSION_SECRET: 's'.repeat(40),
  },
  ...{ SITE_LEGAL_ADDRESS: 'a', SITE_LEGAL_REGISTRATION: 'r', SITE_LEGAL_PUBLISHER: 'p', SITE_LEGAL_HOSTING: 'h' },
};
const judge = (more: Record<string, string> = {}) => judgeProduction(readConfig({ ...GOOD, ...more }));
const variables = (more: Record<string, string>) => judge(more).missing.map(({ variable }) => variable);

describe('production', () => {
  it('takes a site that is told everything, and a developer’s that is told nothing', () => {
    expect(judge()).toEqual({ refused: [], missing: [] });
    expect(judgeProduction(readConfig({}))).toEqual({ refused: [], missing: [] });
  });

  it.each([
    ['SITE_URL', { SITE_URL: '' }],
    ['SITE_URL', { SITE_URL: 'http://solelune.example' }],
    ['MAIL_URL', { MAIL_URL: '' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off' }],
    ['DATA_DIR', { DATA_DIR: 'memory', SEALING_KEYS: '' }],
    ['DATA_DIR', { DATA_DIR: 'memory', DATABASE_URL: '' }],
  ])('refuses what is unsafe: %s in %j', (variable, more) => {
    const { refused } = judge(more);
    expect(refused).toEqual([expect.stringMatching(new RegExp(`^${variable} : `))]);
    const config = readConfig({ ...GOOD, ...more });
    expect(() => refuseUnsafe(config, createLogger({ logLevel: 'silent' }))).toThrow(/^Configuration refusée\. .*\.$/);
  });

  it.each([
    ['REDIS_URL', { REDIS_URL: '' }],
    ['SESSION_SECRET', { SESSION_SECRET: '' }],
    ['SEALING_KEYS', { SEALING_KEYS: '' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'off' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true', HOST: '0.0.0.0' }],
    ['METRICS_TOKEN', { METRICS: 'on', HOST: '0.0.0.0' }],
    ['SITE_LEGAL_HOSTING', { SITE_LEGAL_HOSTING: '' }],
  ])('names what is missing: %s in %j', (variable, more) => expect(variables(more)).toEqual([variable]));

  it('keeps nothing on disk where all that it keeps is elsewhere', () => {
    expect(judge({ DATA_DIR: 'memory' }).refused).toEqual([]);
  });

  it('may be tried on one’s own machine', () => {
    expect(judge({ SITE_URL: 'http://localhost:3000', MAIL_URL: '', RATE_LIMITS: 'off' }).refused).toEqual([]);
  });
});
