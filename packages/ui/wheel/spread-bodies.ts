import { type BodySpot, bodySpot, shapesOf } from './body-spot.ts';
import { type Placer, turnDeg } from './circle.ts';
import type { RingPlan } from './plans.ts';
import { poolOnCircle } from './pool-on-circle.ts';
import { spaceBetween } from './shapes.ts';
import type { WheelBody } from './wheel-chart.ts';

/** A gap found too small grows by this at least; so the search ends. */
const STEP_DEG = 0.5;
/** Clear space between what belongs to two bodies. */
export const AIR = 1.5;

/**
 * Where each body is drawn so that no glyph and no label touches another's: the true degrees, pooled apart by the least moves, with gaps
 * that grow only where shapes still meet (upright labels need more room on the slopes of the circle than on its sides). Where a
 * house has room, its bodies keep off its cusps (`wallsDeg`). The answer is in the order of `bodies`.
 */
export function spreadBodies(
  bodies: readonly WheelBody[],
  wallsDeg: readonly number[],
  ring: RingPlan,
  at: Placer,
): BodySpot[] {
  const sorted = [...bodies.keys()].sort((a, b) => longitudeOf(bodies, a) - longitudeOf(bodies, b) || a - b);
  const trueDeg = sorted.map((index) => longitudeOf(bodies, index));
  const walls = [...new Set(wallsDeg.map(turnDeg))].sort((a, b) => a - b);
  const least = (2 * Math.asin((ring.glyphSize + 1.6 + AIR) / 2 / ring.glyphs) * 180) / Math.PI;
  const gaps = sorted.map(() => (sorted.length > 1 ? least : 0));
  for (;;) {
    const places = poolOnCircle(keepOffWalls(trueDeg, gaps, walls, ring.wallGapDeg), gaps);
    const spots = places.map((place, order) =>
      bodySpot(at, ring, place, bodies[sorted[order] as number]?.retrograde ?? false),
    );
    const full = gaps.reduce((sum, gap) => sum + gap, 0) >= 360;
    if (full || !widen(gaps, spots, ring.glyphs)) return spots.toSorted(byOrderOf(sorted, spots));
  }
}

const longitudeOf = (bodies: readonly WheelBody[], index: number) => turnDeg(bodies[index]?.longitudeDeg ?? 0);

function byOrderOf(sorted: readonly number[], spots: readonly BodySpot[]) {
  const rank = new Map(spots.map((spot, order) => [spot, sorted[order] as number]));
  return (a: BodySpot, b: BodySpot) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0);
}

/** Widens the gaps between bodies that meet; false when none does. */
function widen(gaps: number[], spots: readonly BodySpot[], radius: number): boolean {
  const count = spots.length;
  const growths = new Map<number, number>();
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) {
      const lacking = lackingSpace(spots[i] as BodySpot, spots[j] as BodySpot);
      if (lacking <= 0) continue;
      const [from, to] = j - i <= count / 2 ? [i, j] : [j, i + count];
      // They must move apart by at least what they lack: nothing is wasted by growing that much at once.
      const growth = Math.max(STEP_DEG, ((lacking / radius) * 180) / Math.PI / (to - from));
      for (let k = from; k < to; k++) growths.set(k % count, Math.max(growth, growths.get(k % count) ?? 0));
    }
  }
  for (const [index, growth] of growths) gaps[index] = (gaps[index] as number) + growth;
  return growths.size > 0;
}

/** No body reaches further than this from its glyph's centre, in sides of the glyph. */
const REACH = 3;

/** How much the clear space between two bodies falls short; nothing is lacking at 0 or below. */
function lackingSpace(a: BodySpot, b: BodySpot): number {
  const reach = REACH * 2 * a.glyph.radius;
  if (Math.abs(a.glyph.centre[0] - b.glyph.centre[0]) > reach) return 0;
  if (Math.abs(a.glyph.centre[1] - b.glyph.centre[1]) > reach) return 0;
  let space = Number.POSITIVE_INFINITY;
  const others = shapesOf(b);
  for (const one of shapesOf(a)) for (const other of others) space = Math.min(space, spaceBetween(one, other));
  return AIR - space;
}

/** The wanted places: those of a house that can hold its bodies are pooled between its cusps, the others stay true. */
function keepOffWalls(trueDeg: readonly number[], gaps: readonly number[], walls: readonly number[], margin: number) {
  const wanted = [...trueDeg];
  for (const [index, wall] of walls.entries()) {
    const width = turnDeg((walls[(index + 1) % walls.length] as number) - wall) || 360;
    const past = trueDeg.map((deg) => turnDeg(deg - wall));
    const members = [...past.keys()]
      .filter((member) => (past[member] as number) < width)
      .sort((a, b) => (past[a] as number) - (past[b] as number) || a - b);
    const inner = members.map((member, order) => (order < members.length - 1 ? (gaps[member] as number) : 0));
    const span = inner.reduce((sum, gap) => sum + gap, 0);
    if (members.length === 0 || span + 2 * margin > width) continue;
    const pooled = poolOnCircle(
      members.map((member) => past[member] as number),
      inner,
    );
    let offset = 0;
    for (const [order, member] of members.entries()) {
      // A pooled order clamped between bounds is the best within those bounds.
      const place = Math.min(Math.max((pooled[order] as number) - offset, margin), width - margin - span) + offset;
      wanted[member] = place + wall + nearestTurn(trueDeg[member] as number, place + wall);
      offset += inner[order] as number;
    }
  }
  return wanted;
}

/** What to add to `deg` so that it stands within half a turn of `near`. */
function nearestTurn(near: number, deg: number): number {
  return Math.round((near - deg) / 360) * 360;
}
