// The Moon as she hangs over a place: how much is lit, which way the lit edge and her north pole point, how far she is librated. Meeus, Astronomical
// Algorithms, 2nd ed., chapters 14 (parallactic angle), 48 (bright limb) and 53 (optical libration, position angle of the axis; the physical
// libration, under 0.04 degrees, is left out). Angles are for the geocentre: parallax turns the disc by less than a degree.
import { DEG_RAD, normalizeDeg, RAD_DEG } from '../angles.ts';
import { createState, STATE_STRIDE } from '../bodies.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { type InstantLike, J2000, jdFromInstant } from '../julian-day.ts';
import { meanNode } from '../lunar-points.ts';
import type { Place } from '../proof.ts';
import { altitudeDeg, greenwichSiderealDeg } from '../sidereal.ts';

export interface MoonDisc {
  illuminatedFraction: number;
  /** Degrees from the point of the disc nearest the zenith, counter-clockwise as one sees it, -180 to 180. */
  brightLimbDeg: number;
  northPoleDeg: number;
  /** The point of the Moon that faces us: selenographic, east positive. */
  librationLonDeg: number;
  librationLatDeg: number;
  altitudeDeg: number;
  sunAltitudeDeg: number;
}

/** Inclination of the mean lunar equator to the ecliptic. */
const INCLINATION = 1.54242 * DEG_RAD;

const signed = (deg: number): number => normalizeDeg(deg + 180) - 180;

interface Equatorial {
  ra: number;
  dec: number;
}

function equatorial(lon: number, lat: number, eps: number): Equatorial {
  return {
    ra: Math.atan2(Math.sin(lon) * Math.cos(eps) - Math.tan(lat) * Math.sin(eps), Math.cos(lon)),
    dec: Math.asin(Math.sin(lat) * Math.cos(eps) + Math.cos(lat) * Math.sin(eps) * Math.sin(lon)),
  };
}

export function moonDisc(ephemeris: Ephemeris, instant: InstantLike, place: Place): MoonDisc {
  const jdUt = jdFromInstant(instant);
  const jdTt = jdUt + ephemeris.deltaTSeconds(jdUt) / 86400;
  const state = createState();
  ephemeris.body(0, jdTt, state);
  ephemeris.body(1, jdTt, state);
  const part = (body: 0 | 1, index: number) => state[body * STATE_STRIDE + index] as number;
  const orientation = ephemeris.orientation(jdTt);
  const eps = orientation.obliquityDeg * DEG_RAD;
  const [sunLon, moonLon, moonLat] = [part(0, 0) * DEG_RAD, part(1, 0) * DEG_RAD, part(1, 2) * DEG_RAD];
  const sun = equatorial(sunLon, part(0, 2) * DEG_RAD, eps);
  const moon = equatorial(moonLon, moonLat, eps);

  const elongation = Math.acos(Math.cos(moonLat) * Math.cos(moonLon - sunLon));
  const phaseAngle = Math.atan2(part(0, 3) * Math.sin(elongation), part(1, 3) - part(0, 3) * Math.cos(elongation));
  const limb = Math.atan2(
    Math.cos(sun.dec) * Math.sin(sun.ra - moon.ra),
    Math.sin(sun.dec) * Math.cos(moon.dec) - Math.cos(sun.dec) * Math.sin(moon.dec) * Math.cos(sun.ra - moon.ra),
  );

  const armcDeg = greenwichSiderealDeg(jdUt, jdTt, orientation) + place.lngDeg;
  const hourAngle = armcDeg * DEG_RAD - moon.ra;
  const parallactic = Math.atan2(
    Math.sin(hourAngle),
    Math.tan(place.latDeg * DEG_RAD) * Math.cos(moon.dec) - Math.sin(moon.dec) * Math.cos(hourAngle),
  );
  const { axis, lonDeg, latDeg } = libration(jdTt, moonLon, moonLat, moon.ra, eps, orientation.dpsiDeg * DEG_RAD);
  return {
    illuminatedFraction: (1 + Math.cos(phaseAngle)) / 2,
    brightLimbDeg: signed((limb - parallactic) * RAD_DEG),
    northPoleDeg: signed((axis - parallactic) * RAD_DEG),
    librationLonDeg: lonDeg,
    librationLatDeg: latDeg,
    altitudeDeg: altitudeDeg(part(1, 0), part(1, 2), orientation.obliquityDeg, armcDeg, place.latDeg),
    sunAltitudeDeg: altitudeDeg(part(0, 0), part(0, 2), orientation.obliquityDeg, armcDeg, place.latDeg),
  };
}

function libration(jdTt: number, lon: number, lat: number, ra: number, eps: number, dpsi: number) {
  const node = new Float64Array(STATE_STRIDE);
  meanNode(jdTt, node, 0);
  const omega = (node[0] as number) * DEG_RAD;
  const t = (jdTt - J2000) / 36525;
  const latitudeArgument = 93.272095 + t * (483202.0175233 - t * 0.0036539);
  const w = lon - dpsi - omega;
  const a = Math.atan2(
    Math.sin(w) * Math.cos(lat) * Math.cos(INCLINATION) - Math.sin(lat) * Math.sin(INCLINATION),
    Math.cos(w) * Math.cos(lat),
  );
  const b = Math.asin(-Math.sin(w) * Math.cos(lat) * Math.sin(INCLINATION) - Math.sin(lat) * Math.cos(INCLINATION));
  const v = omega + dpsi;
  const x = Math.sin(INCLINATION) * Math.sin(v);
  const y = Math.sin(INCLINATION) * Math.cos(v) * Math.cos(eps) - Math.cos(INCLINATION) * Math.sin(eps);
  const axis = Math.asin((Math.hypot(x, y) * Math.cos(ra - Math.atan2(x, y))) / Math.cos(b));
  return { axis, lonDeg: signed(a * RAD_DEG - latitudeArgument), latDeg: b * RAD_DEG };
}
