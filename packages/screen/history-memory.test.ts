import { describe, expect, it } from 'vitest';
import { HistoryMemory, REMEMBERED_PLACES } from './history-memory.ts';

const visit = (memory: HistoryMemory, key: string, how: 'PUSH' | 'REPLACE' | 'POP' = 'PUSH') => {
  memory.keep(key, `page-${key}`, { at: key });
  memory.moved(key, how);
};

describe('what is remembered of the history', () => {
  it('gives a place its page back, and nothing to another page at that place', () => {
    const memory = new HistoryMemory();
    visit(memory, 'a');
    expect(memory.read('a', 'page-a')).toEqual({ at: 'a' });
    expect(memory.read('a', 'page-b')).toBeUndefined();
  });

  it(`keeps ${REMEMBERED_PLACES} places and drops the oldest`, () => {
    const memory = new HistoryMemory();
    for (let index = 0; index < REMEMBERED_PLACES + 2; index++) visit(memory, `k${index}`);
    expect(memory.length).toBe(15);
    expect(memory.read('k1', 'page-k1')).toBeUndefined();
    expect(memory.read('k2', 'page-k2')).toBeDefined();
  });

  it('forgets what was ahead when going somewhere new after going back', () => {
    const memory = new HistoryMemory();
    for (const key of ['a', 'b', 'c']) visit(memory, key);
    memory.moved('a', 'POP');
    visit(memory, 'd');
    expect(memory.read('a', 'page-a')).toBeDefined();
    expect(memory.read('b', 'page-b')).toBeUndefined();
    expect(memory.read('c', 'page-c')).toBeUndefined();
    expect(memory.read('d', 'page-d')).toBeDefined();
  });

  it('keeps what is ahead when only going back and forth', () => {
    const memory = new HistoryMemory();
    for (const key of ['a', 'b', 'c']) visit(memory, key);
    memory.moved('b', 'POP');
    memory.moved('a', 'POP');
    memory.moved('c', 'POP');
    expect(memory.read('b', 'page-b')).toBeDefined();
  });

  it('a replace takes the place it replaces', () => {
    const memory = new HistoryMemory();
    visit(memory, 'a');
    visit(memory, 'b');
    visit(memory, 'c', 'REPLACE');
    expect(memory.read('b', 'page-b')).toBeUndefined();
    expect(memory.read('a', 'page-a')).toBeDefined();
    expect(memory.read('c', 'page-c')).toBeDefined();
  });

  it('updates the page one is at', () => {
    const memory = new HistoryMemory();
    visit(memory, 'a');
    memory.update((data) => ({ ...(data as object), more: 1 }));
    expect(memory.read('a', 'page-a')).toEqual({ at: 'a', more: 1 });
  });
});
