import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId, randomToken } from './ids.ts';

describe('newId', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('is a UUID of version 7 that carries the time', () => {
    const before = Date.now();
    const id = newId();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const timeMs = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    expect(timeMs).toBeGreaterThanOrEqual(before);
    expect(timeMs).toBeLessThanOrEqual(Date.now() + 1_000);
  });

  it('sorts in the order it was made, within a millisecond and when the clock steps back', () => {
    const start = Date.now() + 5_000;
    let calls = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => start - (calls++ % 7));
    const ids = Array.from({ length: 10_000 }, newId);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('randomToken', () => {
  it('is as long as asked, fit for a URL, and never the same', () => {
    expect(randomToken()).toMatch(/^[\w-]{43}$/);
    expect(randomToken(48)).toMatch(/^[\w-]{64}$/);
    expect(randomToken()).not.toBe(randomToken());
  });
});
