// Loading the modern pack in a process of its own: time to the first chart, and the memory it adds.
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';

const DATA = new URL('../../packages/sky/data/', import.meta.url);
const SCRIPT = `
const { loadEphemeris } = await import(${JSON.stringify(new URL('../../packages/sky/src/node.ts', import.meta.url).href)});
globalThis.gc();
const memory = process.memoryUsage().rss;
const start = performance.now();
loadEphemeris().fill(2451545, new Float64Array(56));
const ms = performance.now() - start;
globalThis.gc();
console.log(ms.toFixed(1), ((process.memoryUsage().rss - memory) / 1e6).toFixed(1));
`;

export function printLoad(log: (line: string) => void): void {
  const runs = Array.from({ length: 5 }, () => {
    const args = ['--expose-gc', '--input-type=module', '-e', SCRIPT];
    const [ms, megabytes] = execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split(' ').map(Number);
    return { ms: ms as number, megabytes: megabytes as number };
  }).toSorted((a, b) => a.ms - b.ms);
  const middle = runs[2] as (typeof runs)[number];
  log(`modern pack: first place after ${middle.ms} ms (goal 200), ${middle.megabytes} MB more in memory (goal 40)`);
  let total = 0;
  for (const name of readdirSync(DATA).filter((each) => each.endsWith('.skypack'))) {
    const { size } = statSync(new URL(name, DATA));
    total += size;
    log(`  ${name.padEnd(18)} ${(size / 1e6).toFixed(2)} MB`);
  }
  log(`  ${'all packs'.padEnd(18)} ${(total / 1e6).toFixed(2)} MB (goal 24)`);
}
