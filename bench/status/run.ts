// npm run bench:status [sockets] [seconds] [own]: the live status of the team. So many sockets in one process, each following 20 advisors, while 10 changes a
// second are made; the same beside a bare `ws` server that sends the same bytes, in the same run; the same over two processes and Redis; then one of
// them is killed, and its visitors come back to the other by the documented delays. Visitors are two processes of their own. Loopback only, under
// three minutes. With `own`, every visitor asks for somebody else besides, so that no two lists are the same.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresMissing, redisMissing, startPostgres, startRedis } from '@solelune/testing/servers';
import { answered, start, startServer, stop } from './processes.ts';

const SOCKETS = Number(process.argv[2] ?? 10_000);
const SECONDS = Number(process.argv[3] ?? 10);
const OWN = process.argv[4] === 'own' ? 'own' : '';
const PER_SECOND = 10;
const CHANGES = SECONDS * PER_SECOND;
const CLIENT_PROCESSES = 2;
/** What is still on its way after the last change. */
const AFTER_MS = 2_000;
/** The first try to come back is after a second; the next ones follow within this time. */
const RETURN_MS = 8_000;
const GOALS = { p99Ms: 100, bytesPerSocket: 30 * 1024, ofBare: 0.7 };

interface Cost {
  rss: number;
  heapUsed: number;
  cpu: { user: number; system: number };
}
interface Report {
  heard: Map<number, number[]>;
  returns: { ms: number; tries: number }[];
  wrong: number;
  cpu: Cost['cpu'];
}
interface Outcome {
  delays: Float64Array;
  returns: Report['returns'];
  wrong: number;
  /** Seconds of a core per second: the servers', and the visitors'. */
  cores: number;
  visitorCores: number;
}

const costOf = (child: ChildProcess) => answered<Cost>(child, {}, 'rss');
const reportOf = (child: ChildProcess) => answered<Report>(child, {}, 'heard');
const spent = (costs: { cpu: Cost['cpu'] }[]) => costs.reduce((sum, { cpu }) => sum + (cpu.user + cpu.system) / 1e6, 0);

async function openCrowd(sites: string[], ids: number[]): Promise<ChildProcess[]> {
  const environment = {
    SITES: JSON.stringify(sites),
    IDS: JSON.stringify(ids),
    SOCKETS: String(SOCKETS / CLIENT_PROCESSES),
    OWN,
  };
  const clients = Array.from({ length: CLIENT_PROCESSES }, (_, index) =>
    start('clients.ts', { ...environment, NET: String(index + 1) }),
  );
  await Promise.all(clients.map((client) => answered<{ ready: true }>(client, null, 'ready')));
  return clients;
}

/** Makes the changes, one every so often whether the one before was told or not. */
async function measure(servers: ChildProcess[], clients: ChildProcess[], first: number): Promise<Outcome> {
  const [maker] = servers as [ChildProcess];
  const times = new Map<number, number>();
  maker.on('message', ({ changed, at }: { changed?: number; at?: number }) => {
    if (changed !== undefined) times.set(changed, at as number);
  });
  const costs = () => Promise.all(servers.map(costOf));
  const earlier = await Promise.all(clients.map(reportOf));
  const before = await costs();
  const started = performance.now();
  for (let index = 0; index < CHANGES; index++) {
    await sleep(started + (index * 1000) / PER_SECOND - performance.now());
    maker.send({ number: first + index });
  }
  await sleep(1000 / PER_SECOND);
  const seconds = (performance.now() - started) / 1000;
  const after = await costs();
  await sleep(AFTER_MS);
  const reports = await Promise.all(clients.map(reportOf));
  const delays = reports.flatMap(({ heard }) =>
    [...heard].flatMap(([number, list]) => list.map((at) => at - (times.get(number) ?? Number.NaN))),
  );
  return {
    delays: Float64Array.from(delays).sort(),
    returns: earlier.flatMap(({ returns }) => returns),
    wrong: reports.reduce((sum, { wrong }) => sum + wrong, 0),
    cores: (spent(after) - spent(before)) / seconds,
    visitorCores: (spent(reports) - spent(earlier)) / (seconds + AFTER_MS / 1000),
  };
}

