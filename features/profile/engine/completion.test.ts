import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPLETION_ITEMS, type CompletionItem, completionOf } from './completion.ts';

const having = (items: readonly CompletionItem[]) =>
  Object.fromEntries(COMPLETION_ITEMS.map((item) => [item, items.includes(item)])) as Record<CompletionItem, boolean>;

describe('the completion of a profile', () => {
  it('goes from nothing to everything', () => {
    expect(completionOf(having([]))).toMatchObject({ percent: 0, missing: { length: 8 } });
    expect(completionOf(having(COMPLETION_ITEMS))).toEqual({ percent: 100, missing: [] });
    expect(completionOf(having(['photo', 'firstname', 'lastname', 'birth_date'])).percent).toBe(50);
  });

  it('gives exactly the gain that it promised, whichever item comes next', () => {
    fc.assert(
      fc.property(fc.subarray([...COMPLETION_ITEMS]), fc.nat(), (items, pick) => {
        const before = completionOf(having(items));
        const next = before.missing[pick % Math.max(1, before.missing.length)];
        if (!next) return;
        expect(completionOf(having([...items, next.item])).percent).toBe(before.percent + next.gain);
      }),
    );
  });
});
