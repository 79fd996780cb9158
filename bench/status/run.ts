// npm run bench:status [sockets]: the live status of the team. So many sockets in one process, each following 20 advisors, while 10 changes a second
// are made; the same beside a bare `ws` server that sends the same bytes, in the same run; the same over two processes and Redis; then one of them is
// killed, and its visitors come back to the other by the documented delays. Clients are processes of their own. Loopback only, bounded in time.
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postgresMissing, redisMissing, startPostgres, startRedis } from '@solelune/testing/servers';

const SOCKETS = Number(process.argv[2] ?? 10_000);
const ADVISORS = 20;
const CHANGES = 50;
const PER_SECOND = 10;
const CLIENT_PROCESSES = 4;
const LIMIT_MS = 120_000;
const GOALS = { p99Ms: 100, bytesPerSocket: 30 * 1024, ofBare: 0.7 };

const children: ChildProcess[] = [];
process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')));
const folder = mkdtempSync(path.join(tmpdir(), 'bench-status-'));

type Message = Record<string, unknown>;
const next = (child: ChildProcess, has: string): Promise<Message> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No "${has}" within ${LIMIT_MS / 1000} s`)), LIMIT_MS);
    const hear = (message: Message) => {
      if (!(has in message)) return;
      clearTimeout(timer);
      child.off('message', hear);
      resolve(message);
    };
    child.on('message', hear);
    child.once('exit', (code) => reject(new Error(`A process of the benchmark ended with ${code}`)));
  });

function start(file: string, environment: Record<string, string>): ChildProcess {
  const child = fork(path.join(import.meta.dirname, file), {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'test', ADVISORS: String(ADVISORS), ...environment },
  });
  children.push(child);
  return child;
}

async function crowd(sites: string[], ids: number[]): Promise<ChildProcess[]> {
  const clients = Array.from({ length: CLIENT_PROCESSES }, () =>
    start('clients.ts', {
      ...{
        SITES: JSON.stringify(sites),
        IDS: JSON.stringify(ids),
        SOCKETS: String(Math.ceil(SOCKETS / CLIENT_PROCESSES)),
      },
    }),
  );
  await Promise.all(clients.map((client) => next(client, 'ready')));
  return clients;
}

const measured = async (child: ChildProcess) => {
  const answer = next(child, 'rss');
  child.send({ measure: true });
  return (await answer) as { rss: number; cpu: { user: number; system: number } };
};

/** Milliseconds from the change to each socket that heard of it. */
async function changes(server: ChildProcess, clients: ChildProcess[], from: number): Promise<number[]> {
  const times = new Map<number, bigint>();
  for (let number = from; number < from + CHANGES; number++) {
    const done = next(server, 'changed');
    server.send({ change: number });
    const { changed, at } = (await done) as { changed: number; at: string };
    times.set(changed, BigInt(at));
    await new Promise((resolve) => setTimeout(resolve, 1000 / PER_SECOND));
  }
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const delays: number[] = [];
  for (const client of clients) {
    const report = next(client, 'heard');
    client.send({ report: true });
    for (const [number, list] of (await report)['heard'] as [number, string[]][])
      for (const at of list) delays.push(Number(BigInt(at) - (times.get(number) ?? BigInt(at))) / 1e6);
  }
  return delays.sort((a, b) => a - b);
}

const at = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
const words = (delays: number[]) =>
  `${delays.length} of ${SOCKETS * CHANGES} told, median ${at(delays, 0.5).toFixed(1)} ms, p99 ${at(delays, 0.99).toFixed(1)} ms`;
const stop = (all: ChildProcess[]) => all.forEach((child) => child.kill('SIGKILL'));

async function single(
  file: string,
  environment: Record<string, string> = {},
): Promise<{ delays: number[]; bytes: number; cpu: number }> {
  const server = start(file, environment);
  const { address, ids } = (await next(server, 'address')) as { address: string; ids: number[] };
  const before = await measured(server);
  const clients = await crowd([address], ids);
  const full = await measured(server);
  const delays = await changes(server, clients, 1);
  const after = await measured(server);
  stop([...clients, server]);
  const spent = after.cpu.user + after.cpu.system - full.cpu.user - full.cpu.system;
  return { delays, bytes: (full.rss - before.rss) / SOCKETS, cpu: spent / 1e6 / (CHANGES / PER_SECOND + 2) };
}

console.log(`${SOCKETS} sockets, ${ADVISORS} advisors each, ${PER_SECOND} changes a second`);
const bare = await single('bare.ts');
console.log(
  `bare ws: ${words(bare.delays)}, ${(bare.bytes / 1024).toFixed(1)} KB a socket, ${(bare.cpu * 100).toFixed(0)} % CPU`,
);
const ours = await single('site.ts', { DATA_DIR: path.join(folder, 'one') });
console.log(
  `ours:    ${words(ours.delays)}, ${(ours.bytes / 1024).toFixed(1)} KB a socket, ${(ours.cpu * 100).toFixed(0)} % CPU`,
);
console.log(
  `         ${((bare.cpu / ours.cpu) * 100).toFixed(0)} % of the bare server's messages per CPU second; goal ${GOALS.ofBare * 100} %`,
);
const verdict = (isMet: boolean, goal: string) => console.log(`  ${isMet ? 'met' : 'MISSED'}: ${goal}`);
verdict(at(ours.delays, 0.99) < GOALS.p99Ms, `p99 under ${GOALS.p99Ms} ms`);
verdict(ours.bytes < GOALS.bytesPerSocket, 'under 30 KB a socket');
verdict(bare.cpu / ours.cpu >= GOALS.ofBare, '70 % of a bare server');

if (postgresMissing() || redisMissing()) console.log('two processes: PostgreSQL or Redis is not installed here');
else {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, DATA_DIR: path.join(folder, 'two') };
  const first = start('site.ts', shared);
  const one = (await next(first, 'address')) as { address: string; ids: number[] };
  const second = start('site.ts', shared);
  const two = (await next(second, 'address')) as { address: string };
  const clients = await crowd([one.address, two.address], one.ids);
  console.log(`two processes over Redis: ${words(await changes(first, clients, 1))}`);
  first.removeAllListeners('exit');
  const killedAt = process.hrtime.bigint();
  first.kill('SIGKILL');
  // The first try comes after a second; the change is made once they are back.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const delays = await changes(second, clients, 1_000);
  console.log(`one killed: ${words(delays)}; ${(Number(process.hrtime.bigint() - killedAt) / 1e9) | 0} s after`);
  stop([...clients, second]);
  await postgres.stop();
  await redis.stop();
}
rmSync(folder, { recursive: true, force: true });
process.exit(0);
