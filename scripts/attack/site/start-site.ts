import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.ts';

export interface StartedSite {
  address: string;
  /** All that it printed and logged. */
  output(): string;
  end(): Promise<void>;
}

const START_MAX_MS = 120_000;

/**
 * A site of its own, as `npm start` would start it from that checkout, on records that nobody else has. Of the settings of whoever attacks it
 * is told nothing: their database is not to be filled.
 */
export async function startSite(checkout: string, environment: Record<string, string> = {}): Promise<StartedSite> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [path.join(checkout, 'apps/server/main.ts')], {
    cwd: checkout,
    env: {
      PATH,
      ENV_FILE: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: 'memory',
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const killAtExit = () => void child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const exited = once(child, 'exit');
  const end = async () => {
    child.kill('SIGTERM');
    await exited;
    process.off('exit', killAtExit);
  };
  const startedAt = Date.now();
  while (!(await isAlive(address))) {
    if (child.exitCode !== null) throw new Error(`The site ended before it answered: ${output}`);
    if (Date.now() - startedAt > START_MAX_MS) throw new Error(`The site did not answer: ${output}`);
    await pause(100);
  }
  return { address, output: () => output, end };
}

const isAlive = async (address: string): Promise<boolean> =>
  ask(`${address}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
