import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { on } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export interface Child {
  pid: number;
  /** What it wrote to its output, line by line, as it comes. */
  lines: AsyncIterableIterator<string>;
  /** Kills it as a power cut would, and waits for its end. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Its exit code (null when a signal ended it) and what it complained of. */
  ended: Promise<{ code: number | null; complaints: string }>;
}

/** Runs TypeScript in a process of its own, for what only another process can show: kills, locks, races. */
export function runInChild(source: string, environment: Record<string, string> = {}): Child {
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(
    process.execPath,
    ['--no-warnings', '--input-type=module-typescript', '-e', source],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'silent', ...environment },
    },
  );
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += chunk));
  const ended = new Promise<{ code: number | null; complaints: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, complaints })),
  );
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  ended.then(() => process.off('exit', killAtExit));
  return {
    pid: child.pid ?? 0,
    lines: linesOf(child.stdout),
    ended,
    kill: async (signal = 'SIGKILL') => {
      child.kill(signal);
      await ended;
    },
  };
}

/** Read as they come, whether anybody listens or not: a full pipe would hold the child up, and an unread one never ends. */
function linesOf(output: Readable): AsyncIterableIterator<string> {
  const lines = on(createInterface({ input: output }), 'line', { close: ['close'] });
  return (async function* () {
    for await (const [line] of lines) yield line as string;
  })();
}
