// npm run attack                            every known attack, against a site that is built and started for it, and ended after it
// npm run attack -- --only forged-hops,…     some of them
// npm run attack -- --checkout ../before     the same against another state of the sources, built there
// npm run attack -- --site http://127.0.0.1:3000   a site of one's own that runs (NODE_ENV=development TRUST_PROXY=1); never anything but this machine
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cases } from './attack/cases.ts';
import { exitCodeOf, runCases } from './attack/run-cases.ts';
import { closeConnections } from './attack/site/ask.ts';
import { openOwnSite } from './attack/site/own-site.ts';
import { openRunningSite } from './attack/site/site.ts';
import { lineOf, summaryOf } from './attack/table.ts';

const {
  only,
  site: running,
  checkout,
} = parseArgs({
  options: {
    ...{ only: { type: 'string' }, site: { type: 'string' } },
    checkout: { type: 'string', default: path.resolve(import.meta.dirname, '..') },
  },
}).values;

try {
  const wanted = only?.split(',');
  const unknown = wanted?.filter((name) => !cases.some((known) => known.name === name)) ?? [];
  if (unknown.length > 0) throw new Error(`No such case: ${unknown.join(', ')}`);
  const { site, end } = running
    ? { site: await openRunningSite(running), end: async () => {} }
    : await openOwnSite(path.resolve(checkout));
  const tried = cases.filter(({ name }) => wanted?.includes(name) ?? true);
  const results = await runCases(tried, site, { onResult: (result) => console.log(lineOf(result)) });
  console.log(summaryOf(results));
  closeConnections();
  await end();
  process.exit(exitCodeOf(results));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
