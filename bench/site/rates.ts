import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Driver } from './driver.ts';
import { isStepHeld, type Step } from './measure.ts';
import { watchProcessor } from './processor.ts';

/** Each is a quarter more than the one before: fine enough to say where it ends. */
const GROWTH = 1.25;
const WARM_SECONDS = 3;
/** Where it is not held any more, one step more shows how it breaks. */
const STEPS_AFTER = 1;

interface RisingOptions {
  first: number;
  last: number;
  seconds: number;
}

/** The mixed traffic at rising rates, until it is not held any more. */
export async function rise(
  cluster: Cluster,
  driver: Driver,
  { first, last, seconds }: RisingOptions,
  tell: (step: Step) => void,
): Promise<Step[]> {
  const steps: Step[] = [];
  let broken = 0;
  for (let rate = first; rate <= last && broken <= STEPS_AFTER; rate *= GROWTH) {
    const step = await oneStep(cluster, driver, { rate: Math.round(rate), seconds });
    steps.push(step);
    tell(step);
    if (!isStepHeld(step)) broken += 1;
  }
  return steps;
}

async function oneStep(cluster: Cluster, driver: Driver, how: { rate: number; seconds: number }): Promise<Step> {
  driver.start(how.rate);
  await pause(WARM_SECONDS * 1000);
  driver.mark();
  const used = watchProcessor(() => ({ ...cluster.pids(), 'the driver': driver.pid }));
  await pause(how.seconds * 1000);
  const cores = used();
  const ran = await driver.stop();
  return { rate: how.rate, seconds: ran.measuredSeconds, kinds: ran.kinds, cores, driverLagMs: ran.lagMs };
}
