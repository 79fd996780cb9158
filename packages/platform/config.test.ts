import { describe, expect, it } from 'vitest';
import { ConfigError } from './config/config-error.ts';
import { integer } from './config/fields.ts';
import { defineSettings, missingLegal, readConfig } from './config.ts';

describe('readConfig', () => {
  it('works with nothing given', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      environment: 'development',
      port: 3000,
      siteUrl: 'http://localhost:3000',
      trustProxy: false,
      rateLimits: true,
      database: { url: undefined, pool: 10 },
      metrics: { on: false },
      brand: { name: 'Solelune' },
      pageSizes: { blog: 12, activities: 15 },
      yearlyHoroscopeYear: 2025,
      sunValueCents: 1,
    });
    expect(config.dataDir).toMatch(/\.data$/);
    expect(config.matomoUrl).toBeUndefined();
  });

  it('names the variables that the legal notice lacks', () => {
    expect(
      missingLegal(readConfig({ SITE_LEGAL_ADDRESS: '1 rue du Cadran', SITE_LEGAL_HOSTING: 'Un hébergeur' })),
    ).toEqual(['SITE_LEGAL_REGISTRATION', 'SITE_LEGAL_PUBLISHER']);
  });

  it('reads a blank value as absent', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '' }).port).toBe(3000);
  });

  it('derives addresses from the site', () => {
    const config = readConfig({ SITE_URL: 'https://solelune.example/' });
    expect(config.siteUrl).toBe('https://solelune.example');
    expect(config.mail.from).toBe('Solelune <ne-pas-repondre@solelune.example>');
  });

  it.each([
    [{}, 'development'],
    [{ SITE_URL: 'http://192.168.1.20:3000' }, 'development'],
    [{ SITE_URL: 'https://solelune.example' }, 'production'],
    [{ SITE_URL: 'https://solelune.example', NODE_ENV: 'development' }, 'production'],
    [{ SITE_URL: 'https://solelune.example', NODE_ENV: 'test' }, 'test'],
    [{ NODE_ENV: 'production' }, 'production'],
  ])('reads %o as %s', (given, environment) => {
    expect(readConfig(given)).toMatchObject({ environment, development: environment === 'development' });
  });

  it.each([
    ['1', 1],
    ['0', false],
    ['true', true],
    ['off', false],
    ['10.0.0.1, 10.0.0.2', ['10.0.0.1', '10.0.0.2']],
  ])('reads TRUST_PROXY=%s', (given, expected) => {
    expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(expected);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://secret@host/x'],
    ['REDIS_URL', 'localhost:6379'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS', 'maybe'],
    ['SESSION_SECRET', 'too-short-secret'],
    ['SEALING_KEYS', 'first:secret'],
    ['SEALING_KEYS', `first:${'A'.repeat(43)}=,first:${'B'.repeat(43)}=`],
    ['SEALING_KEYS', `First Key:${'A'.repeat(43)}=`],
    ['MAIL_FROM', 'nobody'],
    ['FILES_URL', '/var/files'],
    ['SITE_ABOUT_URL', '//elsewhere'],
    ['NODE_ENV', 'staging'],
  ])('refuses %s=%s with a sentence that names it and hides its value', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^Configuration invalide\\. ${name} : doit .*\\.$`));
    if (value.includes('secret')) expect(read).not.toThrow(/secret/);
  });

  it('names every bad value at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/PORT : .* ; LOG_LEVEL : /);
  });

  it('leaves to a feature its own variables, with the same sentences', () => {
    const garden = defineSettings({ GARDEN_ROWS: integer(1, 9).default(3) }, ({ GARDEN_ROWS }) => ({
      rows: GARDEN_ROWS,
    }));
    expect(garden(readConfig({}))).toEqual({ rows: 3 });
    expect(garden(readConfig({ GARDEN_ROWS: '5' }))).toEqual({ rows: 5 });
    expect(() => garden(readConfig({ GARDEN_ROWS: '12' }))).toThrow(/^Configuration invalide. GARDEN_ROWS : doit être/);
  });
});
