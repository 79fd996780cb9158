// npm run where /numerologie/expression/resultat/3 → screen, page file, call, handler, content file
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
  for (const [what, value] of Object.entries(place)) console.log(`${what.padEnd(9)} ${value ?? '–'}`);
}
