import { auditLedger } from '@solelune/ledger';
import type { Database } from '@solelune/platform';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runSequence } from './model.ts';
import { deed } from './model-deeds.ts';
import { atTheEnd } from './model-end.ts';
import type { World } from './model-world.ts';
import type { Mortal } from './mortal.ts';

/** Shorter ones with a death in each, of a real process. */
export function deathSuite(world: () => World & { mortal: Mortal }, runs: number): void {
  it(`whatever happens while processes are killed in the middle, provider and books agree: ${runs} sequences`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 2, maxLength: 10 }), steps, async (deeds, after) => {
        const dying = [{ do: 'card', of: 0, card: 0, agrees: true } as const, { do: 'kill', of: 0, after } as const];
        const first = { do: 'order', hold: false, suns: false } as const;
        const opened = { do: 'pursue', of: 0, atOnce: 1 } as const;
        expect(await runSequence(world(), [first, opened, ...dying, ...deeds])).toEqual([]);
      }),
      { numRuns: runs, endOnFailure: true },
    );
    expect(world().mortal.deaths()).toBeGreaterThan(runs / 2);
    expect(await atTheEnd(world())).toEqual([]);
  });
}
/** Where in a settlement: before each of its four statements, as it commits, and after that while nobody has heard of it. */
const steps = fc.nat(5);

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
