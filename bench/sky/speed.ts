// Charts per second of processor time, ours and the reference's in turn, so that both meet the same machine; medians
// of the rounds.
import { loadEphemeris } from '../../packages/sky/src/node.ts';
import { installReference } from './reference.ts';
import { ORDERS, runOwnCharts, type Timing } from './workload.ts';

const ROUNDS = 3;
const OWN_CHARTS = 300_000;
const REFERENCE_CHARTS = 6_000;
const SEED = 20260101;

const rate = ({ charts, processorSeconds }: Timing): number => charts / processorSeconds;

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}

export function printSpeed(log: (line: string) => void): void {
  const ephemeris = loadEphemeris();
  const { competitors, remove } = installReference(log);
  runOwnCharts(ephemeris, OWN_CHARTS, SEED, 'any');
  log('');
  log('natal charts per second of one core (10 bodies, node, Lilith, speeds, Placidus, aspects)');
  for (const order of ORDERS) {
    const own: number[] = [];
    const theirs = competitors.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round++) {
      own.push(rate(runOwnCharts(ephemeris, OWN_CHARTS, SEED + round, order)));
      competitors.forEach((competitor, index) => {
        theirs[index]?.push(rate(competitor.run(REFERENCE_CHARTS, SEED + round, order)));
      });
    }
    log(order === 'any' ? '  instants of 1900-2100 in any order' : '  hour after hour');
    log(`    this engine                ${median(own).toFixed(0).padStart(9)}`);
    const check = runOwnCharts(ephemeris, REFERENCE_CHARTS, SEED, order);
    competitors.forEach((competitor, index) => {
      const speed = median(theirs[index] as number[]);
      const other = competitor.run(REFERENCE_CHARTS, SEED, order);
      const apartArcsec = (Math.abs(other.sumDeg - check.sumDeg) / REFERENCE_CHARTS) * 3600;
      log(
        `    ${competitor.name.padEnd(26)} ${speed.toFixed(0).padStart(9)}   ratio ${(median(own) / speed).toFixed(1)}` +
          `   (same charts: ${apartArcsec.toFixed(3)} arcsec apart, ${other.aspects} and ${check.aspects} aspects)`,
      );
    });
  }
  remove();
}
