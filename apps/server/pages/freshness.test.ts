import { describe, expect, it } from 'vitest';
import { cacheControl, isKeptHere } from './freshness.ts';

const NUMBERS = ['1', '2', '3'];
/** Told to somebody, and of everybody who has this number. */
const ofNumbers = { path: '/expression/resultat/{number}/{master?}', result: true };
const listed = { ...ofNumbers, where: { number: NUMBERS, master: ['11'] } };
const unlisted = [
  { ...ofNumbers, where: { number: NUMBERS } },
  { ...ofNumbers, where: { number: NUMBERS, master: () => true } },
  { path: '/theme/resultat/{infos}', result: true },
  // Told by what it is asked with, not by its address.
  { path: '/theme/choix', result: true },
];

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
    ['a result', { path: '/theme/resultat/{infos}', result: true }, 200, 'private, no-store'],
    ['a result of numbers', listed, 200, 'private, no-store'],
    ['what is not there', {}, 404, 'private, no-store'],
    ['what failed', { freshForSeconds: 60 }, 500, 'private, no-store'],
  ] as const)('%s', (_, screen, status, expected) =>
    expect(cacheControl({ path: '/', ...screen } as never, status)).toBe(expected),
  );

  it('is no measure of what we keep ourselves: that we can let go of', () => {
    expect(isKeptHere({ path: '/', private: true, tags: () => ['x'] }, 200)).toBe(true);
    expect(isKeptHere(listed, 200)).toBe(true);
    expect(isKeptHere(listed, 404)).toBe(false);
    for (const screen of [...unlisted, { path: '/', freshForSeconds: 0 }, { path: '/', development: true }])
      expect(isKeptHere(screen, 200)).toBe(false);
    expect(isKeptHere({ path: '/' }, 404)).toBe(false);
  });
});
