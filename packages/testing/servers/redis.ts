import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.ts';
import { startServer, type TestServer } from './test-server.ts';

/** Valkey is the same server under another name. */
function program(): string | undefined {
  return ['redis-server', 'valkey-server'].find((name) => {
    try {
      execFileSync(name, ['--version'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
}

/** Undefined when it can be started, else why not. */
export function redisMissing(): string | undefined {
  return program() ? undefined : 'Redis is not installed (Debian: apt-get install redis-server).';
}

/** An empty Redis server that keeps nothing on disk, for the tests of this process. */
export async function startRedis(): Promise<TestServer> {
  const command = program();
  if (!command) throw new Error(redisMissing());
  const folder = mkdtempSync(join(tmpdir(), 'solelune-redis-'));
  const port = await freePort();
  return startServer({
    url: `redis://127.0.0.1:${port}`,
    port,
    command,
    args: ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'],
    killSignal: 'SIGTERM',
    removeFolder: () => rmSync(folder, { recursive: true, force: true }),
  });
}
