import { describe, expect, it } from 'vitest';
import { loopbackSite } from './loopback.ts';

describe('a site of this machine', () => {
  it.each([
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://localhost:3000/page?x', 'http://localhost:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    // Other spellings of the same address.
    ['http://2130706433:3000', 'http://127.0.0.1:3000'],
    ['http://127.1:3000', 'http://127.0.0.1:3000'],
  ])('%s is', (given, origin) => {
    expect(loopbackSite(given)).toBe(origin);
  });

  it.each([
    ...['http://10.0.0.1:3000', 'http://0.0.0.0:3000', 'http://example.org', 'https://127.0.0.1', '127.0.0.1:3000', ''],
    ...['http://localhost.example.org', 'http://127.0.0.1@example.org', 'http://[::2]', 'ftp://127.0.0.1'],
  ])('%j is not', (given) => {
    expect(() => loopbackSite(given)).toThrow('Only a site of this machine');
  });
});
