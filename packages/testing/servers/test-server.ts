import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS } from '../eventually.ts';

/** A server started for tests: in a folder of its own, on a port of its own, gone when the process ends. */
export interface TestServer {
  url: string;
  port: number;
  /** Of the process that runs now; another one after each start. */
  pid(): number;
  /** Kills it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

interface ServerPlan {
  url: string;
  port: number;
  command: string;
  args: string[];
  /** What it says once it can be used, where that is later than its port being open. */
  ready?: string;
  killSignal: NodeJS.Signals;
  removeFolder(): void;
}

export async function startServer(plan: ServerPlan): Promise<TestServer> {
  let child: ChildProcess | undefined;
  const killNow = () => child?.kill('SIGKILL');
  const atExit = () => {
    killNow();
    plan.removeFolder();
  };
  process.once('exit', atExit);

  async function start(): Promise<void> {
    let complaints = '';
    const started = spawn(plan.command, plan.args, { stdio: ['ignore', 'ignore', 'pipe'] });
    child = started;
    started.stderr.on('data', (chunk) => (complaints = `${complaints}${chunk}`.slice(-2000)));
    started.once('error', (error) => (complaints += error.message));
    const deadline = Date.now() + PATIENCE_MS;
    while (!(complaints.includes(plan.ready ?? '') && (await accepts(plan.port)))) {
      if (started.exitCode !== null || started.signalCode !== null || Date.now() > deadline) {
        throw new Error(`${plan.command} did not start: ${complaints}`);
      }
      await sleep(50);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child?.once('close', resolve));
    child.kill(signal);
    await ended;
  }

  await start();
  return {
    url: plan.url,
    port: plan.port,
    pid: () => child?.pid ?? 0,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      process.off('exit', atExit);
      await end(plan.killSignal);
      plan.removeFolder();
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
