// What the bodies do over the possible instants of a birth whose time is not known exactly: the longitudes they go through,
// and the aspects that hold all along, or from one minute to another.
import { differenceDeg } from './angles.ts';
import {
  ASPECTS,
  type Aspect,
  type AspectingPoint,
  type AspectKind,
  aspectBetween,
  MAJOR_ASPECTS,
  type OrbRules,
  orbFor,
} from './aspects.ts';
import { BODIES, BODY_INDEX, type Body, STATE_STRIDE } from './bodies.ts';
import { type ChartWorkspace, computePlaces, createChartWorkspace } from './chart-workspace.ts';
import type { Ephemeris } from './ephemeris.ts';
import { bisect } from './events/crossings.ts';
import { instantFromJd, jdFromInstant } from './julian-day.ts';

export interface Interval {
  /** First and last possible instants, both included. */
  earliest: Temporal.Instant;
  latest: Temporal.Instant;
}

export interface LongitudeRange {
  body: Body;
  /** 0 to 360; `highDeg` goes beyond 360 where the body crosses the first point of Aries. */
  lowDeg: number;
  highDeg: number;
}

export interface AspectOverInterval extends Pick<Aspect, 'from' | 'to' | 'kind'> {
  from: Body;
  to: Body;
  /** It holds at every instant of the interval. */
  certain: boolean;
  /** Narrowest and widest where it is certain, degrees. */
  lowOrbDeg: number;
  highOrbDeg: number;
  /** When it holds, to the second. */
  spans: { from: Temporal.Instant; to: Temporal.Instant }[];
}

export interface SkyOverInterval {
  longitudes: LongitudeRange[];
  /** Narrowest first. */
  aspects: AspectOverInterval[];
}

/** In twenty minutes the Moon gains a quarter of a degree: no aspect of half a degree of orb comes and goes unseen. */
const STEP_DAYS = 20 / 1440;

interface Sample {
  jdUt: number;
  points: AspectingPoint[];
}

/** The mean node alone enters the aspects, as in a chart. */
export function computeSkyOver(ephemeris: Ephemeris, interval: Interval, orbs: OrbRules = {}): SkyOverInterval {
  const sampleAt = (jdUt: number, workspace: ChartWorkspace): Sample => {
    computePlaces(ephemeris, jdUt, 0, 0, 'equal_a', workspace);
    return { jdUt, points: pointsOf(workspace) };
  };
  const whole = createChartWorkspace();
  const samples = instantsOf(interval).map((jdUt) => sampleAt(jdUt, whole));
  const bodies = samples[0]?.points.map(({ point }) => point as Body) ?? [];
  const ranges = bodies.map((_, index) => rangeOf(samples.map(({ points }) => lonOf(points, index))));
  const motionOf = (index: number) => (ranges[index] ? ranges[index].highDeg - ranges[index].lowDeg : 0);
  const pairs = bodies.flatMap((_, a) => bodies.slice(a + 1).map((__, b) => [a, a + 1 + b] as const));
  const aspects = pairs.flatMap(([a, b]) => {
    const { points } = samples[0] as Sample;
    // Most pairs stay far from every aspect, however long one looks.
    if (!mayMeet(points[a] as AspectingPoint, points[b] as AspectingPoint, motionOf(a) + motionOf(b), orbs)) return [];
    // A search looks at two bodies: computing them alone, with the Sun, which bends their light, is several times faster.
    const [one, other] = [BODY_INDEX[bodies[a] as Body], BODY_INDEX[bodies[b] as Body]];
    let alone: ChartWorkspace | undefined;
    return aspectsOfPair(
      samples,
      (sample) => between(sample.points, a, b, orbs),
      (jdUt) => {
        alone ??= createChartWorkspace(Uint8Array.from(one === 0 ? [0, other] : [0, one, other]));
        computePlaces(ephemeris, jdUt, 0, 0, 'equal_a', alone);
        return aspectBetween(pointAt(alone, one), pointAt(alone, other), orbs);
      },
    );
  });
  return {
    longitudes: bodies.map((body, index) => ({ body, ...(ranges[index] as (typeof ranges)[number]) })),
    aspects: aspects.sort((one, other) => one.lowOrbDeg - other.lowOrbDeg),
  };
}

const pointAt = ({ state }: ChartWorkspace, index: number): AspectingPoint => ({
  point: BODIES[index] as Body,
  lonDeg: state[index * STATE_STRIDE] as number,
  speedDegPerDay: state[index * STATE_STRIDE + 1] as number,
});

