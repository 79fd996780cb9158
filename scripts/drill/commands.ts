import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

export type Environment = Record<string, string>;

/** Of the settings of whoever drills, the site is told nothing. */
const bare = (environment: Environment): Environment => {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, ...environment };
};

function begin(cwd: string, line: string, environment: Environment) {
  const [program = '', ...args] = line.split(' ');
  const child = spawn(program, args, { cwd, env: bare(environment), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  return { child, output: () => output };
}

/** Runs a command to its end; gives what it printed, and throws with it when it failed. */
export async function command(cwd: string, line: string, environment: Environment = {}): Promise<string> {
  const { child, output } = begin(cwd, line, environment);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${line} ended with ${code}:\n${output().slice(-4000)}`);
  return output();
}

export interface Started {
  output(): string;
  /** Gives its exit code once it is gone. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts what goes on, and waits until `isReady`. */
export async function start(
  cwd: string,
  line: string,
  environment: Environment,
  isReady: () => Promise<boolean>,
): Promise<Started> {
  const { child, output } = begin(cwd, line, environment);
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  gone.then(() => process.off('exit', kill));
  while (!(await isReady().catch(() => false))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${line} ended with ${child.exitCode}:\n${output().slice(-4000)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    output,
    end: (signal = 'SIGTERM') => {
      child.kill(signal);
      return gone;
    },
  };
}

export const lastLine = (output: string): string => output.trim().split('\n').at(-1) ?? '';

export function equal(given: unknown, wanted: unknown, what: string): void {
  if (given !== wanted) throw new Error(`${what}: ${String(given)} instead of ${String(wanted)}`);
}

export function megabytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
  return Math.round(bytes / 1024 ** 2);
}
