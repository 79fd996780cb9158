// npm run bench:account: what logins cost to everybody else. Members read their profile, first alone, then while others log in as fast as
// the machine hashes passwords; the two take turns in one run, so that a busy moment of the machine weighs on both. Loopback only, 40 seconds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from '@solelune/testing/process';
import { createMember, type Member } from './members.ts';

const GOAL = 3;
const ROUNDS = 7;
const ROUND_MS = 2500;
const WARM_UP_MS = 1500;
const READERS = 4;
/** More than are hashed at once, so that one always waits. */
const LOGGING_IN = 8;

interface Measure {
  seconds: number;
  readMs: number[];
  logins: number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-account-'));
const site = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
const members: Member[] = [];
while (members.length < READERS + LOGGING_IN) members.push(await createMember(site.address, members.length + 1));
const readers = members.slice(0, READERS);
const comers = members.slice(READERS);

await measure(WARM_UP_MS, true);
const alone = emptyMeasure();
const beside = emptyMeasure();
for (let round = 0; round < ROUNDS; round++) {
  const [without, withLogins] = [await measure(ROUND_MS, false), await measure(ROUND_MS, true)];
  console.log(`round ${round + 1}              p99 ${inMs(without)} alone, ${inMs(withLogins)} beside logins`);
  add(alone, without);
  add(beside, withLogins);
}
await site.end('SIGTERM');
rmSync(folder, { recursive: true, force: true });

const ratio = p99(beside.readMs) / p99(alone.readMs);
const perSecond = (count: number, seconds: number) => (count / seconds).toFixed(0).padStart(6);
console.log(`logins               ${perSecond(beside.logins, beside.seconds)} /s`);
for (const [name, measured] of Object.entries({ 'reads alone': alone, 'reads beside logins': beside }))
  console.log(
    `${name.padEnd(20)} ${perSecond(measured.readMs.length, measured.seconds)} /s, p99 ${inMs(measured)} of ${measured.readMs.length} reads`,
  );
console.log(`ratio of the p99s    ${ratio.toFixed(2)} (goal: at most ${GOAL}) ${ratio <= GOAL ? 'met' : 'MISSED'}`);
process.exit(ratio <= GOAL ? 0 : 1);

/** Each member goes on with one request after the other until the time is over. */
async function measure(durationMs: number, withLogins: boolean): Promise<Measure> {
  const result = emptyMeasure();
  const start = performance.now();
  const isOver = () => performance.now() - start > durationMs;
  const reading = readers.map(async (member) => {
    while (!isOver()) {
      const asked = performance.now();
      await member.readProfile();
      result.readMs.push(performance.now() - asked);
    }
  });
  const loggingIn = comers.map(async (member) => {
    while (withLogins && !isOver()) {
      await member.logIn();
      result.logins++;
    }
  });
  await Promise.all([...reading, ...loggingIn]);
  result.seconds = (performance.now() - start) / 1000;
  return result;
}

function emptyMeasure(): Measure {
  return { seconds: 0, readMs: [], logins: 0 };
}

function add(total: Measure, { seconds, readMs, logins }: Measure): void {
  total.seconds += seconds;
  total.logins += logins;
  total.readMs = total.readMs.concat(readMs);
}

function inMs({ readMs }: Measure): string {
  return `${p99(readMs).toFixed(2).padStart(6)} ms`;
}

function p99(times: number[]): number {
  const sorted = times.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Number.NaN;
}
