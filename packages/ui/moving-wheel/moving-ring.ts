import { type BodySpot, bodySpot } from '../wheel/body-spot.ts';
import { hundredth, type Placer, placer } from '../wheel/circle.ts';
import { leaderPath } from '../wheel/leader-path.ts';
import type { RingPlan, WheelPlan } from '../wheel/plans.ts';
import { spreadBodies } from '../wheel/spread-bodies.ts';
import type { WheelBody } from '../wheel/wheel-chart.ts';
import { degreeInSign } from '../wheel/wheel-words.ts';

/** What one body of the outer ring is drawn by: React writes it once, then the hand of time writes it again for each frame. */
export interface BodyMarks {
  readonly leader: string;
  readonly dot: string;
  readonly glyph: string;
  readonly label: string;
  readonly degrees: string;
  /** Undefined while the body goes forward. */
  readonly retrograde: string | undefined;
}

/** While it moves, a body shows its whole degrees: nobody reads minutes that run. */
export function movingRing(plan: WheelPlan): RingPlan {
  const { minuteSize: _, ...ring } = plan.rings[0];
  return ring;
}

/** The marks of every body, in their order. No cusp keeps them off: they would jump over it. */
export function marksOf(bodies: readonly WheelBody[], ring: RingPlan, leftDeg: number): BodyMarks[] {
  const at = placer(leftDeg);
  const spots = spreadBodies(bodies, [], ring, at);
  return bodies.map((body, index) => marksAt(body, spots[index] ?? bodySpot(at, ring, 0, false), ring, at));
}

function marksAt({ longitudeDeg }: WheelBody, spot: BodySpot, ring: RingPlan, at: Placer): BodyMarks {
  const half = ring.glyphSize / 2;
  const [x, y] = spot.glyph.centre;
  const back = spot.retrogradeAt;
  const size = (ring.retrogradeSize * 0.9) / 2;
  return {
    leader: leaderPath(at, ring, longitudeDeg, spot.shownDeg),
    dot: moveTo(at(longitudeDeg, ring.scale)),
    glyph: moveTo([hundredth(x - half), hundredth(y - half)]),
    label: moveTo(spot.degrees.centre),
    degrees: `${degreeInSign(longitudeDeg).degrees}°`,
    retrograde: back && moveTo([hundredth(back[0] - size), hundredth(back[1] - size)]),
  };
}

const moveTo = ([x, y]: readonly [number, number]): string => `translate(${x} ${y})`;
