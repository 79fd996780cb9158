// npm run bench:pages: a cached page of ours, beside a bare node:http server that sends the same bytes and nginx that serves them as a
// file, in one run; the time an uncached page takes to render and what a natal chart costs; then somebody who reads, alone and while ten
// others ask for natal charts as fast as they can. Loopback only, a few seconds each.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from '@solelune/testing/process';
import { burst } from './burst.ts';
import { findLoadTool, requestsPerSecond } from './load.ts';
import { natalCost } from './natal-cost.ts';
import { startNginx } from './nginx.ts';
import { medianRenderMs } from './rendering.ts';

const PAGE = process.argv[2] ?? '/';
const ROUNDS = 3;
const GOAL = 0.7;
const NATAL_GOAL_MS = 10;
const READER_GOAL_MS = 300;

const folder = mkdtempSync(path.join(tmpdir(), 'bench-pages-'));
const loadTool = findLoadTool();
const site = await startProcess({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent' });
const answer = await fetch(site.address + PAGE, { headers: { 'accept-encoding': 'br' } });
const bytes = Buffer.from(
  await (await fetch(site.address + PAGE, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer(),
);
console.log(`${PAGE}: ${answer.status}, ${bytes.length} bytes plain`);

const bareFile = path.join(folder, 'page.html');
writeFileSync(bareFile, bytes);
const bare = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-server.ts'), bareFile], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const bareAddress = await new Promise<string>((resolve) =>
  bare.stdout.once('data', (line) => resolve(String(line).trim())),
);
const nginx = await startNginx(folder, bareFile);

const results: Record<string, number[]> = { ours: [], bare: [], nginx: [] };
for (let round = 0; round < ROUNDS; round++) {
  results['ours']?.push(await requestsPerSecond(loadTool, site.address + PAGE));
  results['bare']?.push(await requestsPerSecond(loadTool, bareAddress));
  if (nginx) results['nginx']?.push(await requestsPerSecond(loadTool, nginx.address));
}
const best = (name: string) => Math.max(0, ...(results[name] ?? []));
console.log(`cached page, Solelune  ${best('ours').toFixed(0)} requests/s`);
console.log(`same bytes, node:http  ${best('bare').toFixed(0)} requests/s`);
console.log(
  nginx ? `same bytes, nginx      ${best('nginx').toFixed(0)} requests/s` : 'nginx is not installed: not measured',
);
const ratio = best('ours') / best('bare');
console.log(`ratio to node:http     ${ratio.toFixed(2)} (goal ${GOAL})`);

await site.end('SIGTERM');
bare.kill();
nginx?.stop();
const renderMs = await medianRenderMs();
console.log(`uncached page, median  ${renderMs.toFixed(2)} ms of server time (goal 5)`);

const { mainMs, allMs, pages } = await natalCost();
console.log(
  `natal page             ${mainMs.toFixed(1)} ms of the main thread (goal ${NATAL_GOAL_MS}), ${allMs.toFixed(1)} ms of all, over ${pages}`,
);

const { p99Ms, refused } = await burst();
console.log(`the reader's p99       ${p99Ms.toFixed(0)} ms (goal ${READER_GOAL_MS}), refused ${refused} (goal 0)`);
rmSync(folder, { recursive: true, force: true });
const isRead = p99Ms < READER_GOAL_MS && refused === 0;
process.exit(ratio >= GOAL && renderMs < 5 && mainMs <= NATAL_GOAL_MS && isRead ? 0 : 1);
