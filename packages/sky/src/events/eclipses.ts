// Eclipses of the Sun and Moon: date, kind and the instant of greatest eclipse, from the geometry of the shadow cones.
import { DEG_RAD } from '../angles.ts';
import { createState, STATE_STRIDE } from '../bodies.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { type Sign, signOf } from '../zodiac.ts';
import { findLunations, type Lunation } from './lunations.ts';
import { instantFromTt, type Span } from './motions.ts';

export interface Eclipse {
  of: 'sun' | 'moon';
  kind: 'partial' | 'annular' | 'hybrid' | 'total' | 'penumbral';
  /** Greatest eclipse. */
  at: Temporal.Instant;
  moonLonDeg: number;
  sign: Sign;
  /**
   * Least distance of the Moon's shadow axis from the Earth's centre (Sun), or of the Moon from the Earth's shadow
   * axis: Earth radii.
   */
  gamma: number;
  /**
   * Sun: the part of its diameter covered where the eclipse is greatest, or the ratio of the diameters when total or annular. Moon: the part of her
   * diameter in the umbra, negative when the penumbra alone touches her.
   */
  magnitude: number;
}

const EARTH_RADIUS_AU = 6378.137 / 149597870.7;
const SUN_RADIUS = 109.12;
/** For the penumbra, and the smaller one that leaves out the valleys of the limb, for total and annular eclipses. */
const MOON_RADIUS = 0.2725076;
const MOON_UMBRAL_RADIUS = 0.272281;
/** The Earth's flattening lets the axis miss the sphere a little inside 1. */
const CENTRAL_LIMIT = 0.9972;
/** The atmosphere widens the Earth's shadow. */
const SHADOW_ENLARGEMENT = 1.01;
const HALF_WINDOW_DAYS = 0.15;

type Vector = [number, number, number];

interface Geometry {
  sun: Vector;
  moon: Vector;
}

export function findEclipses(ephemeris: Ephemeris, span: Span): Eclipse[] {
  const state = createState();
  const vector = (index: number): Vector => {
    const at = index * STATE_STRIDE;
    const lon = (state[at] as number) * DEG_RAD;
    const lat = (state[at + 2] as number) * DEG_RAD;
    const radius = (state[at + 3] as number) / EARTH_RADIUS_AU;
    return [radius * Math.cos(lat) * Math.cos(lon), radius * Math.cos(lat) * Math.sin(lon), radius * Math.sin(lat)];
  };
  const geometryAt = (jdTt: number): Geometry => {
    ephemeris.body(0, jdTt, state);
    ephemeris.body(1, jdTt, state);
    return { sun: vector(0), moon: vector(1) };
  };
  return findLunations(ephemeris, span, ['new', 'full']).flatMap((lunation) => {
    const solar = lunation.phase === 'new';
    const missAt = (jd: number): number => (solar ? solarMiss(geometryAt(jd)) : lunarMiss(geometryAt(jd)));
    if (missAt(lunation.jdTt) > 2) return [];
    const jdTt = leastBetween(missAt, lunation.jdTt - HALF_WINDOW_DAYS, lunation.jdTt + HALF_WINDOW_DAYS);
    const geometry = geometryAt(jdTt);
    const kind = solar ? solarKind(geometry) : lunarKind(geometry);
    const magnitude = solar ? solarMagnitude(geometry) : lunarMagnitude(geometry);
    return kind ? [{ ...describe(ephemeris, lunation, jdTt, kind, missAt(jdTt)), magnitude }] : [];
  });
}

function describe(
  ephemeris: Ephemeris,
  lunation: Lunation,
  jdTt: number,
  kind: Eclipse['kind'],
  gamma: number,
): Omit<Eclipse, 'magnitude'> {
  const { moonLonDeg } = lunation;
  return {
    of: lunation.phase === 'new' ? 'sun' : 'moon',
    kind,
    at: instantFromTt(ephemeris, jdTt),
    moonLonDeg,
    sign: signOf(moonLonDeg),
    gamma,
  };
}

function length(v: Vector): number {
  return Math.hypot(...v);
}

/** Distance from `point` to the line through `origin` along `axis`. */
function distanceToAxis(point: Vector, origin: Vector, axis: Vector): number {
  const d: Vector = [point[0] - origin[0], point[1] - origin[1], point[2] - origin[2]];
  const cross: Vector = [
    d[1] * axis[2] - d[2] * axis[1],
    d[2] * axis[0] - d[0] * axis[2],
    d[0] * axis[1] - d[1] * axis[0],
  ];
  return length(cross) / length(axis);
}

