import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Driver } from './driver.ts';
import { lowestOf, slopeOf } from './measure.ts';
import { aliveOf, idleMemoryOf, memoryOf } from './memory.ts';

interface Grown {
  firstMb: number;
  lastMb: number;
  slopeMbPerHour: number;
}

export interface Soaked {
  minutes: number;
  rate: number;
  journeys: number;
  failed: number;
  reasons: Record<string, number>;
  /**
   * Of each process: at the beginning, at the end, and how much it grew an hour by the line through all that was seen and by the lowest of each five minutes; what of its
   * main heap was alive at V8's own searches; then what is left once nobody comes.
   */
  memory: (Grown & { lowestSlopeMbPerHour: number; alive: Grown; aloneMb: number })[];
}

const LOOK_EVERY_MS = 10_000;
const LOOKS_IN_FIVE_MINUTES = 30;
/** What a process still learns in its first minutes is no leak: the line is drawn through the rest. */
const LEARNING_SHARE = 0.25;

export async function soak(
  cluster: Cluster,
  driver: Driver,
  { minutes, rate }: { minutes: number; rate: number },
  say: (words: string) => void,
): Promise<Soaked> {
  driver.start(rate);
  const began = Date.now();
  const seen: { hours: number; mb: number[]; aliveMb: number[] }[] = [];
  while (Date.now() - began < minutes * 60_000) {
    const [aliveMb] = await Promise.all([aliveOf(cluster), pause(LOOK_EVERY_MS)]);
    const hours = (Date.now() - began) / 3_600_000;
    const mb = memoryOf(cluster);
    seen.push({ hours, mb, aliveMb });
    if (seen.length % LOOKS_IN_FIVE_MINUTES === 0)
      say(
        `${(hours * 60).toFixed(0)} min: ${mb.join(' and ')} MB, ${aliveMb.map(Math.round).join(' and ')} alive in the main heaps`,
      );
  }
  const { kinds, reasons } = await driver.stop();
  const alone = await idleMemoryOf(cluster);
  const all = Object.values(kinds);
  const learned = seen.slice(Math.floor(seen.length * LEARNING_SHARE));
  return {
    ...{ minutes, rate, reasons },
    journeys: all.reduce((sum, { asked }) => sum + asked, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    memory: cluster.sites().map((_, which) => {
      const points = learned.map(({ hours, mb }) => [hours, mb[which] ?? 0] as const);
      return {
        ...grownOver(points),
        lowestSlopeMbPerHour: slopeOf(lowestOf(points, LOOKS_IN_FIVE_MINUTES)),
        alive: grownOver(learned.map(({ hours, aliveMb }) => [hours, aliveMb[which] ?? 0] as const)),
        aloneMb: alone[which] ?? 0,
      };
    }),
  };
}

const grownOver = (points: readonly (readonly [number, number])[]): Grown => ({
  firstMb: points[0]?.[1] ?? 0,
  lastMb: points.at(-1)?.[1] ?? 0,
  slopeMbPerHour: slopeOf(points),
});
