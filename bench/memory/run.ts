// npm run bench:memory: what a site process holds in memory when nobody asks it for anything, as it runs in production: with the embedded
// database and on PostgreSQL (its own process is not counted). Both are asked for the same few pages first, then left alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProcess } from '@solelune/testing/process';
import { postgresMissing, startPostgres } from '@solelune/testing/servers';
import { residentOf } from './resident.ts';

const PAGES = ['/', '/numerologie/expression', '/numerologie/expression/resultat/3', '/equipe', '/tirage-tarot-amour'];
/** A heap gives back what it does not need some seconds after the last request. */
const LEFT_ALONE_MS = 30_000;
const GOALS_MB = { embedded: 450, PostgreSQL: 250 };

async function idle(environment: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-memory-'));
  const site = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment });
  for (const page of PAGES) await (await fetch(site.address + page)).arrayBuffer();
  await wait(LEFT_ALONE_MS);
  const resident = residentOf(site.child.pid as number);
  await site.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  return resident;
}

let passed = true;
async function tell(name: keyof typeof GOALS_MB, environment: Record<string, string>): Promise<void> {
  const { allMb, ownMb, filesMb } = await idle(environment);
  const goal = GOALS_MB[name];
  if (allMb > goal) passed = false;
  console.log(
    `idle, ${name.padEnd(10)}  ${allMb.toFixed(0)} MB (goal ${goal}): ${ownMb.toFixed(0)} of its own, ${filesMb.toFixed(0)} of files`,
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
process.exit(passed ? 0 : 1);
