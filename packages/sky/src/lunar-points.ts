// Mean node, mean apogee (Black Moon) and true node of the Moon's orbit, degrees, from the mean equinox of date
// (the caller adds nutation, as for any body).
import { DEG_RAD, RAD_DEG } from './angles.ts';
import { J2000 } from './julian-day.ts';
import { moonAnomaly, moonLatitudeArgument, moonNode } from './lunar-arguments.ts';

const ORBIT_INCLINATION_RAD = 5.1453964 * DEG_RAD;
const COS_INCLINATION = Math.cos(ORBIT_INCLINATION_RAD);
const SIN_INCLINATION = Math.sin(ORBIT_INCLINATION_RAD);
/** Mean daily motions, degrees: of the node, and of the apogee counted from the node. */
const NODE_PER_DAY = -6962890.5431 / 3600 / 36525;
const APOGEE_FROM_NODE_PER_DAY = (1739527262.8478 - 1717915923.2178) / 3600 / 36525;
/** General precession, degrees a day: the equinox's own motion, taken out of the Moon's to get its orbital plane. */
const PRECESSION_PER_DAY = 50.29 / 3600 / 365.25;

/** Writes longitude, speed, latitude. */
export function meanNode(jdTt: number, out: Float64Array, at: number): void {
  out[at] = moonNode((jdTt - J2000) / 36525) * RAD_DEG;
  out[at + 1] = NODE_PER_DAY;
  out[at + 2] = 0;
}

/** The mean apogee lies on the mean orbit; its place is projected on the ecliptic. */
export function meanLilith(jdTt: number, out: Float64Array, at: number): void {
  const t = (jdTt - J2000) / 36525;
  const fromNode = moonLatitudeArgument(t) - moonAnomaly(t) + Math.PI;
  const sin = Math.sin(fromNode);
  const cos = Math.cos(fromNode);
  const across = sin * COS_INCLINATION;
  const square = cos * cos + across * across;
  out[at] = (moonNode(t) + Math.atan2(across, cos)) * RAD_DEG;
  out[at + 1] = NODE_PER_DAY + (APOGEE_FROM_NODE_PER_DAY * COS_INCLINATION) / square;
  // The arcsine of at most 0.09, by its series.
  const sinLat = sin * SIN_INCLINATION;
  const sinLat2 = sinLat * sinLat;
  out[at + 2] = sinLat * (1 + (sinLat2 / 6) * (1 + 0.45 * sinLat2)) * RAD_DEG;
}

/** Ascending node of the orbital plane given by the Moon's place and motion (degrees, degrees a day). */
export function osculatingNodeDeg(lon: number, lonSpeed: number, lat: number, latSpeed: number): number {
  const sinLat = Math.sin(lat * DEG_RAD);
  const cosLat = Math.cos(lat * DEG_RAD);
  const along = (lonSpeed - PRECESSION_PER_DAY) * sinLat * cosLat;
  return lon - Math.atan2(along, latSpeed) * RAD_DEG;
}
