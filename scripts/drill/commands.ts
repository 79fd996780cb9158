import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type Environment = Record<string, string>;

/** Of the settings of whoever drills, the site is told nothing. */
const bare = (environment: Environment): Environment => {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, ...environment };
};

/** Runs a command to its end; gives what it printed, and throws with it when it failed. */
export async function command(cwd: string, line: string, environment: Environment = {}): Promise<string> {
  const [program = '', ...args] = line.split(' ');
  const child = spawn(program, args, { cwd, env: bare(environment), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${line} ended with ${code}:\n${output.slice(-4000)}`);
  return output;
}

export interface Started {
  child: ChildProcess;
  output(): string;
  /** Gives its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts what goes on, in a group of its own, and waits until `isReady`. */
export async function start(
  cwd: string,
  line: string,
  environment: Environment,
  isReady: () => Promise<boolean>,
): Promise<Started> {
  const [program = '', ...args] = line.split(' ');
  const child = spawn(program, args, { cwd, env: bare(environment), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => (output = `${output}${part}`.slice(-200_000)));
  process.once('exit', () => child.kill('SIGKILL'));
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  while (!(await isReady().catch(() => false))) {
    if (isGone()) throw new Error(`${line} ended with ${child.exitCode}:\n${output.slice(-4000)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return gone;
  };
  return { child, output: () => output, end };
}
