import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { TestServer } from '@solelune/testing/servers';
import { command, equal, lastLine, megabytes } from './commands.ts';
import type { Drill } from './figures.ts';
import { clicksIn, execute, logIn, serve, type Two } from './site.ts';
import type { Visitors } from './visitors.ts';

interface Lost {
  two: Two;
  visitors: Visitors;
  clicks: number;
  postgres: TestServer;
}

/** A backup while the site serves; then everything is lost but that and the secrets, and comes back. */
export async function loseAndRestore(drill: Drill, { two, visitors, clicks, postgres }: Lost): Promise<void> {
  const backups = path.join(drill.folder, 'backups');
  await drill.time(
    'Back up',
    () => command(drill.site, `npm run backup -- --to ${backups}`),
    () => `${megabytes(backups)} MB`,
  );
  await Promise.all(two.processes.map((one) => one.end()));
  await execute(postgres.url, 'create database restored');
  const restored = postgres.url.replace(/postgres$/, 'restored');
  const elsewhere = { DATABASE_URL: restored, DATA_DIR: path.join(drill.folder, 'data-restored') };
  const [backup = ''] = readdirSync(backups);
  await drill.time(
    'Restore and compare',
    () => command(drill.site, `npm run restore -- ${path.join(backups, backup)}`, elsewhere),
    lastLine,
  );
  for (const port of two.ports) await serve(drill, port, elsewhere);
  await logIn(visitors);
  const again = await clicksIn(restored);
  equal(again, clicks, 'the clicks that were counted');
  drill.tell({ step: 'After the restore', value: `the member logs in; ${again} clicks of ${clicks} are there` });
}
