import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface ServerProcess {
  address: string;
  child: ChildProcess;
  /** Everything it printed so far. */
  output: () => string;
  /** Sends a signal and gives the exit code once it is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const SERVER = path.resolve(import.meta.dirname, '../../apps/server');
const MAIN = path.join(SERVER, 'main.ts');
/** How production starts its Node. */
export const nodeFlags: readonly string[] = JSON.parse(readFileSync(path.join(SERVER, 'node-flags.json'), 'utf8'));
export const nodeEnvironment: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(path.join(SERVER, 'node-environment.json'), 'utf8'),
);
const ROOT = path.resolve(SERVER, '../..');

/** The server as its own process, as in production; ready when it answers. */
export async function startProcess(environment: Record<string, string>, main = MAIN): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...nodeFlags, main], {
    cwd: ROOT,
    env: {
      ...nodeEnvironment,
      ...process.env,
      ...{ ENV_FILE: '', NODE_ENV: 'production', SITE_URL: 'http://localhost:0', PORT: '0', HOST: '127.0.0.1' },
      ...environment,
    },
  });
  let output = '';
  child.stdout?.on('data', (part) => (output += part));
  child.stderr?.on('data', (part) => (output += part));
  process.once('exit', () => child.kill('SIGKILL'));
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    const look = setInterval(() => {
      const found = /(http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
      if (found) finish(() => resolve(found));
    }, 25);
    const finish = (action: () => void) => {
      clearInterval(look);
      action();
    };
    void gone.then((code) => finish(() => reject(new Error(`The server ended with ${code}: ${output}`))));
  });
  return {
    address,
    child,
    output: () => output,
    end: (signal) => {
      child.kill(signal);
      return gone;
    },
  };
}
