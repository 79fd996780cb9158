/** One of the two skies of a bond, as numbers: what the comparison needs of a birth and nothing that tells whose it is. */
import { type Body, PLANETS, type Planet } from '@solelune/sky/bodies';

/** What is compared: the ten planets and the ascendant. */
export const BOND_POINTS = [...PLANETS, 'ascendant'] as const;
export type BondPoint = Planet | 'ascendant';

/** Sun to Mars and the ascendant are somebody's own; from Jupiter on a planet is shared by a year or a generation. */
const SLOW: readonly BondPoint[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
export const isSlow = (point: BondPoint): boolean => SLOW.includes(point);

/** Drawn and listed beside them, without a text: Chiron, the node and the Black Moon. */
export const LESSER_POINTS = ['chiron', 'mean_node', 'mean_lilith'] as const satisfies Body[];
export type LesserPoint = (typeof LESSER_POINTS)[number];

export interface SkyPoint<Point = BondPoint> {
  readonly point: Point;
  readonly lonDeg: number;
  /** How far it may stand from there, either way: 0 where the hour of birth is known. */
  readonly spreadDeg: number;
  /** For the wheel alone. */
  readonly retrograde?: boolean;
}

export interface SkyOfOne {
  /** The ascendant is among them where the hour is known. */
  readonly points: readonly SkyPoint[];
  readonly lesser?: readonly SkyPoint<LesserPoint>[];
  /** Twelve cusps; absent without an hour. */
  readonly cuspsDeg?: readonly number[];
  readonly midheavenDeg?: number;
  /** In some polar skies houses run against the signs. */
  readonly housesBackwards?: boolean;
}

export const placeOf = (sky: SkyOfOne, point: BondPoint): SkyPoint | undefined =>
  sky.points.find((one) => one.point === point);

/** Without what somebody chose not to see. */
export const withoutPoints = (sky: SkyOfOne, hidden: readonly string[]): SkyOfOne => ({
  ...sky,
  points: sky.points.filter(({ point }) => !hidden.includes(point)),
  ...(sky.lesser && { lesser: sky.lesser.filter(({ point }) => !hidden.includes(point)) }),
});
