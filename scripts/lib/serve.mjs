// Plain JavaScript that runs on any Node from 18 on.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { productNode, root } from './run.mjs';

const windows = process.platform === 'win32';
const PARENT_CHECK_MS = 500;
const read = (name) => JSON.parse(readFileSync(path.join(root, 'apps/server', name), 'utf8'));
/** How the server's Node is started (docs/decisions/0210, 0221 and 0224). */
const flags = read('node-flags.json');
const environment = read('node-environment.json');

/**
 * Runs the server to its end, in a group of processes of its own: whoever signals ours, or only us, or goes away without a word, the server hears
 * of it exactly once. Should we be killed, it sees its input end and stops by itself (`--launched`).
 */
export function serve(main = 'apps/server/main.ts') {
  const child = spawn(productNode(), [...flags, main, '--launched'], {
    cwd: root,
    env: { ...environment, ...process.env },
    detached: !windows,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  // A second signal while the first is being obeyed is passed on too: it ends the server at once.
  const pass = (signal) => child.kill(signal);
  process
    .on('SIGINT', pass)
    .on('SIGTERM', pass)
    .on('SIGHUP', () => pass('SIGTERM'));
  const parent = process.ppid;
  // npm itself may be ended without telling us.
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    pass('SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code, signal) => resolve(code ?? (signal ? 130 : 1)));
  });
}
