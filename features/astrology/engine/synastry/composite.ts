/**
 * The composite chart: each point halfway between the two births, on the shorter way (Hand, *Planets in Composite*, 1975). Houses: each cusp stands
 * halfway between the two cusps of its number, counted from the composite ascendant, so that the twelve keep their order; the tenth is
 * then a midpoint of the two midheavens, not always the nearer one.
 */
import { aspectsWithin, houseOf } from '@solelune/sky';
import { apartDeg, normalizeDeg } from '@solelune/sky/angles';
import { isMajor, type MajorAspect } from '../possible-aspects.ts';
import { BOND_POINTS, type BondPoint, placeOf, type SkyOfOne } from './sky-of-one.ts';

interface CompositePoint {
  readonly point: BondPoint;
  readonly lonDeg: number;
  /** Where an hour is unknown: how far it may stand from there. */
  readonly spreadDeg: number;
  readonly house?: number;
}

export interface Composite {
  readonly points: readonly CompositePoint[];
  readonly cuspsDeg?: readonly number[];
  readonly aspects: readonly {
    readonly from: BondPoint;
    readonly to: BondPoint;
    readonly kind: MajorAspect;
    readonly orbDeg: number;
  }[];
}

/** On the shorter way; of two opposite points, the quarter that follows the lower one, so that the order of the births changes nothing. */
export function midpointDeg(a: number, b: number): number {
  const [low, high] = a <= b ? [a, b] : [b, a];
  return normalizeDeg(high - low <= 180 ? (low + high) / 2 : (low + high) / 2 + 180);
}

function compositeCusps(one: SkyOfOne, other: SkyOfOne): number[] | undefined {
  if (!one.cuspsDeg || !other.cuspsDeg || one.housesBackwards || other.housesBackwards) return undefined;
  const [a, b] = [one.cuspsDeg, other.cuspsDeg];
  const first = midpointDeg(a[0] as number, b[0] as number);
  return a.map((cusp, index) => {
    const ways = normalizeDeg(cusp - (a[0] as number)) + normalizeDeg((b[index] as number) - (b[0] as number));
    return normalizeDeg(first + ways / 2);
  });
}

const ORB_DEG = 5;

export function compositeOf(one: SkyOfOne, other: SkyOfOne): Composite {
  const cuspsDeg = compositeCusps(one, other);
  const cusps = cuspsDeg && Float64Array.from(cuspsDeg);
  const points = BOND_POINTS.flatMap((point): CompositePoint[] => {
    const [a, b] = [placeOf(one, point), placeOf(other, point)];
    if (!a || !b) return [];
    const lonDeg = midpointDeg(a.lonDeg, b.lonDeg);
    const spreadDeg = (a.spreadDeg + b.spreadDeg) / 2;
    // Two points that may be opposite at some hour have no midpoint that holds.
    if (spreadDeg > 0 && apartDeg(a.lonDeg, b.lonDeg) + 2 * spreadDeg > 180) return [];
    return [{ point, lonDeg, spreadDeg, ...(cusps && { house: houseOf(lonDeg, cusps, false) }) }];
  });
  const steady = points.filter(({ spreadDeg }) => spreadDeg <= 1);
  const aspects = aspectsWithin(
    steady.map(({ point, lonDeg }) => ({ point, lonDeg, speedDegPerDay: 0 })),
    { defaultDeg: ORB_DEG },
  ).flatMap(({ from, to, kind, orbDeg }) =>
    isMajor(kind) ? [{ from: from as BondPoint, to: to as BondPoint, kind, orbDeg }] : [],
  );
  return { points, ...(cuspsDeg && { cuspsDeg }), aspects };
}
