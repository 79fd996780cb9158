import { describe, expect, it } from 'vitest';
import { cacheControl, isKeptHere } from './freshness.ts';

describe('what browsers and proxies may do with a page', () => {
  it.each([
    [
      'a page that only texts and days change',
      {},
      200,
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
    ],
    ['a page that moves', { freshForSeconds: 20 }, 200, 'public, max-age=0, s-maxage=20'],
    ['a page that can be let go', { tags: () => ['x'] }, 200, 'no-cache'],
    ['a member’s place', { access: 'member' }, 200, 'no-cache'],
    ['somebody’s own page', { private: true, tags: () => ['x'], freshForSeconds: 60 }, 200, 'private, no-store'],
    ['a page with a secret in its address', { freshForSeconds: 0 }, 200, 'private, no-store'],
    ['a result', { result: true }, 200, 'private, no-store'],
    ['what is not there', {}, 404, 'private, no-store'],
    ['what failed', { freshForSeconds: 60 }, 500, 'private, no-store'],
  ] as const)('%s', (_, screen, status, expected) => expect(cacheControl(screen as never, status)).toBe(expected));

  it('is no measure of what we keep ourselves: that we can let go of', () => {
    expect(isKeptHere({ private: true, tags: () => ['x'] }, 200)).toBe(true);
    for (const screen of [{ result: true }, { freshForSeconds: 0 }, { development: true }])
      expect(isKeptHere(screen, 200)).toBe(false);
    expect(isKeptHere({}, 404)).toBe(false);
  });
});
