import { auditLedger } from '@solelune/ledger';
import type { Database } from '@solelune/platform';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { atTheEnd, deed, runSequence, type World } from './model.ts';

/** Any order of orders, cards, holds, refunds, disputes, words that come late, twice or never, failures of the provider and deaths of the process. */
export function modelSuite(world: () => World, runs: number): void {
  it(`whatever happens, provider and books agree to the cent: ${runs} sequences`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 24 }), async (deeds) => {
        expect(await runSequence(world(), [{ do: 'order', hold: false, suns: false }, ...deeds])).toEqual([]);
      }),
      { numRuns: runs, endOnFailure: true },
    );
    expect(await atTheEnd(world())).toEqual([]);
    expect(await auditLedger((world().database as Database).query)).toEqual([]);
  });
}
