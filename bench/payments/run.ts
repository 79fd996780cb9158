// npm run bench:payments [sequences]: on PostgreSQL, first any order of deeds and failures, 2,000 sequences of them unless told; then settlements by 32 clients at
// once beside plain inserts of one row by as many, in turns of one run. Loopback only, no real card, some minutes.
import { auditLedger } from '@solelune/ledger';
import fc from 'fast-check';
import { runSequence } from '../../features/payments/api/testing/model.ts';
import { deed, talk } from '../../features/payments/api/testing/model-deeds.ts';
import { atTheEnd } from '../../features/payments/api/testing/model-end.ts';
import { worldOf } from '../../features/payments/api/testing/model-world.ts';
import { mortalEnvironment, startMortal } from '../../features/payments/api/testing/mortal.ts';
import { measureRates } from './rates.ts';
import { openWorld } from './world.ts';

const SEQUENCES = Number(process.argv[2] ?? 2000);
const GOAL = 0.2;
const SEED = 15;

const world = await openWorld([talk]);
const own = worldOf(world);
/** In one sequence of so many, those who die are processes, and by SIGKILL; in the others, exceptions that nobody catches, which are much quicker. */
const REAL_DEATHS_EVERY = 20;
const mortal = startMortal(mortalEnvironment(world.databaseUrl, world));
let wrong = 0;
const started = performance.now();
const sequences = fc.sample(fc.array(deed, { minLength: 4, maxLength: 24 }), { numRuns: SEQUENCES, seed: SEED });
for (const [index, deeds] of sequences.entries()) {
  const dying = index % REAL_DEATHS_EVERY === 0 ? { ...own, mortal } : own;
  const faults = await runSequence(dying, [{ do: 'order', hold: index % 2 === 0, suns: index % 3 === 0 }, ...deeds]);
  for (const words of faults) console.log(`sequence ${index}: ${words}`);
  wrong += faults.length;
  if ((index + 1) % 250 === 0)
    console.log(`${index + 1} sequences, ${wrong} wrong, ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
const left = [...(await atTheEnd(own)), ...(await auditLedger(world.database.query))];
for (const words of left) console.log(words);
console.log(
  `sequences            ${SEQUENCES} with ${sequences.reduce((sum, deeds) => sum + deeds.length + 1, 0)} deeds, ${mortal.deaths()} processes killed: ${wrong + left.length} wrong\n`,
);

mortal.close();
const { inserts, settlements, complete, receipts } = await measureRates(world);
const line = (name: string, { perSecond, p50, p99 }: typeof inserts) =>
  console.log(
    `${name.padEnd(34)} ${perSecond.toFixed(0).padStart(6)} /s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
line('plain inserts of one row', inserts);
line('settlements', settlements);
line('the same with the provider’s calls', complete);
console.log(
  `receipts numbered, set and written    ${receipts.toFixed(0).padStart(3)} /s, by one process, after the commits`,
);
const ratio = settlements.perSecond / inserts.perSecond;
console.log(
  `settlements to inserts             ${ratio.toFixed(2)} (goal: at least ${GOAL}) ${ratio >= GOAL ? 'met' : 'MISSED'}`,
);
await world.close();
process.exit(wrong + left.length === 0 && ratio >= GOAL ? 0 : 1);