function pointsOf(workspace: ChartWorkspace): AspectingPoint[] {
  const points: AspectingPoint[] = [];
  BODIES.forEach((body, index) => {
    const point = pointAt(workspace, index);
    if (body !== 'true_node' && !Number.isNaN(point.lonDeg)) points.push(point);
  });
  return points;
}

/** Whether two points may come within orb of an aspect when they move by so much between them. */
function mayMeet(a: AspectingPoint, b: AspectingPoint, motionDeg: number, orbs: OrbRules): boolean {
  const separation = Math.abs(differenceDeg(b.lonDeg, a.lonDeg));
  return (orbs.kinds ?? MAJOR_ASPECTS).some(
    (kind) => Math.abs(separation - ASPECTS[kind]) <= orbFor(orbs, kind, a.point, b.point) + motionDeg,
  );
}

function instantsOf({ earliest, latest }: Interval): number[] {
  const [from, to] = [jdFromInstant(earliest), jdFromInstant(latest)];
  const steps = Math.max(1, Math.ceil((to - from) / STEP_DAYS));
  return Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
}

const lonOf = (points: readonly AspectingPoint[], index: number) => (points[index] as AspectingPoint).lonDeg;

const between = (points: readonly AspectingPoint[], a: number, b: number, orbs: OrbRules) =>
  aspectBetween(points[a] as AspectingPoint, points[b] as AspectingPoint, orbs);

function rangeOf(longitudesDeg: readonly number[]): { lowDeg: number; highDeg: number } {
  const first = longitudesDeg[0] as number;
  // Counted from the first, on either side of it.
  const turned = longitudesDeg.map((deg) => first + (((deg - first + 540) % 360) - 180));
  const lowDeg = Math.min(...turned);
  const turn = lowDeg < 0 ? 360 : 0;
  return { lowDeg: lowDeg + turn, highDeg: Math.max(...turned) + turn };
}

/** A pair may make one aspect after another: each is told with the spans in which it holds. */
function aspectsOfPair(
  samples: readonly Sample[],
  atSample: (sample: Sample) => Aspect | undefined,
  at: (jdUt: number) => Aspect | undefined,
): AspectOverInterval[] {
  const found = new Map<AspectKind, AspectOverInterval>();
  let open: { kind: AspectKind; fromJd: number } | undefined;
  let before: Aspect | undefined;
  const close = (jdUt: number) => {
    if (!open) return;
    found.get(open.kind)?.spans.push({ from: instantFromJd(open.fromJd), to: instantFromJd(jdUt) });
    open = undefined;
  };
  samples.forEach((sample, index) => {
    const aspect = atSample(sample);
    if (aspect?.kind !== open?.kind) {
      const previous = samples[index - 1];
      const changesAt = previous
        ? bisect((jd) => at(jd)?.kind === before?.kind, previous.jdUt, sample.jdUt)
        : sample.jdUt;
      close(changesAt);
      if (aspect) open = { kind: aspect.kind, fromJd: changesAt };
    }
    if (aspect) widen(found, aspect, before);
    before = aspect;
  });
  close(samples.at(-1)?.jdUt ?? 0);
  const [first, last] = [samples[0], samples.at(-1)].map(
    (sample) => instantFromJd(sample?.jdUt ?? 0).epochMilliseconds,
  );
  return [...found.values()].map((one) => {
    const [span] = one.spans;
    const certain =
      one.spans.length === 1 && span?.from.epochMilliseconds === first && span?.to.epochMilliseconds === last;
    return { ...one, certain };
  });
}

function widen(found: Map<AspectKind, AspectOverInterval>, aspect: Aspect, before: Aspect | undefined): void {
  const { from, to, kind, orbDeg, applying } = aspect;
  const known = found.get(kind);
  // Exact between two samples: the orb closed, and opens again.
  const wasExact = before?.kind === kind && before.applying && !applying;
  found.set(kind, {
    from: from as Body,
    to: to as Body,
    kind,
    certain: false,
    lowOrbDeg: wasExact ? 0 : Math.min(known?.lowOrbDeg ?? orbDeg, orbDeg),
    highOrbDeg: Math.max(known?.highOrbDeg ?? orbDeg, orbDeg),
    spans: known?.spans ?? [],
  });
}
