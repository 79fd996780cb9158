// The last step of npm test: reads every line that the servers of all tests have logged, and fails on anything personal.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PLANTED } from '../packages/testing/index.ts';
import { personalThings } from './logs/personal-things.ts';

const folder = path.resolve(import.meta.dirname, '../.cache/test-logs');
/** A search that reads nothing finds nothing. */
const FEWEST_LINES = 200;

let lines = 0;
const found: string[] = [];
for (const file of readdirSync(folder)) {
  for (const line of readFileSync(path.join(folder, file), 'utf8').split('\n')) {
    if (!line.startsWith('{')) continue;
    lines += 1;
    for (const thing of personalThings(line, Object.values(PLANTED))) found.push(`${file}: ${thing}`);
  }
}
for (const thing of new Set(found)) console.error(thing);
console.log(`${lines} log lines read, ${found.length} personal things found`);
process.exit(found.length > 0 || lines < FEWEST_LINES ? 1 : 0);
