import { describe, expect, it } from 'vitest';
import { appendList } from './append-list.ts';

describe('endless lists', () => {
  it('append without doubles', () => {
    expect(appendList([{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 3 }])).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });
});