function shadowAxis({ sun, moon }: Geometry): Vector {
  return [moon[0] - sun[0], moon[1] - sun[1], moon[2] - sun[2]];
}

function solarMiss(geometry: Geometry): number {
  return distanceToAxis([0, 0, 0], geometry.moon, shadowAxis(geometry));
}

function lunarMiss({ sun, moon }: Geometry): number {
  return distanceToAxis(moon, [0, 0, 0], sun);
}

/** Half-angles of the Moon's cones; radii of penumbra and umbra on the plane through the Earth's centre (the umbra is negative inside its tip). */
function solarCones(geometry: Geometry) {
  const far = length(shadowAxis(geometry));
  const toPlane = length(geometry.moon);
  const outer = Math.asin((SUN_RADIUS + MOON_RADIUS) / far);
  const inner = Math.asin((SUN_RADIUS - MOON_UMBRAL_RADIUS) / far);
  return {
    outer,
    inner,
    penumbra: toPlane * Math.tan(outer) + MOON_RADIUS / Math.cos(outer),
    umbra: toPlane * Math.tan(inner) - MOON_UMBRAL_RADIUS / Math.cos(inner),
  };
}

function solarMagnitude(geometry: Geometry): number {
  const miss = solarMiss(geometry);
  const { outer, inner, penumbra, umbra } = solarCones(geometry);
  // Where the axis meets the Earth, or the nearest place of its limb.
  const towardsMoon = Math.sqrt(Math.max(0, 1 - (miss / CENTRAL_LIMIT) ** 2));
  const offAxis = Math.max(0, miss - CENTRAL_LIMIT);
  const wide = penumbra - towardsMoon * Math.tan(outer);
  const narrow = umbra - towardsMoon * Math.tan(inner);
  return offAxis > 0 ? (wide - offAxis) / (wide + narrow) : (wide - narrow) / (wide + narrow);
}

function lunarMagnitude(geometry: Geometry): number {
  return (lunarShadow(geometry).umbra + MOON_RADIUS - lunarMiss(geometry)) / (2 * MOON_RADIUS);
}

function solarKind(geometry: Geometry): Eclipse['kind'] | undefined {
  const miss = solarMiss(geometry);
  const { inner, penumbra, umbra } = solarCones(geometry);
  if (miss > CENTRAL_LIMIT + penumbra) return undefined;
  if (miss > CENTRAL_LIMIT) {
    // The axis misses, but a total or annular cone may still touch the limb.
    if (miss < CENTRAL_LIMIT + Math.abs(umbra)) return umbra < 0 ? 'total' : 'annular';
    return 'partial';
  }
  if (umbra < 0) return 'total';
  // The surface under the axis is nearer than the plane by up to an Earth radius: the umbra may reach it there.
  const nearer = Math.sqrt(1 - miss * miss) * Math.tan(inner);
  return umbra < nearer ? 'hybrid' : 'annular';
}

/** Radii of the Earth's shadow at the Moon's distance. */
function lunarShadow({ sun, moon }: Geometry) {
  const sunFar = length(sun);
  const moonFar = length(moon);
  const sunHalfAngle = Math.asin(SUN_RADIUS / sunFar);
  const sunParallax = Math.asin(1 / sunFar);
  const moonParallax = Math.asin(1 / moonFar);
  return {
    umbra: (SHADOW_ENLARGEMENT * moonParallax + sunParallax - sunHalfAngle) * moonFar,
    penumbra: (SHADOW_ENLARGEMENT * moonParallax + sunParallax + sunHalfAngle) * moonFar,
  };
}

function lunarKind(geometry: Geometry): Eclipse['kind'] | undefined {
  const miss = lunarMiss(geometry);
  const { umbra, penumbra } = lunarShadow(geometry);
  if (miss > penumbra + MOON_RADIUS) return undefined;
  if (miss > umbra + MOON_RADIUS) return 'penumbral';
  return miss > umbra - MOON_RADIUS ? 'partial' : 'total';
}

/** Minimum of a function with one valley, by golden sections (to about a second). */
function leastBetween(f: (x: number) => number, from: number, to: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let low = from;
  let high = to;
  let left = high - ratio * (high - low);
  let right = low + ratio * (high - low);
  let atLeft = f(left);
  let atRight = f(right);
  while (high - low > 1e-5) {
    if (atLeft < atRight) {
      high = right;
      right = left;
      atRight = atLeft;
      left = high - ratio * (high - low);
      atLeft = f(left);
    } else {
      low = left;
      left = right;
      atLeft = atRight;
      right = low + ratio * (high - low);
      atRight = f(right);
    }
  }
  return (low + high) / 2;
}
