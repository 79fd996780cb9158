// npm run bench:sky: the accuracy table, the cost of loading, and the speed against the Swiss Ephemeris in the same
// run. `--no-speed` leaves the last out, which downloads the reference into a temporary folder.
import { parseArgs } from 'node:util';
import { printAccuracy } from './accuracy.ts';
import { printLoad } from './load.ts';
import { printSpeed } from './speed.ts';

const { values } = parseArgs({ options: { speed: { type: 'boolean', default: true } }, allowNegative: true });
const log = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const met = printAccuracy(log);
log('');
printLoad(log);
if (values.speed) {
  log('');
  printSpeed(log);
}
if (!met) {
  log('accuracy goals missed: see the lines marked with !');
  process.exitCode = 1;
}
