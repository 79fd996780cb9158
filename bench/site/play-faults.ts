import { setTimeout as pause } from 'node:timers/promises';
import { mountSmallDisk, type SmallDisk } from '../../packages/testing/small-disk.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { type Driver, startDriver } from './driver.ts';
import type { Fault } from './faults/fault.ts';
import { FAULTS, type FaultName } from './faults/index.ts';
import { secondsUntilNormal } from './measure.ts';
import { plant } from './plant.ts';
import { type Verdict, verify } from './verify.ts';

export interface Played extends Verdict {
  name: FaultName;
  words: string;
  note: string;
  journeys: number;
  failed: number;
  /** Processes of the site that ended by themselves. */
  crashes: number;
  reasons: Record<string, number>;
  /** Null: not within what was watched. */
  normalAfter: number | null;
  goalSeconds: number | null;
}

const BEFORE_SECONDS = 10;
const DISK_MEGABYTES = 6000;

interface Playing {
  members: number;
  rate: number;
  say: (words: string) => void;
  tell: (played: Played) => void;
}

/** Each on the same site, one after the other, while people come; the full disk on one of its own. */
export async function playFaults(names: readonly FaultName[], playing: Playing): Promise<Played[]> {
  const [onDisk, others] = [names.filter((name) => name === 'full-disk'), names.filter((name) => name !== 'full-disk')];
  const played = others.length > 0 ? await playOn(others, playing, null) : [];
  if (onDisk.length === 0) return played;
  const disk = await mountSmallDisk(DISK_MEGABYTES);
  if (!disk) return played;
  try {
    return [...played, ...(await playOn(onDisk, playing, disk))];
  } finally {
    await disk.unmount();
  }
}

async function playOn(names: readonly FaultName[], playing: Playing, disk: SmallDisk | null): Promise<Played[]> {
  const cluster = await startCluster({ withFaults: true, within: disk?.folder });
  const played: Played[] = [];
  try {
    await plant(cluster.databaseUrl(), playing.members, playing.say);
    if (names.includes('kill-postgres')) await cluster.follow();
    const driver = await startDriver(cluster.address, playing.members);
    await driver.openRooms();
    // What a process compiles and reads once is done before anything is broken.
    await driver.run({ rate: playing.rate, seconds: 10, warmSeconds: 0 });
    for (const name of names) {
      const one = await playOne(cluster, driver, { name, rate: playing.rate, disk });
      played.push(one);
      playing.tell(one);
    }
    await driver.endRooms();
    const { wrong } = await verify(cluster, await driver.acknowledged());
    for (const words of wrong) playing.say(`WRONG at the end, with every room settled: ${words}`);
    played.at(-1)?.wrong.push(...wrong);
    driver.close();
  } finally {
    await cluster.stop();
  }
  return played;
}

interface One {
  name: FaultName;
  rate: number;
  disk: SmallDisk | null;
}

async function playOne(cluster: Cluster, driver: Driver, { name, rate, disk }: One): Promise<Played> {
  const fault: Fault = FAULTS[name];
  const crashedBefore = cluster.crashes();
  driver.start(rate);
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  await pause(BEFORE_SECONDS * 1000);
  const blowAt = elapsed();
  const note = await fault.strike(cluster, disk);
  const overAt = elapsed();
  await pause(fault.watchSeconds * 1000);
  const { kinds, reasons, seconds } = await driver.stop();
  if (process.env['SHOW_SECONDS'])
    for (const { at, done, failed, p50 } of seconds)
      console.log(`${(at - blowAt).toFixed(0)} s: ${done} done, ${failed} failed, p50 ${p50.toFixed(0)} ms`);
  const all = Object.values(kinds);
  const verdict = await verify(cluster, await driver.acknowledged());
  return {
    ...{ ...verdict, name, words: fault.words, note: note ?? '', reasons },
    journeys: all.reduce((sum, { asked }) => sum + asked, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    crashes: cluster.crashes() - crashedBefore,
    normalAfter: secondsUntilNormal(seconds, blowAt, fault.lasts ? overAt : blowAt),
    goalSeconds: fault.goalSeconds ?? null,
  };
}
