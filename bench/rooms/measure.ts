import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { BenchRoom, Found, Weight } from './message.ts';

const WARMING_MS = 5000;
const ARRIVAL_MS = 5000;
/** A folder for the profile of each server, if one is wanted. */
const { PROFILES } = process.env;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface Setup {
  rooms: number;
  seconds: number;
  /** Of the server: its database, and how it keeps messages. */
  environment: Record<string, string>;
}

export interface Measured {
  found: Found;
  seconds: number;
  /** Of one core. */
  serverShare: number;
  clientShare: number;
  serverLagMs: number;
  /** Of one room and its two sockets, in bytes. */
  roomBytes: { used: number; rss: number };
}

const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

function start(file: string, environment: Record<string, string>): ChildProcess {
  const child = fork(path.join(import.meta.dirname, file), {
    execArgv: ['--expose-gc', ...(PROFILES && file === 'site.ts' ? ['--cpu-prof', `--cpu-prof-dir=${PROFILES}`] : [])],
    ...{ serialization: 'advanced', env: { ...process.env, NODE_ENV: 'test', ...environment } },
  });
  child.once('exit', (code) => process.exit(code ?? 1));
  children.add(child);
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  children.delete(child);
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

const msOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

/** One server in one process, one process of people, for so many seconds. */
export async function measure({ rooms, seconds, environment }: Setup): Promise<Measured> {
  const site = start('site.ts', environment);
  const clients = start('clients.ts', { SITE: await answered<string>(site, null, 'address') });
  await answered(clients, null, 'ready');
  const weigh = () => answered<Weight>(site, { weigh: true }, 'weight');
  const open = async (plant: number) =>
    answered(clients, { rooms: await answered<BenchRoom[]>(site, { plant }, 'rooms') }, 'opened');
  // The first rooms also pay for what the server reads once.
  await open(rooms / 2);
  await pause(2000);
  const half = await weigh();
  await open(rooms / 2);
  await pause(2000);
  const whole = await weigh();

  clients.send({ write: true });
  await pause(WARMING_MS);
  const people = await answered<Found>(clients, { report: true }, 'found');
  const before = await weigh();
  clients.send({ measure: true });
  const started = performance.now();
  await pause(seconds * 1000);
  clients.send({ write: false, measure: false });
  const measuredMs = performance.now() - started;
  const after = await weigh();
  await pause(ARRIVAL_MS);
  const found = await answered<Found>(clients, { report: true }, 'found');
  await stop(clients);
  await stop(site);
  const perRoom = (of: 'rss' | 'used') => (whole[of] - half[of]) / (rooms / 2);
  return {
    ...{ found, seconds: measuredMs / 1000, serverLagMs: after.lagMs },
    serverShare: (msOf(after.cpu) - msOf(before.cpu)) / measuredMs,
    clientShare: (msOf(found.cpu) - msOf(people.cpu)) / (measuredMs + ARRIVAL_MS),
    roomBytes: { used: perRoom('used'), rss: perRoom('rss') },
  };
}
