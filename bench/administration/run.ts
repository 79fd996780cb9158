// npm run bench:administration [share of the full size]: on PostgreSQL, 1,000,000 members, 5,000,000 lines of the ledger, 10,000,000 of the audit log; then every
// call of the administration's pages, from the first page and from deep inside, with the plans of the slowest. Loopback only; planting takes some minutes.
import { compose } from '@solelune/server/compose';
import { testConfig } from '@solelune/testing';
import { startPostgres } from '@solelune/testing/servers';
import { takeTrial } from '../../features/administration/api/trial.repo.ts';
import { asks } from './asks.ts';
import { plansDuring } from './plans.ts';
import { plant } from './plant.ts';

const SHARE = Number(process.argv[2] ?? 1);
const GOAL_MS = 200;
const ROUNDS = 200;
const SLOWEST = 3;

const sizes = { members: 1_000_000 * SHARE, ledgerLines: 5_000_000 * SHARE, auditEntries: 10_000_000 * SHARE };
const postgres = await startPostgres();
const server = await compose(testConfig({ DATABASE_URL: postgres.url, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }), {
  ...{ pages: 'none', works: false },
});
let isMet = true;
try {
  await plant(postgres.url, sizes, (words) => console.log(words));
  const started = performance.now();
  await server.transaction((tx) => takeTrial(tx, server.now()));
  console.log(
    `the hourly count of the ledger      ${((performance.now() - started) / 1000).toFixed(1)} s, beside the pages\n`,
  );
  const measured = [];
  for (const ask of await asks(server, sizes)) {
    const took: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const before = performance.now();
      const status = await ask.send(round);
      took.push(performance.now() - before);
      if (status !== 200) throw new Error(`${ask.name} answered ${status}`);
    }
    took.sort((a, b) => a - b);
    const at = (part: number) => took[Math.floor((took.length - 1) * part)] ?? 0;
    measured.push({ ask, p50: at(0.5), p99: at(0.99) });
    const isFast = at(0.99) < GOAL_MS;
    isMet &&= isFast;
    console.log(
      `${ask.name.padEnd(44)} p50 ${at(0.5).toFixed(1).padStart(6)} ms   p99 ${at(0.99).toFixed(1).padStart(6)} ms   ${isFast ? 'met' : 'MISSED'}`,
    );
  }
  console.log(`\nThe plans of the slowest (goal: p99 under ${GOAL_MS} ms)`);
  for (const { ask, p99 } of measured.toSorted((a, b) => b.p99 - a.p99).slice(0, SLOWEST)) {
    console.log(`\n${ask.name}, p99 ${p99.toFixed(1)} ms`);
    for (const plan of await plansDuring(postgres.url, () => ask.send(0))) console.log(plan);
  }
} finally {
  await server.close();
  await postgres.stop();
}
process.exit(isMet ? 0 : 1);
