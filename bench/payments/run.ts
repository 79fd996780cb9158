// npm run bench:payments [sequences]: on PostgreSQL, first any order of deeds and failures, 2,000 sequences of them unless told; then settlements by 32 clients at
// once beside plain inserts of one row by as many, in turns of one run. Loopback only, no real card, some minutes.
import { auditLedger } from '@solelune/ledger';
import { newId } from '@solelune/platform';
import { credit } from '@solelune/wallet/api';
import fc from 'fast-check';
import { atTheEnd, deed, runSequence, talk } from '../../features/payments/api/testing/model.ts';
import { measureRates } from './rates.ts';
import { openWorld } from './world.ts';

const SEQUENCES = Number(process.argv[2] ?? 2000);
const GOAL = 0.2;
const SEED = 15;

const world = await openWorld([talk]);
const addMember = async (amount: number) => {
  const userId = await world.addMember();
  const words = { key: newId(), label: 'Offerts', at: world.now() };
  await world.transaction((tx) => credit(tx, { ...words, userId, currency: 'suns', amount, source: 'promotions' }));
  return userId;
};
const own = { parts: world, database: world.database, sandbox: world.sandbox, addMember };
let wrong = 0;
const started = performance.now();
const sequences = fc.sample(fc.array(deed, { minLength: 4, maxLength: 24 }), { numRuns: SEQUENCES, seed: SEED });
for (const [index, deeds] of sequences.entries()) {
  const faults = await runSequence(own, [{ do: 'order', hold: index % 2 === 0, suns: index % 3 === 0 }, ...deeds]);
  for (const words of faults) console.log(`sequence ${index}: ${words}`);
  wrong += faults.length;
  if ((index + 1) % 250 === 0)
    console.log(`${index + 1} sequences, ${wrong} wrong, ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
const left = [...(await atTheEnd(own)), ...(await auditLedger(world.database.query))];
for (const words of left) console.log(words);
console.log(
  `sequences            ${SEQUENCES} with ${sequences.reduce((sum, deeds) => sum + deeds.length + 1, 0)} deeds: ${wrong + left.length} wrong\n`,
);

const { inserts, settlements, complete } = await measureRates(world);
const line = (name: string, { perSecond, p50, p99 }: typeof inserts) =>
  console.log(
    `${name.padEnd(34)} ${perSecond.toFixed(0).padStart(6)} /s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
line('plain inserts of one row', inserts);
line('settlements', settlements);
line('the same with the provider’s calls', complete);
const ratio = settlements.perSecond / inserts.perSecond;
console.log(
  `settlements to inserts             ${ratio.toFixed(2)} (goal: at least ${GOAL}) ${ratio >= GOAL ? 'met' : 'MISSED'}`,
);
await world.close();
process.exit(wrong + left.length === 0 && ratio >= GOAL ? 0 : 1);
