// Transits as they are lived: a body comes within an orb of an aspect to a fixed place, is exact once, twice, three times or never, and leaves.
import { ASPECTS, type AspectKind, MAJOR_ASPECTS } from '../aspects.ts';
import type { Body } from '../bodies.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { instantFromTt, jdTtOf, motionOf, type Span, stepDaysFor } from './motions.ts';
import { OrbTrack } from './orb-track.ts';

export interface NatalTarget<Point extends string = string> {
  point: Point;
  lonDeg: number;
}

export interface OrbPassage<Point extends string = string> {
  body: Body;
  point: Point;
  kind: AspectKind;
  /** True ends, also outside the span. */
  enter: Temporal.Instant;
  leave: Temporal.Instant;
  /** All passes between them; empty when the body turned back before. */
  exact: { at: Temporal.Instant; retrograde: boolean }[];
  /** The nearest it came, when never exact. */
  closest?: { at: Temporal.Instant; orbDeg: number };
}

interface Open {
  enterJd?: number;
  leaveJd?: number;
  exact: { jd: number; retrograde: boolean }[];
  closestJd: number;
  closestDeg: number;
}

/** Days by which a track grows while a passage is open at its end. */
const GROWTH: Partial<Record<Body, number>> = { moon: 2, sun: 6, mercury: 30, venus: 40, mars: 60 };
const SLOW_GROWTH = 200;

/** Every passage of which some part falls in the span, by the time of entry. */
export function findOrbPassages<Point extends string>(
  ephemeris: Ephemeris,
  body: Body,
  targets: readonly NatalTarget<Point>[],
  span: Span,
  { orbDeg = 1, kinds = MAJOR_ASPECTS }: { orbDeg?: number; kinds?: readonly AspectKind[] } = {},
): OrbPassage<Point>[] {
  const from = jdTtOf(ephemeris, span.from);
  const to = jdTtOf(ephemeris, span.to);
  const track = new OrbTrack(motionOf(ephemeris, body), from, to, stepDaysFor(body));
  const growth = GROWTH[body] ?? SLOW_GROWTH;
  const wanted = (passage: Open) => (passage.leaveJd ?? Infinity) >= from && (passage.enterJd ?? -Infinity) < to;
  const found: OrbPassage<Point>[] = [];
  for (const { point, lonDeg } of targets) {
    for (const { kind, sideDeg } of sidesOf(kinds)) {
      let passages = passagesAt(track, lonDeg + sideDeg, orbDeg).filter(wanted);
      while (passages.some(({ enterJd, leaveJd }) => enterJd === undefined || leaveJd === undefined)) {
        if (passages.some(({ enterJd }) => enterJd === undefined)) track.growBefore(growth);
        if (passages.some(({ leaveJd }) => leaveJd === undefined)) track.growAfter(growth);
        passages = passagesAt(track, lonDeg + sideDeg, orbDeg).filter(wanted);
      }
      for (const passage of passages) found.push({ body, point, kind, ...told(ephemeris, passage) });
    }
  }
  return found.sort((one, other) => Temporal.Instant.compare(one.enter, other.enter));
}

function sidesOf(kinds: readonly AspectKind[]): { kind: AspectKind; sideDeg: number }[] {
  return kinds.flatMap((kind) => {
    const sideDeg = ASPECTS[kind];
    const both = sideDeg === 0 || sideDeg === 180 ? [sideDeg] : [sideDeg, -sideDeg];
    return both.map((side) => ({ kind, sideDeg: side }));
  });
}

function told(ephemeris: Ephemeris, { enterJd, leaveJd, exact, closestJd, closestDeg }: Open) {
  const instant = (jd: number) => instantFromTt(ephemeris, jd);
  return {
    enter: instant(enterJd as number),
    leave: instant(leaveJd as number),
    exact: exact.map(({ jd, retrograde }) => ({ at: instant(jd), retrograde })),
    ...(exact.length === 0 && { closest: { at: instant(closestJd), orbDeg: closestDeg } }),
  };
}

/** The passages over a place of the circle, on every turn of it that the track reaches. */
function passagesAt(track: OrbTrack, placeDeg: number, orbDeg: number): Open[] {
  const lowest = Math.min(...track.lons) - orbDeg;
  const highest = Math.max(...track.lons) + orbDeg;
  const found: Open[] = [];
  for (let lon = placeDeg + 360 * Math.ceil((lowest - placeDeg) / 360); lon <= highest; lon += 360) {
    collect(track, lon, orbDeg, found);
  }
  return found;
}

function collect(track: OrbTrack, placeDeg: number, orbDeg: number, found: Open[]): void {
  const { jds, lons } = track;
  const isIn = (node: number) => Math.abs((lons[node] as number) - placeDeg) <= orbDeg;
  let open: Open | undefined;
  const begin = (enterJd?: number): Open => {
    const passage: Open = { enterJd, exact: [], closestJd: Number.NaN, closestDeg: Infinity };
    found.push(passage);
    return passage;
  };
  if (isIn(0)) open = begin();
  for (let node = 0; node + 1 < lons.length; node++) {
    const start = (lons[node] as number) - placeDeg;
    const end = (lons[node + 1] as number) - placeDeg;
    if ((start > orbDeg && end > orbDeg) || (start < -orbDeg && end < -orbDeg)) continue;
    const forward = end > start;
    const near = forward ? -orbDeg : orbDeg;
    const crosses = (level: number) => (forward ? start < level && end >= level : start > level && end <= level);
    if (!open && crosses(near)) open = begin(track.timeOf(placeDeg + near, node));
    if (open && crosses(0)) open.exact.push({ jd: track.timeOf(placeDeg, node), retrograde: !forward });
    if (open && Math.abs(end) < open.closestDeg) {
      open.closestDeg = Math.abs(end);
      open.closestJd = jds[node + 1] as number;
    }
    if (open && !isIn(node + 1)) {
      open.leaveJd = track.timeOf(placeDeg - near, node);
      open = undefined;
    }
  }
}
