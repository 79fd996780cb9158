import { describe, expect, it } from 'vitest';
import { scheduleOf } from './schedule.ts';

describe('the schedule of a calculation', () => {
  it.each([1, 5, 8, 16, 26, 80])('%i tiles: in order, and over within four seconds', (count) => {
    const { tileAt, sumAt, numberAt, doneAt } = scheduleOf(count);
    const moments = [...Array.from({ length: count }, (_, index) => tileAt(index)), sumAt, numberAt, doneAt];
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
    expect(doneAt).toBeLessThanOrEqual(4000);
  });

  it('a short name is shorter', () => expect(scheduleOf(3).doneAt).toBeLessThan(scheduleOf(10).doneAt));
});
