import { execFileSync, spawnSync } from 'node:child_process';

/** wrk (Debian: apt-get install wrk) sends the load from a process of its own. */
export function findLoadTool(): string {
  if (spawnSync('wrk', ['-v']).error) throw new Error('wrk is not installed (Debian: apt-get install wrk).');
  return 'wrk';
}

/** Requests per second over four seconds, 32 connections, one thread; loopback only. */
export async function requestsPerSecond(tool: string, address: string): Promise<number> {
  if (new URL(address).hostname !== '127.0.0.1') throw new Error('Only this machine is ever loaded.');
  const output = execFileSync(tool, ['-t1', '-c32', '-d4s', address], { encoding: 'utf8' });
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0);
}
