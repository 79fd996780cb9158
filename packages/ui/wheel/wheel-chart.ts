import type { AspectName, Planet } from '../icon/index.ts';

/** What the wheel draws: numbers only, longitudes in degrees of the zodiac counted from 0 of Aries. */
export interface WheelBody {
  readonly key: Planet;
  readonly longitudeDeg: number;
  /** 1 to 12. */
  readonly house?: number;
  readonly retrograde?: boolean;
  /** Where the hour is not known: from where to where it may have stood. It is then drawn as an arc, and no degree is written. */
  readonly overDeg?: readonly [fromDeg: number, toDeg: number];
}

type WheelAngle = 'ascendant' | 'midheaven';
export type WheelPoint = Planet | WheelAngle;
export type WheelAspectKind = Exclude<AspectName, 'retrograde'>;

export interface WheelAspect {
  readonly from: WheelPoint;
  readonly to: WheelPoint;
  readonly kind: WheelAspectKind;
  readonly orbDeg: number;
}

export interface WheelChart {
  readonly bodies: readonly WheelBody[];
  /** The twelve, the first house's first. Without them the wheel has no houses. */
  readonly cuspsDeg?: readonly number[];
  /** It stands at the left; without it, 0 of Aries does. */
  readonly ascendantDeg?: number;
  readonly midheavenDeg?: number;
  readonly aspects: readonly WheelAspect[];
  /** How the bodies of this ring are told from those of the other: "de la révolution". */
  readonly ringWords?: string;
}

/** A second ring, within the first: the natal bodies under those of the return. */
export interface WheelInnerRing {
  readonly bodies: readonly WheelBody[];
  readonly ringWords: string;
  /** From a point of the outer ring to a body of this one: they are the lines drawn at the centre. */
  readonly aspects: readonly WheelAspect[];
  /** Of another person's chart: marked on this ring, and aspects may end there. */
  readonly ascendantDeg?: number | undefined;
}

export type RingName = 'outer' | 'inner';
/** A body of one ring; the angles belong to the outer one, save the ascendant of a second person. */
export type PointId = `${RingName}.${WheelPoint}`;

export function pointId(ring: RingName, point: WheelPoint): PointId {
  return `${ring}.${point}`;
}

/** The lines of the centre, each with both its ends. */
export interface Link extends WheelAspect {
  readonly fromId: PointId;
  readonly toId: PointId;
  readonly fromDeg: number;
  readonly toDeg: number;
}

export function linksOf(chart: WheelChart, inner?: WheelInnerRing): Link[] {
  const places = new Map<PointId, number>();
  for (const body of chart.bodies) places.set(pointId('outer', body.key), body.longitudeDeg);
  for (const body of inner?.bodies ?? []) places.set(pointId('inner', body.key), body.longitudeDeg);
  if (chart.ascendantDeg !== undefined) places.set('outer.ascendant', chart.ascendantDeg);
  if (chart.midheavenDeg !== undefined) places.set('outer.midheaven', chart.midheavenDeg);
  if (inner?.ascendantDeg !== undefined) places.set('inner.ascendant', inner.ascendantDeg);
  return (inner?.aspects ?? chart.aspects).flatMap((aspect) => {
    const fromId = pointId('outer', aspect.from);
    const toId = pointId(inner ? 'inner' : 'outer', aspect.to);
    const fromDeg = places.get(fromId);
    const toDeg = places.get(toId);
    return fromDeg === undefined || toDeg === undefined ? [] : [{ ...aspect, fromId, toId, fromDeg, toDeg }];
  });
}
