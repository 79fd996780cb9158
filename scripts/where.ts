// npm run where /numerologie/expression/resultat/3 → screen, page file, call, handler, repository, migrations, tests, content file
// npm run where -- --missing → the screens whose capability is not built yet
import { findMissing, findPlace } from './where/find-place.ts';

const [address] = process.argv.slice(2);
if (!address) {
  console.error('Usage : npm run where /une/adresse   ou   npm run where -- --missing');
  process.exit(1);
}
if (address === '--missing') {
  const missing = await findMissing();
  for (const { name, path } of missing) console.log(`${name.padEnd(40)} ${path}`);
  console.log(`${missing.length} screens announced, not built yet`);
} else {
  const place = await findPlace(address);
  for (const [what, found] of Object.entries(place)) {
    const [first = '–', ...others] = [found ?? []].flat();
    console.log(`${what.padEnd(12)} ${first}`);
    for (const other of others) console.log(`${''.padEnd(12)} ${other}`);
  }
}
