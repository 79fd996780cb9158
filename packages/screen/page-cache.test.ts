import { describe, expect, it } from 'vitest';
import { appendList, PAGE_CACHE_SIZE, PageCache } from './page-cache.ts';

const visit = (cache: PageCache, key: string, how: 'PUSH' | 'REPLACE' | 'POP' = 'PUSH') => {
  cache.keep(key, `page-${key}`, { at: key });
  cache.moved(key, how);
};

describe('page cache', () => {
  it('gives a place its page back, and nothing to another page at that place', () => {
    const cache = new PageCache();
    visit(cache, 'a');
    expect(cache.read('a', 'page-a')).toEqual({ at: 'a' });
    expect(cache.read('a', 'page-b')).toBeUndefined();
  });

  it(`keeps ${PAGE_CACHE_SIZE} places and drops the oldest`, () => {
    const cache = new PageCache();
    for (let index = 0; index < PAGE_CACHE_SIZE + 2; index++) visit(cache, `k${index}`);
    expect(cache.length).toBe(15);
    expect(cache.read('k1', 'page-k1')).toBeUndefined();
    expect(cache.read('k2', 'page-k2')).toBeDefined();
  });

  it('forgets what was ahead when going somewhere new after going back', () => {
    const cache = new PageCache();
    for (const key of ['a', 'b', 'c']) visit(cache, key);
    cache.moved('a', 'POP');
    visit(cache, 'd');
    expect(cache.read('a', 'page-a')).toBeDefined();
    expect(cache.read('b', 'page-b')).toBeUndefined();
    expect(cache.read('c', 'page-c')).toBeUndefined();
    expect(cache.read('d', 'page-d')).toBeDefined();
  });

  it('keeps what is ahead when only going back and forth', () => {
    const cache = new PageCache();
    for (const key of ['a', 'b', 'c']) visit(cache, key);
    cache.moved('b', 'POP');
    cache.moved('a', 'POP');
    cache.moved('c', 'POP');
    expect(cache.read('b', 'page-b')).toBeDefined();
  });

  it('a replace takes the place it replaces', () => {
    const cache = new PageCache();
    visit(cache, 'a');
    visit(cache, 'b');
    visit(cache, 'c', 'REPLACE');
    expect(cache.read('b', 'page-b')).toBeUndefined();
    expect(cache.read('a', 'page-a')).toBeDefined();
    expect(cache.read('c', 'page-c')).toBeDefined();
  });

  it('updates the page one is at', () => {
    const cache = new PageCache();
    visit(cache, 'a');
    cache.update((data) => ({ ...(data as object), more: 1 }));
    expect(cache.read('a', 'page-a')).toEqual({ at: 'a', more: 1 });
  });
});

describe('endless lists', () => {
  it('append without doubles', () => {
    expect(appendList([{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 3 }])).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });
});