const part = (sorted: ArrayLike<number>, of: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? Number.NaN;
const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
const words = ({ delays, wrong, cores, visitorCores }: Outcome) =>
  `${delays.length} of ${SOCKETS * CHANGES} told, ${wrong} wrong; p50 ${part(delays, 0.5).toFixed(1)} ms, p99 ${part(delays, 0.99).toFixed(1)} ms; ` +
  `CPU ${percent(cores)} of a core (visitors ${percent(visitorCores)})`;
let isAllMet = true;
function verdict(isMet: boolean, goal: string): void {
  isAllMet &&= isMet;
  console.log(`  ${isMet ? 'met' : 'MISSED'}: ${goal}`);
}
const isWhole = ({ delays, wrong }: Outcome) => delays.length === SOCKETS * CHANGES && wrong === 0;
const isFast = ({ delays }: Outcome) => part(delays, 0.99) < GOALS.p99Ms;

async function single(name: string, file: string, environment: Record<string, string> = {}) {
  const { child, address, ids } = await startServer(file, environment);
  const before = await costOf(child);
  const clients = await openCrowd([address], ids);
  const full = await costOf(child);
  const outcome = await measure([child], clients, 1);
  stop([...clients, child]);
  const bytes = (full.rss - before.rss) / SOCKETS;
  const heap = (full.heapUsed - before.heapUsed) / SOCKETS;
  console.log(`${name}: ${words(outcome)}`);
  console.log(`  ${(bytes / 1024).toFixed(1)} KB a socket (${(heap / 1024).toFixed(1)} of them JavaScript's)`);
  return { ...outcome, bytes };
}

async function two(folder: string): Promise<void> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, DATA_DIR: folder };
  const first = await startServer('site.ts', shared);
  const second = await startServer('site.ts', shared);
  const clients = await openCrowd([first.address, second.address], first.ids);
  const both = await measure([first.child, second.child], clients, 1);
  console.log(`two processes over Redis: ${words(both)}`);
  verdict(isWhole(both) && isFast(both), `all told, p99 under ${GOALS.p99Ms} ms`);
  stop([first.child]);
  await sleep(RETURN_MS);
  const alone = await measure([second.child], clients, 1 + CHANGES);
  const away = Float64Array.from(alone.returns, ({ ms }) => ms).sort();
  const tries = Math.max(...alone.returns.map((one) => one.tries));
  console.log(
    `one killed: ${away.length} came back, after ${part(away, 0).toFixed(0)} to ${part(away, 1).toFixed(0)} ms, by try ${tries} at most; then ${words(alone)}`,
  );
  verdict(away.length === SOCKETS / 2 && part(away, 0) >= 1_000, 'all come back, none before its second is over');
  verdict(isWhole(alone) && isFast(alone), `all told, p99 under ${GOALS.p99Ms} ms`);
  stop([...clients, second.child]);
  await postgres.stop();
  await redis.stop();
}

console.log(
  `${SOCKETS} sockets, 20 advisors each, ${PER_SECOND} changes a second for ${SECONDS} s${OWN && ', no two lists the same'}`,
);
const folder = mkdtempSync(path.join(tmpdir(), 'bench-status-'));
const bare = await single('bare ws', 'bare.ts');
const ours = await single('ours', 'site.ts', { DATA_DIR: path.join(folder, 'one') });
const perCore = ({ delays, cores }: Outcome) => delays.length / SECONDS / cores;
const ratio = perCore(ours) / perCore(bare);
console.log(
  `  messages per CPU second: ${perCore(ours).toFixed(0)}, bare ${perCore(bare).toFixed(0)}: ${percent(ratio)} of it`,
);
verdict(isWhole(ours), 'every change told to everybody, in order');
verdict(isFast(ours), `p99 under ${GOALS.p99Ms} ms`);
verdict(ours.bytes < GOALS.bytesPerSocket, 'under 30 KB a socket');
verdict(ratio >= GOALS.ofBare, `${percent(GOALS.ofBare)} of a bare server`);
const missing = postgresMissing() ?? redisMissing();
if (missing) console.log(`two processes: not measured. ${missing}`);
else await two(path.join(folder, 'two'));
rmSync(folder, { recursive: true, force: true });
process.exit(isAllMet ? 0 : 1);
