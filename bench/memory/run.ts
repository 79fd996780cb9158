// npm run bench:memory: what a site process holds in memory when nobody asks it for anything, as it runs in production: with the embedded
// database and on PostgreSQL (its own process is not counted). Both are asked for the same few pages first, then left alone; then visitors ask
// for natal charts as fast as they are answered for a while, and it is left alone again. With --write the table of docs/8-scale.md is written anew.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProcess } from '@solelune/testing/process';
import { postgresMissing, startPostgres } from '@solelune/testing/servers';
import { gather } from '../pages/crowd.ts';
import { headline } from '../site/headline.ts';
import { writePart } from '../site/write.ts';
import { LEFT_ALONE_MS, type Resident, residentOf } from './resident.ts';

const PAGES = ['/', '/numerologie/expression', '/numerologie/expression/resultat/3', '/equipe', '/tirage-tarot-amour'];
const GOALS_MB = { embedded: 450, PostgreSQL: 250 };

const BUSY_MS = 20_000;
/** How much more may be held after the crowd than before. */
const GROWTH_GOAL = 1.5;

async function idle(environment: Record<string, string>): Promise<{ before: Resident; after: Resident }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-memory-'));
  const site = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'silent', TRUST_PROXY: '1', ...environment });
  for (const page of PAGES) await (await fetch(site.address + page)).arrayBuffer();
  await wait(LEFT_ALONE_MS);
  const before = residentOf(site.child.pid as number);
  const crowd = gather(site.address, { visitors: 4, atOnce: 2 });
  await wait(BUSY_MS);
  await crowd.leave();
  await wait(LEFT_ALONE_MS);
  const after = residentOf(site.child.pid as number);
  await site.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  return { before, after };
}

const heading = headline();
const rows: string[] = [];
let passed = true;
async function tell(name: keyof typeof GOALS_MB, environment: Record<string, string>): Promise<void> {
  const { before, after } = await idle(environment);
  const { allMb, ownMb, filesMb, shareMb } = before;
  const goal = GOALS_MB[name];
  const growth = after.allMb / allMb;
  if (allMb > goal || growth > GROWTH_GOAL) passed = false;
  console.log(
    `idle, ${name.padEnd(10)}  ${allMb.toFixed(0)} MB (goal ${goal}): ${ownMb.toFixed(0)} of its own, ${filesMb.toFixed(0)} of files; its share ${shareMb.toFixed(0)}`,
  );
  console.log(`after a crowd     ${after.allMb.toFixed(0)} MB, ${growth.toFixed(2)} of that (goal ${GROWTH_GOAL})`);
  rows.push(
    `| ${name} | ${allMb.toFixed(0)} MB (goal ${goal}) | ${ownMb.toFixed(0)} MB | ${filesMb.toFixed(0)} MB | ${after.allMb.toFixed(0)} MB, ${growth.toFixed(2)} of it (goal ${GROWTH_GOAL}) |`,
  );
}

await tell('embedded', {});
const missing = postgresMissing();
if (missing) console.log(`${missing} Not measured.`);
else {
  const postgres = await startPostgres();
  await tell('PostgreSQL', { DATABASE_URL: postgres.url });
  await postgres.stop();
}
if (process.argv.includes('--write'))
  writePart(
    'memory',
    [
      heading,
      '',
      '| database | one process at rest | of its own | of files | after a crowd of natal charts, left alone again |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  );
process.exit(passed ? 0 : 1);
