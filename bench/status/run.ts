// npm run bench:status [sockets] [seconds] [own]: the live status of the team. So many sockets in one process, each following 20 advisors, while 10 changes a
// second are made; the same beside a bare `ws` server that sends the same bytes, in the same run; both over TCP and over Unix sockets, as behind a proxy;
// the same over two processes and Redis; then one of
// them is killed, and its visitors come back to the other by the documented delays. Visitors are two processes of their own. Loopback only, under
// five minutes. With `own`, every visitor asks for somebody else besides, so that no two lists are the same.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresMissing, redisMissing, startPostgres, startRedis } from '@solelune/testing/servers';
import { nowMs } from './message.ts';
import { answered, start, startServer, stop } from './processes.ts';

const SOCKETS = Number(process.argv[2] ?? 10_000);
const SECONDS = Number(process.argv[3] ?? 5);
const OWN = process.argv[4] === 'own' ? 'own' : '';
const PER_SECOND = 10;
const CHANGES = SECONDS * PER_SECOND;
const CLIENT_PROCESSES = 2;
/** Bare and ours are measured in turns: what else the machine does is the same for both. */
const TURNS = 2;
/** By then those who are timed have heard the last change, on a machine that keeps up. */
const SETTLED_MS = 1_000;
/** What was not told so long after the last change never is. */
const DRAIN_MS = 10_000;
/** Half of the visitors are waited for so long when their server was killed. */
const RETURN_MS = 20_000;
const GOALS = { p99Ms: 100, bytesPerSocket: 30 * 1024, ofBare: 0.7 };

interface Cost {
  rss: number;
  heapUsed: number;
  cpu: { user: number; system: number };
}
interface Report {
  /** By those who are timed. */
  heard: Map<number, number[]>;
  told: number;
  returns: { ms: number; tries: number }[];
  wrong: number;
  cpu: Cost['cpu'];
}
interface Outcome {
  told: number;
  delays: Float64Array;
  wrong: number;
  /** Seconds that it took, and of a core: the servers', the kernel's part of it, and the visitors'. */
  seconds: number;
  cpu: number;
  inKernel: number;
  visitorCpu: number;
}

const costOf = (child: ChildProcess) => answered<Cost>(child, {}, 'rss');
const reportOf = (child: ChildProcess, how: { rest?: boolean } = {}) => answered<Report>(child, how, 'heard');
const kernel = (costs: { cpu: Cost['cpu'] }[]) => costs.reduce((sum, { cpu }) => sum + cpu.system / 1e6, 0);
const spent = (costs: { cpu: Cost['cpu'] }[]) => costs.reduce((sum, { cpu }) => sum + cpu.user / 1e6, kernel(costs));

async function openCrowd(sites: string[], ids: number[], atHalf?: () => Promise<void>): Promise<ChildProcess[]> {
  const environment = {
    SITES: JSON.stringify(sites),
    IDS: JSON.stringify(ids),
    SOCKETS: String(SOCKETS / CLIENT_PROCESSES),
    OWN,
  };
  const clients = Array.from({ length: CLIENT_PROCESSES }, (_, index) =>
    start('clients.ts', { ...environment, NET: String(index + 1) }),
  );
  await Promise.all(clients.map((client) => answered<{ half: true }>(client, null, 'half')));
  await atHalf?.();
  await Promise.all(clients.map((client) => answered<{ ready: true }>(client, {}, 'ready')));
  return clients;
}

