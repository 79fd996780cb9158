// npm run drill: the guide of docs/7-operations.md from a bare clone of the last commit to two processes behind nginx with TLS, an upgrade in the
// middle of visits, and back from a backup. It needs git, nginx, openssl, PostgreSQL and Redis on this machine, and about ten minutes; everything
// happens in a folder of its own and is ended and removed after it. With `-- --write`, its figures go into the guide.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { type Figure, tableOf } from './drill/figures.ts';
import { playGuide } from './drill/guide.ts';

const GUIDE = path.resolve(import.meta.dirname, '../docs/7-operations.md');
const MARKS = /(<!-- drill -->\n)[\s\S]*?(\n<!-- \/drill -->)/;

const folder = mkdtempSync(path.join(tmpdir(), 'drill-'));
const figures: Figure[] = [];
try {
  await playGuide(folder, (figure) => {
    figures.push(figure);
    console.log(`${figure.step}: ${figure.value}`);
  });
  // What else the machine did meanwhile: times say little without it.
  const [, , load = 0] = loadavg();
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 1024 ** 3)} GB, load ${load.toFixed(0)}`;
  const day = Temporal.Now.plainDateISO().toString();
  const table = `Last run on ${day}, ${machine}, visitors included on the same machine:\n\n${tableOf(figures)}`;
  if (process.argv.includes('--write'))
    writeFileSync(GUIDE, readFileSync(GUIDE, 'utf8').replace(MARKS, `$1${table}$2`));
} catch (error) {
  console.error((error as Error).stack);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
