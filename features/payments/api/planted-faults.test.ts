import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PaymentsApp, startPaymentsApp } from './testing/index.ts';
import { runSequence } from './testing/model.ts';
import { deed, type ModelDeed, talk } from './testing/model-deeds.ts';
import { worldOf } from './testing/model-world.ts';

/** Which fault the program has at the moment. */
const planted = vi.hoisted(() => ({ fault: 'none' }));

vi.mock('./books.ts', async (original) => {
  const books = await original<typeof import('./books.ts')>();
  const unless = <Args extends unknown[]>(fault: string, book: (...args: Args) => Promise<void>) =>
    (async (...args) => {
      if (planted.fault !== fault) await book(...args);
    }) as typeof book;
  return {
    ...books,
    bookRefundToCard: unless('a refund is not booked', books.bookRefundToCard),
    bookDisputed: unless('a dispute is not booked', books.bookDisputed),
  };
});
vi.mock('../engine/index.ts', async (original) => {
  const engine = await original<typeof import('../engine/index.ts')>();
  return {
    ...engine,
    wishesOf: (state: Parameters<typeof engine.wishesOf>[0]) =>
      engine.wishesOf(state).filter((wish) => planted.fault !== 'a hold is never taken' || wish.do !== 'capture'),
  };
});

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ products: [talk] });
});
afterAll(() => app?.close());

/** Paid, or held, then whatever happens. */
const begun = (hold: boolean): ModelDeed[] => [
  { do: 'order', hold, suns: false },
  { do: 'pursue', of: 0, atOnce: 1 },
  { do: 'card', of: 0, card: 0, agrees: true },
  { do: 'pursue', of: 0, atOnce: 1 },
];

/** The property that holds of the program as it is (model.test.ts) would not, if the program were wrong: each of these it finds. */
describe('the comparison of provider and books sees that', () => {
  it.each([
    ['a refund is not booked', false, /cents at the provider, -?\d+ in the books/],
    ['a dispute is not booked', false, /cents at the provider, -?\d+ in the books/],
    ['a hold is never taken', true, /rests as held/],
  ])('%s', async (fault, hold, words) => {
    planted.fault = fault;
    const found: string[] = [];
    const property = fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 24 }), async (deeds) => {
      found.push(...(await runSequence(worldOf(app), [...begun(hold), ...deeds]).catch((error) => [String(error)])));
      return found.length === 0;
    });
    const result = await fc.check(property, { numRuns: 60, endOnFailure: true, seed: 15 });
    planted.fault = 'none';
    expect(result.failed).toBe(true);
    expect(found.join('\n')).toMatch(words);
  });
});
