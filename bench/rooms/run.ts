// npm run bench:rooms [rooms] [seconds]: 500 rooms, a message each second each way, in one process over PostgreSQL; what arrives, when, and what a room weighs.
// The server, its database and both sides of all rooms share this machine. Some two minutes.
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { startPostgres } from '@solelune/testing/servers';
import type { BenchRoom, Found, Weight } from './message.ts';

const ROOMS = Number(process.argv[2] ?? 500);
const SECONDS = Number(process.argv[3] ?? 30);
const GOAL_MS = 150;
const ARRIVAL_MS = 5000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const children: ChildProcess[] = [];
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

function start(file: string, environment: Record<string, string>): ChildProcess {
  const child = fork(path.join(import.meta.dirname, file), {
    ...{ execArgv: ['--expose-gc'], serialization: 'advanced' },
    env: { ...process.env, NODE_ENV: 'test', ...environment },
  });
  child.once('exit', (code) => process.exit(code ?? 1));
  children.push(child);
  return child;
}

const answered = <Answer>(child: ChildProcess, question: object | null, has: string): Promise<Answer> =>
  new Promise((resolve) => {
    const hear = (message: Record<string, Answer>) => {
      if (!(has in message)) return;
      child.off('message', hear);
      resolve(message[has] as Answer);
    };
    child.on('message', hear);
    if (question) child.send(question);
  });

const postgres = await startPostgres();
const site = start('site.ts', { DATABASE_URL: postgres.url });
const SITE = await answered<string>(site, null, 'address');
const clients = start('clients.ts', { SITE });
await answered(clients, null, 'ready');

const weigh = () => answered<Weight>(site, { weigh: true }, 'weight');
const open = async (plant: number) =>
  answered(clients, { rooms: await answered<BenchRoom[]>(site, { plant }, 'rooms') }, 'opened');
// The first rooms also pay for what the server reads once.
await open(ROOMS / 2);
await pause(2000);
const half = await weigh();
await open(ROOMS / 2);
await pause(2000);
const whole = await weigh();

clients.send({ write: true });
await pause(5000);
await answered<Found>(clients, { report: true }, 'found');
const before = await weigh();
const started = performance.now();
await pause(SECONDS * 1000);
clients.send({ write: false });
const seconds = (performance.now() - started) / 1000;
const after = await weigh();
await pause(ARRIVAL_MS);
const found = await answered<Found>(clients, { report: true }, 'found');

const delays = found.delays.toSorted((a, b) => a - b);
const at = (part: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * part))] ?? Number.NaN;
const cpuMs = (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / 1000;
const perRoom = (of: 'rss' | 'used') => `${((whole[of] - half[of]) / (ROOMS / 2) / 1024).toFixed(1)} KB`;
const wrong = found.lost + found.doubled + found.disordered + found.refused;
console.log(
  [
    `${ROOMS} rooms, both sides, ${(found.sent / seconds).toFixed(0)} messages a second for ${seconds.toFixed(0)} s`,
    `delivered            ${delays.length} of ${found.sent}: ${found.lost} lost, ${found.doubled} doubled, ${found.disordered} out of order, ${found.refused} refused`,
    `from hand to hand    p50 ${at(0.5).toFixed(1)} ms, p90 ${at(0.9).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, longest ${at(1).toFixed(1)} ms`,
    `the server           ${((cpuMs / 1000 / seconds) * 100).toFixed(0)} % of a core, ${(cpuMs / found.sent).toFixed(2)} ms a message`,
    `an open room weighs  ${perRoom('used')} of memory in use, ${perRoom('rss')} of the process (two sockets each)`,
    `goal p99 under ${GOAL_MS} ms, nothing lost: ${at(0.99) < GOAL_MS && wrong === 0 ? 'met' : 'MISSED'}`,
  ].join('\n'),
);
for (const child of children) {
  child.removeAllListeners('exit');
  child.kill('SIGKILL');
}
await postgres.stop();
process.exit(at(0.99) < GOAL_MS && wrong === 0 ? 0 : 1);
