/** Aspects between two births that are drawn and listed and have no text: minor ones, and those of Chiron, the node and the Black Moon. */
import { type AspectKind, aspectBetween } from '@solelune/sky';
import { isMajor } from '../possible-aspects.ts';
import { CROSS_ORBS, type CrossOrbs } from './cross-aspects.ts';
import { type BondPoint, isSlow, LESSER_POINTS, type LesserPoint, type SkyOfOne, type SkyPoint } from './sky-of-one.ts';

type AnyPoint = BondPoint | LesserPoint;

interface LesserAspect {
  readonly from: AnyPoint;
  readonly to: AnyPoint;
  readonly kind: AspectKind;
  readonly orbDeg: number;
}

/** A point that nobody feels by itself has to be close, whatever the orb of its aspect. */
const FAINT_ORB_DEG = 3;
const isLesser = (point: AnyPoint): point is LesserPoint => (LESSER_POINTS as readonly string[]).includes(point);
const isFaint = (a: AnyPoint, b: AnyPoint) => isLesser(a) || isLesser(b) || (isSlow(a) && isSlow(b));

const pointsIn = ({ points, lesser = [] }: SkyOfOne): readonly SkyPoint<AnyPoint>[] => [...points, ...lesser];

/** The closest first. */
export function lesserAspects(one: SkyOfOne, other: SkyOfOne, orbs: CrossOrbs = CROSS_ORBS): LesserAspect[] {
  const rules = { byAspect: orbs, kinds: Object.keys(orbs) as AspectKind[] };
  const still = ({ point, lonDeg }: SkyPoint<AnyPoint>) => ({ point, lonDeg, speedDegPerDay: 0 });
  return pointsIn(one)
    .flatMap((a) =>
      pointsIn(other).flatMap((b): LesserAspect[] => {
        const found = aspectBetween(still(a), still(b), rules);
        if (!found) return [];
        const { kind, orbDeg } = found;
        const isTold = isMajor(kind) && !isLesser(a.point) && !isLesser(b.point);
        const allowedDeg = isFaint(a.point, b.point) ? Math.min(FAINT_ORB_DEG, orbs[kind] ?? 0) : (orbs[kind] ?? 0);
        if (isTold || orbDeg + a.spreadDeg + b.spreadDeg > allowedDeg) return [];
        return [{ from: a.point, to: b.point, kind, orbDeg }];
      }),
    )
    .sort((x, y) => x.orbDeg - y.orbDeg);
}
