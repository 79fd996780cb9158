/**
 * The true Black Moon: the apogee of the ellipse that the Moon would follow if the Sun let go of her at that instant. From her place and motion: the
 * vector of the eccentricity points to the perigee, the apogee stands across. It swings up to 30° from the mean one, and is where the Moon is when she
 * is farthest.
 */
import type { Ephemeris } from '@solelune/sky';
import { BODY_INDEX, createState, STATE_STRIDE } from '@solelune/sky/bodies';

type Vector = readonly [number, number, number];

const RAD = Math.PI / 180;
const AU_KM = 149_597_870.7;
/** Earth and Moon together, km³/s² (DE431), in au³ a day². */
const GRAVITY = (403_503.2355 * 86_400 ** 2) / AU_KM ** 3;
/** Half-width of the difference that gives the motion, days. */
const STEP = 0.01;
/** The equinox's own motion is not the Moon's. */
const PRECESSION_PER_DAY = 50.29 / 3600 / 365.25;
const AT = BODY_INDEX.moon * STATE_STRIDE;
const state = createState();

export interface TrueLilith {
  readonly lonDeg: number;
  readonly latDeg: number;
}

export function trueLilith(ephemeris: Ephemeris, jdTt: number): TrueLilith {
  const at = (days: number): Vector => {
    ephemeris.body(BODY_INDEX.moon, jdTt + days, state);
    const lon = ((state[AT] as number) - PRECESSION_PER_DAY * days) * RAD;
    const lat = (state[AT + 2] as number) * RAD;
    const distance = state[AT + 3] as number;
    return [
      distance * Math.cos(lat) * Math.cos(lon),
      distance * Math.cos(lat) * Math.sin(lon),
      distance * Math.sin(lat),
    ];
  };
  const place = at(0);
  const [after, before] = [at(STEP), at(-STEP)];
  const motion = after.map((value, axis) => (value - (before[axis] as number)) / (2 * STEP)) as unknown as Vector;
  const turning = cross(motion, cross(place, motion));
  const distance = Math.hypot(...place);
  const [x, y, z] = place.map(
    (value, axis) => value / distance - (turning[axis] as number) / GRAVITY,
  ) as unknown as Vector;
  return { lonDeg: (Math.atan2(y, x) / RAD + 360) % 360, latDeg: Math.asin(z / Math.hypot(x, y, z)) / RAD };
}

const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [b * z - c * y, c * x - a * z, a * y - b * x];
