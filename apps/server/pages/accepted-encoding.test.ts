import { describe, expect, it } from 'vitest';
import { acceptedEncoding, acceptedForOne } from './accepted-encoding.ts';

describe('the encoding of a page', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;Q=0.8 , BR;Q=0.9', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'plain'],
    ['br;q=0', 'plain'],
    ['br; q=0.000, *', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'plain'],
    ['gzip;q=0, *;q=0.1', 'br'],
    ['identity', 'plain'],
    ['identity;q=0.5, gzip;q=0.1', 'plain'],
    ['identity;q=0', 'plain'],
    ['identity;q=0, gzip;q=0.2', 'gzip'],
    ['brotli, xbr, gzip2', 'plain'],
    ['br;level=3, gzip;q=oui', 'br'],
    ['', 'plain'],
    [undefined, 'plain'],
  ])('asked for by %j is %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
    expect(acceptedEncoding(header), 'again').toBe(encoding);
  });
  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['zstd;q=0.5, br', 'br'],
    ['zstd;q=0, *', 'br'],
    ['zstd', 'zstd'],
    ['', 'plain'],
  ])('for one visitor, asked for by %j is %s', (header, encoding) => {
    expect(acceptedForOne(header)).toBe(encoding);
  });
});
