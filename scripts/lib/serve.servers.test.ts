import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@solelune/testing/eventually';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const started: { launcher: ChildProcess; server: () => number }[] = [];

/** The launcher as a person starts it, in a group of processes of its own, once its server answers. */
async function launch(command: string, ...args: string[]) {
  const launcher = spawn(command, args, {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, ENV_FILE: '', NODE_ENV: 'test', DATA_DIR: 'memory', PORT: '0', LOG_LEVEL: 'info' },
  });
  let output = '';
  for (const stream of [launcher.stdout, launcher.stderr]) stream?.on('data', (part) => (output += part));
  const server = () => Number(/"pid":(\d+)/.exec(output)?.[1] ?? Number.NaN);
  started.push({ launcher, server });
  await eventually(() => expect(output).toMatch(/http:\/\/127\.0\.0\.1:\d+/));
  return { launcher: launcher.pid as number, server, output: () => output };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

afterEach(() => {
  for (const { launcher, server } of started.splice(0))
    for (const pid of [launcher.pid, server()]) if (pid && isAlive(pid)) process.kill(pid, 'SIGKILL');
});

/** The same launcher, before a server that is ready at once. */
const SMALL = path.join(import.meta.dirname, 'fixtures/launch-small.mjs');
const NODE = [process.execPath, SMALL] as const;
const folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
writeFileSync(
  path.join(folder, 'package.json'),
  JSON.stringify({ scripts: { serve: `"${process.execPath}" "${SMALL}"` } }),
);
afterAll(() => rmSync(folder, { recursive: true }));
const NPM = ['npm', '--prefix', folder, 'run', 'serve'] as const;

describe('one signal, one graceful stop', () => {
  it.each([
    ['to the group, as a terminal sends it', NODE, 'SIGINT', -1],
    ['to the launcher alone, as a service manager sends it', NODE, 'SIGTERM', 1],
    ['a launcher that is killed', NODE, 'SIGKILL', 1],
    ['to npm alone', NPM, 'SIGTERM', 1],
    ['to npm and all of its group', NPM, 'SIGINT', -1],
    ['to npm and all of its group, the site itself', ['npm', 'run', 'serve'], 'SIGINT', -1],
  ] as const)('%s', async (_, command, signal, whom) => {
    const { launcher, server, output } = await launch(...(command as readonly [string, ...string[]]));
    process.kill(whom * launcher, signal);
    await eventually(() => expect(output()).toContain('"stopped"'));
    await eventually(() => expect(isAlive(server())).toBe(false));
    expect(output().match(/"stopping"/g)).toHaveLength(1);
    expect(output()).not.toContain('stopped at once');
  });
});
