import { FACTS, type Kind } from './kinds.ts';

/** What became of the journeys of one kind during one step. */
export interface Tally {
  asked: number;
  failed: number;
  /** Of those that were done, in milliseconds. */
  times: readonly number[];
}

export interface Step {
  /** Journeys a second, of all kinds. */
  rate: number;
  seconds: number;
  kinds: Record<Kind, Tally>;
  /** Share of one core, by the name of what used it. */
  cores: Record<string, number>;
  /** How late the driver came to what was due, p99: its own lateness counts against the site. */
  driverLagMs: number;
}

export const percentile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** One in a thousand may fail: the network of a real visitor loses more. */
const MOST_FAILED = 0.001;

export function isHeld(kind: Kind, { asked, failed, times }: Tally): boolean {
  if (asked === 0) return true;
  return failed / asked <= MOST_FAILED && percentile(times, 0.99) <= FACTS[kind].limitMs;
}

export const isStepHeld = ({ kinds }: Step): boolean =>
  (Object.keys(kinds) as Kind[]).every((kind) => isHeld(kind, kinds[kind]));

/** The last step before the first that was not held: one that is held by luck above it does not count. */
export function lastHeld(steps: readonly Step[], holds: (step: Step) => boolean = isStepHeld): Step | null {
  const broken = steps.findIndex((step) => !holds(step));
  return steps[broken < 0 ? steps.length - 1 : broken - 1] ?? null;
}

/** What had least left in the step that was not held any more, or in the last one. */
export function endedBy({ cores, driverLagMs }: Step, machineCores: number): string {
  const all = Object.values(cores).reduce((sum, one) => sum + one, 0);
  const [name = 'nothing', most = 0] = Object.entries(cores).toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const whole = all > 0.9 * machineCores ? `the machine’s ${machineCores} cores (${percents(all)} of one), ` : '';
  const late = driverLagMs > 100 ? `, the driver ${Math.round(driverLagMs)} ms late` : '';
  return `${whole}most by ${name} (${percents(most)})${late}`;
}

const percents = (share: number) => `${Math.round(share * 100)} %`;

/** One second of journeys, as the driver saw it. */
export interface Second {
  /** Since the driver began. */
  at: number;
  done: number;
  failed: number;
  p50: number;
}

const QUIET_SECONDS = 5;
/** Journeys are as quick again as before when half of them take no more than this much longer. */
const SLOWER = 3;
/** Nobody notices less. */
const LEAST_MS = 250;

/**
 * How long it took until everything was as before the blow: no journey failed for five seconds, and half of them were about as quick. Counted from
 * the blow, or from when its cause was taken away. Null when that was not reached, 0 when nobody noticed from then on.
 */
export function secondsUntilNormal(seconds: readonly Second[], blowAt: number, fromAt: number = blowAt): number | null {
  const before = seconds.filter(({ at, done }) => at + 1 <= blowAt && done > 0).map(({ p50 }) => p50);
  const usual = Math.max(LEAST_MS, SLOWER * percentile(before, 0.5) || 0);
  const after = seconds.filter(({ at }) => at + 1 > fromAt);
  const isBad = ({ failed, done, p50 }: Second) => failed > 0 || (done > 0 && p50 > usual);
  const lastBad = after.findLastIndex(isBad);
  if (lastBad < 0) return 0;
  if (after.length - 1 - lastBad < QUIET_SECONDS) return null;
  return Math.max(0, (after[lastBad]?.at ?? 0) + 1 - fromAt);
}

type Point = readonly [number, number];

/** The lowest point of each window of so many: what is held between two searches of the heap, without what waits for the next one. */
export function lowestOf(points: readonly Point[], window: number): Point[] {
  const windows = Array.from({ length: Math.floor(points.length / window) }, (_, at) =>
    points.slice(at * window, (at + 1) * window),
  );
  return windows.map((few) => few.reduce((low, point) => (point[1] < low[1] ? point : low)));
}

/** Least squares through (x, y): how much y grows with each x. */
export function slopeOf(points: readonly Point[]): number {
  const count = points.length;
  const mean = (pick: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / count;
  const [meanX, meanY] = [mean(([x]) => x), mean(([, y]) => y)];
  const across = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const along = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return along === 0 ? 0 : across / along;
}
