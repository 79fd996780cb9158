// npm run bench:site [-- options]: PostgreSQL, Redis, two processes of the site and a proxy on this machine, a site of 100,000 members and a year of their
// activity, and people who come at rising rates: what is held, how quickly, and what ends it. Needs a built site (npm run build), loads this machine alone.
//   --members 100000   --first 20 --last 600 --seconds 12   rising rates (10 minutes with planting)
//   --costs            only what each kind of journey and a socket cost (4 minutes)
//   --fault kill-site  or --faults all, while --rate 20 journeys a second go on (2 minutes each, and planting)
//   --soak 60          minutes, at --rate
//   --write            puts it into docs/8-scale.md and its picture
import { startCluster } from './cluster.ts';
import { measureCosts } from './costs.ts';
import { curvesOf } from './curves.ts';
import { startDriver } from './driver.ts';
import { headline } from './headline.ts';
import { lastHeld } from './measure.ts';
import { idleMemoryOf, memoryOf } from './memory.ts';
import { type Options, readOptions } from './options.ts';
import { plant } from './plant.ts';
import { type Played, playFaults } from './play-faults.ts';
import { rise } from './rates.ts';
import { soak } from './soak.ts';
import { costsTable, faultsTable, planTable, ratesTable, soakWords, stepsTable, stepWords } from './tables.ts';
import { verify } from './verify.ts';
import { writePart, writePicture } from './write.ts';

const say = (words: string) => console.log(words);
const MOST_ERRORS_TOLD = 8;

function tellFailures(reasons: Record<string, number>): void {
  const most = Object.entries(reasons).toSorted((a, b) => b[1] - a[1]);
  for (const [why, count] of most.slice(0, MOST_ERRORS_TOLD)) say(`    ${count} × ${why}`);
}

function tellPlayed({ name, note, acknowledged, lost, wrong, journeys, failed, normalAfter, reasons }: Played): void {
  say(`${name}: ${note}`);
  say(`  ${lost.length} of ${acknowledged} acknowledged writes lost, ${wrong.length} payments wrong`);
  for (const words of [...lost, ...wrong].slice(0, MOST_ERRORS_TOLD)) say(`    ${words}`);
  say(`  ${failed} of ${journeys} journeys failed, normal again after ${normalAfter?.toFixed(1) ?? '?'} s`);
  tellFailures(reasons);
}

async function measure(options: Options): Promise<boolean> {
  const heading = headline(`everything on one machine, the driver included; ${options.members} members`);
  const cluster = await startCluster({ withFaults: false });
  try {
    await plant(cluster.databaseUrl(), options.members, say);
    const idle = await idleMemoryOf(cluster);
    say(`memory at rest: ${idle.join(' and ')} MB`);
    const driver = await startDriver(cluster.address, options.members);
    await driver.openRooms();
    await driver.run({ rate: options.first, seconds: 10, warmSeconds: 0 });
    let isGood = true;
    if (options.soakMinutes > 0) {
      const soaked = await soak(cluster, driver, { minutes: options.soakMinutes, rate: options.rate }, say);
      say(soakWords(soaked));
      tellFailures(soaked.reasons);
      isGood &&= soaked.failed === 0;
      if (options.write) writePart('soak', `${heading}\n\n${soakWords(soaked)}`);
    }
    if (options.withRates) {
      const steps = await rise(cluster, driver, options, (step) => {
        say(`${step.rate} a second: ${stepWords(step)}; driver ${step.driverLagMs.toFixed(0)} ms late`);
      });
      const busy = memoryOf(cluster);
      const after = `Memory of the two processes: ${idle.join(' and ')} MB at rest, ${busy.join(' and ')} MB at the end of it, ${(await idleMemoryOf(cluster)).join(' and ')} MB when left alone again.`;
      const words = `${heading}\n\n${ratesTable(steps)}\n\n${after}\n\n${stepsTable(steps)}`;
      say(words);
      isGood &&= lastHeld(steps) !== null;
      if (options.write) {
        writePart('rates', words);
        writePicture(curvesOf(steps));
      }
    }
    if (options.withCosts) {
      const costs = await measureCosts(cluster, driver);
      const [words, plan] = [`${heading}\n\n${costsTable(costs)}`, planTable(costs)];
      say(`${words}\n\n${plan}`);
      if (options.write) {
        writePart('costs', words);
        writePart('plan', plan);
      }
    }
    await driver.endRooms();
    const { acknowledged, lost, wrong } = await verify(cluster, await driver.acknowledged());
    say(`${acknowledged} writes acknowledged: ${lost.length} lost; payments wrong: ${wrong.length}`);
    for (const one of [...lost, ...wrong].slice(0, MOST_ERRORS_TOLD)) say(`  ${one}`);
    driver.close();
    return isGood && lost.length + wrong.length + cluster.crashes() === 0;
  } finally {
    await cluster.stop();
  }
}

async function breakThings({ faults, members, rate, write }: Options): Promise<boolean> {
  const heading = headline(`everything on one machine, the driver included; ${members} members`);
  const played = await playFaults(faults, { members, rate, say, tell: tellPlayed });
  const words = `${heading} ${rate} journeys a second meanwhile.\n\n${faultsTable(played)}`;
  say(words);
  if (write) writePart('faults', words);
  return played.every(
    ({ lost, wrong, crashes, normalAfter, goalSeconds }) =>
      lost.length + wrong.length + crashes === 0 &&
      (goalSeconds === null || (normalAfter !== null && normalAfter < goalSeconds)),
  );
}

const options = readOptions(process.argv.slice(2));
const isGood = options.faults.length > 0 ? await breakThings(options) : await measure(options);
process.exit(isGood ? 0 : 1);
