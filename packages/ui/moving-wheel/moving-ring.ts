import type { Point } from '../geometry/index.ts';
import { type BodySpot, bodySpot } from '../wheel/body-spot.ts';
import { hundredth, type Placer, placer } from '../wheel/circle.ts';
import { leaderPath } from '../wheel/leader-path.ts';
import type { RingPlan, WheelPlan } from '../wheel/plans.ts';
import { spreadBodies } from '../wheel/spread-bodies.ts';
import type { WheelBody } from '../wheel/wheel-chart.ts';
import { degreeInSign } from '../wheel/wheel-words.ts';

/** What one body of the outer ring is drawn by: React writes it once, a canvas draws it for each frame of the hand, and it is written again at rest. */
export interface BodyMarks {
  readonly leader: string;
  readonly dot: Point;
  /** The corner of its box. */
  readonly glyph: Point;
  readonly label: Point;
  readonly degrees: string;
  /** Undefined while the body goes forward. */
  readonly retrograde: Point | undefined;
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
  const size = retrogradeSize(ring) / 2;
  return {
    leader: leaderPath(at, ring, longitudeDeg, spot.shownDeg),
    dot: at(longitudeDeg, ring.scale),
    glyph: [hundredth(x - half), hundredth(y - half)],
    label: spot.degrees.centre,
    degrees: `${degreeInSign(longitudeDeg).degrees}°`,
    retrograde: back && [hundredth(back[0] - size), hundredth(back[1] - size)],
  };
}

export const moveTo = ([x, y]: Point): string => `translate(${x} ${y})`;

export const glyphStroke = ({ name }: WheelPlan): number => (name === 'tight' ? 2 : 1.75);
export const retrogradeSize = ({ retrogradeSize: size }: RingPlan): number => size * 0.9;
export const RETROGRADE_STROKE = 2.6;
