import type { Point } from '../geometry/index.ts';
import { apartDeg, hundredth, type Placer } from './circle.ts';
import type { WheelPlan } from './plans.ts';
import type { Link } from './wheel-chart.ts';

/** Where along its line an aspect's glyph may stand, the best place first. */
const SHARES = [0.5, 0.4, 0.6, 0.32, 0.68, 0.25, 0.75];
/** Two lines whose ends are this near run together: one glyph tells for both. */
const TWIN_DEG = 4;

/** The place of each line's glyph, away from the others; none for a conjunction, nor for a line that runs along a marked one. */
export function aspectMarks(links: readonly Link[], plan: WheelPlan, at: Placer): (Point | undefined)[] {
  const taken: { point: Point; link: Link }[] = [];
  const marks = new Map<Link, Point>();
  // The tightest choose first.
  for (const link of links.toSorted((a, b) => a.orbDeg - b.orbDeg)) {
    if (link.kind === 'conjunction' || taken.some((other) => runsAlong(link, other.link))) continue;
    const point = freestPoint(link, taken, plan, at);
    taken.push({ point, link });
    marks.set(link, point);
  }
  return links.map((link) => marks.get(link));
}

function freestPoint(link: Link, taken: readonly { point: Point }[], plan: WheelPlan, at: Placer): Point {
  const [x1, y1] = at(link.fromDeg, plan.centre);
  const [x2, y2] = at(link.toDeg, plan.centre);
  let best: Point = [0, 0];
  let bestSpace = -1;
  for (const share of SHARES) {
    const point: Point = [hundredth(x1 + (x2 - x1) * share), hundredth(y1 + (y2 - y1) * share)];
    const space = Math.min(...taken.map((other) => Math.hypot(other.point[0] - point[0], other.point[1] - point[1])));
    if (space > plan.markSize * 2.2) return point;
    if (space > bestSpace) [best, bestSpace] = [point, space];
  }
  return best;
}

function runsAlong(a: Link, b: Link): boolean {
  if (a.kind !== b.kind) return false;
  const near = (one: number, other: number) => apartDeg(one, other) < TWIN_DEG;
  return (
    (near(a.fromDeg, b.fromDeg) && near(a.toDeg, b.toDeg)) || (near(a.fromDeg, b.toDeg) && near(a.toDeg, b.fromDeg))
  );
}