/** Makes the changes, one every so often whether the one before was told or not, and waits until all of them were. */
async function measure(servers: ChildProcess[], clients: ChildProcess[], first: number): Promise<Outcome> {
  const [maker] = servers as [ChildProcess];
  const costs = () => Promise.all(servers.map(costOf));
  const reports = (how?: { rest: boolean }) => Promise.all(clients.map((client) => reportOf(client, how)));
  const madeAt = new Map<number, number>();
  const delays: number[] = [];
  let [told, wrong] = [0, 0];
  const visitorsBefore = await reports({ rest: true });
  const before = await costs();
  const started = nowMs();
  for (let index = 0; index < CHANGES; index++) {
    const at = started + (index * 1000) / PER_SECOND;
    await sleep(Math.max(0, at - nowMs()));
    // Not when the server comes to it: what waits there is waited for.
    madeAt.set(first + index, nowMs());
    maker.send({ number: first + index });
  }
  const ended = nowMs();
  await sleep(SETTLED_MS);
  const after = await costs();
  let visitors = await reports();
  const visitorCpu = spent(visitors) - spent(visitorsBefore);
  const seconds = (nowMs() - started) / 1000;
  for (let how: { rest: boolean } | undefined = { rest: false }; ; how = undefined) {
    for (const { heard, ...report } of visitors) {
      wrong += report.wrong;
      told += report.told;
      for (const [number, list] of heard) for (const at of list) delays.push(at - (madeAt.get(number) ?? Number.NaN));
    }
    if (told >= SOCKETS * CHANGES || nowMs() - ended > DRAIN_MS) break;
    visitors = await reports(how);
    await sleep(100);
  }
  return {
    ...{ told, delays: Float64Array.from(delays).sort(), wrong, seconds, visitorCpu },
    ...{ cpu: spent(after) - spent(before), inKernel: kernel(after) - kernel(before) },
  };
}

const joined = (turns: Outcome[]): Outcome => {
  const sum = (of: (turn: Outcome) => number) => turns.reduce((total, turn) => total + of(turn), 0);
  return {
    ...{ told: sum(({ told }) => told), wrong: sum(({ wrong }) => wrong), seconds: sum(({ seconds }) => seconds) },
    ...{ cpu: sum(({ cpu }) => cpu), inKernel: sum(({ inKernel }) => inKernel) },
    visitorCpu: sum(({ visitorCpu }) => visitorCpu),
    delays: Float64Array.from(turns.flatMap(({ delays }) => [...delays])).sort(),
  };
};

const part = (sorted: ArrayLike<number>, of: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? Number.NaN;
const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
const words = ({ told, delays, wrong, ...outcome }: Outcome) =>
  `${told} told, ${wrong} wrong; p50 ${part(delays, 0.5).toFixed(1)} ms, p99 ${part(delays, 0.99).toFixed(1)} ms; ` +
  `CPU ${percent(outcome.cpu / outcome.seconds)} of a core, ${((outcome.cpu / told) * 1e6).toFixed(1)} µs a message, ` +
  `${percent(outcome.inKernel / outcome.cpu)} of it in the kernel (visitors ${percent(outcome.visitorCpu / outcome.seconds)})`;
let isAllMet = true;
function verdict(isMet: boolean, goal: string): void {
  isAllMet &&= isMet;
  console.log(`  ${isMet ? 'met' : 'MISSED'}: ${goal}`);
}
const isWhole = ({ told, wrong }: Outcome, turns = 1) => told === SOCKETS * CHANGES * turns && wrong === 0;
const isFast = ({ delays }: Outcome) => part(delays, 0.99) < GOALS.p99Ms;

/** One server with its crowd. */
async function open(name: string, file: string, environment: Record<string, string> = {}) {
  const { child, address, ids } = await startServer(file, environment);
  const started = nowMs();
  let half: Cost | undefined;
  const clients = await openCrowd([address], ids, async () => {
    half = await costOf(child);
  });
  const seconds = (nowMs() - started) / 1000;
  const full = await costOf(child);
  const perSocket = (what: 'rss' | 'heapUsed') => (full[what] - (half?.[what] ?? 0)) / (SOCKETS / 2);
  const bytes = Math.max(perSocket('rss'), perSocket('heapUsed'));
  console.log(
    `${name}: open after ${seconds.toFixed(1)} s, ${(perSocket('rss') / 1024).toFixed(1)} KB a socket resident, ${(perSocket('heapUsed') / 1024).toFixed(1)} KB of JavaScript`,
  );
  return { child, clients, bytes, turns: [] as Outcome[] };
}

async function comeBack(clients: ChildProcess[]): Promise<Report['returns']> {
  const returns: Report['returns'] = [];
  const started = nowMs();
  while (returns.length < SOCKETS / 2 && nowMs() - started < RETURN_MS) {
    await sleep(500);
    for (const report of await Promise.all(clients.map((client) => reportOf(client)))) returns.push(...report.returns);
  }
  return returns;
}

async function two(folder: string): Promise<void> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, DATA_DIR: folder, TRUST_PROXY: '1' };
  // Two are always behind a proxy.
  const first = await startServer('site.ts', { ...shared, LISTEN_AT: `${folder}-1.sock` });
  const second = await startServer('site.ts', { ...shared, LISTEN_AT: `${folder}-2.sock` });
  const clients = await openCrowd([first.address, second.address], first.ids);
  const both = await measure([first.child, second.child], clients, 1);
  console.log(`two processes over Redis, Unix sockets: ${words(both)}`);
  verdict(isWhole(both) && isFast(both), `all told, p99 under ${GOALS.p99Ms} ms`);
  stop([first.child]);
  const returns = await comeBack(clients);
  const away = Float64Array.from(returns, ({ ms }) => ms).sort();
  const tries = Math.max(...returns.map((one) => one.tries));
  console.log(
    `one killed: ${away.length} of ${SOCKETS / 2} came back, the first after ${part(away, 0).toFixed(0)} ms, half ${part(away, 0.5).toFixed(0)} ms, the last ${part(away, 1).toFixed(0)} ms, by try ${tries} at most`,
  );
  verdict(away.length === SOCKETS / 2 && part(away, 0) >= 1_000, 'all come back, none before its second is over');
  const alone = await measure([second.child], clients, 1 + CHANGES);
  console.log(`the other alone: ${words(alone)}`);
  verdict(isWhole(alone) && isFast(alone), `all told, p99 under ${GOALS.p99Ms} ms`);
  stop([...clients, second.child]);
  await postgres.stop();
  await redis.stop();
}

