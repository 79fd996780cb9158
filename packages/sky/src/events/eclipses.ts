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
    return kind ? [describe(ephemeris, lunation, jdTt, kind, missAt(jdTt))] : [];
  });
}

function describe(
  ephemeris: Ephemeris,
  lunation: Lunation,
  jdTt: number,
  kind: Eclipse['kind'],
  gamma: number,
): Eclipse {
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

function solarKind(geometry: Geometry): Eclipse['kind'] | undefined {
  const miss = solarMiss(geometry);
  const axis = shadowAxis(geometry);
  const far = length(axis);
  const toPlane = length(geometry.moon);
  // Half-angles of the cones; radii of penumbra and umbra on the plane through the Earth's centre (the umbra is
  // negative inside its tip).
  const outer = Math.asin((SUN_RADIUS + MOON_RADIUS) / far);
  const inner = Math.asin((SUN_RADIUS - MOON_UMBRAL_RADIUS) / far);
  const penumbra = toPlane * Math.tan(outer) + MOON_RADIUS / Math.cos(outer);
  const umbra = toPlane * Math.tan(inner) - MOON_UMBRAL_RADIUS / Math.cos(inner);
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

function lunarKind({ sun, moon }: Geometry): Eclipse['kind'] | undefined {
  const miss = lunarMiss({ sun, moon });
  const sunFar = length(sun);
  const moonFar = length(moon);
  const sunHalfAngle = Math.asin(SUN_RADIUS / sunFar);
  const sunParallax = Math.asin(1 / sunFar);
  const moonParallax = Math.asin(1 / moonFar);
  const umbra = (SHADOW_ENLARGEMENT * moonParallax + sunParallax - sunHalfAngle) * moonFar;
  const penumbra = (SHADOW_ENLARGEMENT * moonParallax + sunParallax + sunHalfAngle) * moonFar;
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
