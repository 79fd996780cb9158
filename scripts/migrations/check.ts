// Part of npm run check: refuses migrations that the version before could not live with (docs/7-operations.md, "Upgrade").
// Those of `accepted.txt` were there before anybody had anything to lose.
import { readFileSync } from 'node:fs';
import { migrationFolders } from '@solelune/contract/server';
import { readMigrations } from '@solelune/platform';
import { features } from '@solelune/server/features';
import { risksOf } from './risks.ts';

const accepted = new Set(
  readFileSync(new URL('./accepted.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);
const migrations = readMigrations(migrationFolders(features));
const found = migrations
  .filter(({ name }) => !accepted.has(name))
  .flatMap(({ name, sql }) => risksOf(sql).map((risk) => ({ name, ...risk })));
for (const { name, kind, statement, why } of found)
  console.error(
    `${name} ${kind === 'breaks' ? 'breaks the version before' : 'keeps others waiting'}: ${statement}\n    ${why}`,
  );
if (found.length > 0) {
  console.error('Say why it is no risk in a comment above the statement: -- contract: … or -- short: …');
  process.exitCode = 1;
}