console.log(
  `${SOCKETS} sockets, 20 advisors each, ${PER_SECOND} changes a second for ${SECONDS} s${OWN && ', no two lists the same'}`,
);
const folder = mkdtempSync(path.join(tmpdir(), 'bench-status-'));
/**
 * Bare and ours in turns. On loopback TCP the kernel does the readers' half of every message within the server's write, which no visitor's own machine
 * would ask of it; over a Unix socket, where a proxy of the same machine stands between, it does not.
 */
async function one(way: 'TCP' | 'Unix sockets'): Promise<void> {
  const at = (name: string) => (way === 'TCP' ? '' : path.join(folder, `${name}.sock`));
  const bare = await open(`bare ws, ${way}`, 'bare.ts', { LISTEN_AT: at('bare') });
  const data = path.join(folder, way === 'TCP' ? 'tcp' : 'unix');
  const ours = await open(`ours, ${way}`, 'site.ts', { DATA_DIR: data, LISTEN_AT: at('ours'), TRUST_PROXY: '1' });
  for (let turn = 0; turn < TURNS; turn++)
    for (const { child, clients, turns } of [bare, ours])
      turns.push(await measure([child], clients, 1 + turn * CHANGES));
  stop([bare, ours].flatMap(({ child, clients }) => [child, ...clients]));
  const [bareAll, oursAll] = [joined(bare.turns), joined(ours.turns)];
  const ratio = oursAll.told / oursAll.cpu / (bareAll.told / bareAll.cpu);
  console.log(`bare ws, ${way}: ${words(bareAll)}`);
  console.log(`ours, ${way}: ${words(oursAll)}`);
  verdict(isWhole(oursAll, TURNS), 'every change told to everybody, in order');
  verdict(isFast(oursAll), `p99 under ${GOALS.p99Ms} ms`);
  verdict(ours.bytes < GOALS.bytesPerSocket, 'under 30 KB a socket');
  verdict(
    ratio >= GOALS.ofBare,
    `${percent(GOALS.ofBare)} of the bare server's messages per CPU second: ${percent(ratio)}`,
  );
}

await one('TCP');
await one('Unix sockets');
const missing = postgresMissing() ?? redisMissing();
if (missing) console.log(`two processes: not measured. ${missing}`);
else await two(path.join(folder, 'two'));
rmSync(folder, { recursive: true, force: true });
process.exit(isAllMet ? 0 : 1);
