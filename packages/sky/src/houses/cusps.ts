// Twelve cusps for a system, a place and an instant; says which system was used when the one asked is undefined.
import { normalizeDeg, RAD_DEG } from '../angles.ts';
import { ascendant, createHouseSky, isPolar, midheaven, setHouseSky } from './angles.ts';
import { campanus, type HouseSystem, koch, placidus, regiomontanus } from './systems.ts';

export interface CuspsResult {
  systemUsed: HouseSystem;
  /** The cusps go against the order of the signs (some polar skies, Campanus and Regiomontanus). */
  backwards: boolean;
  ascendantDeg: number;
  midheavenDeg: number;
}

const intermediate = new Float64Array(4);
const sky = createHouseSky();

/** Placidus and Koch divide semi-arcs, which do not exist for a degree that never rises or sets. */
function isUndefinedInPolarCircle(system: HouseSystem): boolean {
  return system === 'placidus' || system === 'koch';
}

/**
 * Writes the cusps in degrees, `cusps[0]` being cusp 1, and the angles. Inside the polar circles:
 * - the ascendant is the horizon's ecliptic point in the half of the zodiac that follows the midheaven;
 * - Placidus and Koch are undefined: Porphyry is used in their place;
 * - Campanus and Regiomontanus, whose circles then meet the ecliptic on its other side, are turned by 180 degrees with
 * the
 *   ascendant, all cusps; they then run backwards through the zodiac.
 */
export function computeCusps(
  system: HouseSystem,
  armcDeg: number,
  obliquityDeg: number,
  latDeg: number,
  cusps: Float64Array,
  result: CuspsResult,
): void {
  setHouseSky(sky, armcDeg, obliquityDeg, latDeg);
  const mc = normalizeDeg(midheaven(sky) * RAD_DEG);
  let asc = normalizeDeg(ascendant(sky) * RAD_DEG);
  const polar = isPolar(sky);
  const turned = polar && normalizeDeg(asc - mc) > 180;
  if (turned) asc = normalizeDeg(asc + 180);
  const systemUsed = polar && isUndefinedInPolarCircle(system) ? 'porphyry' : system;

  const backwards = turned && (systemUsed === 'campanus' || systemUsed === 'regiomontanus');
  result.systemUsed = systemUsed;
  result.backwards = backwards;
  result.ascendantDeg = asc;
  result.midheavenDeg = mc;

  switch (systemUsed) {
    case 'equal_a':
      for (let i = 0; i < 12; i++) cusps[i] = normalizeDeg(asc + 30 * i);
      return;
    case 'equal_mc':
      for (let i = 0; i < 12; i++) cusps[i] = normalizeDeg(mc + 90 + 30 * i);
      return;
    case 'porphyry': {
      const east = normalizeDeg(asc - mc) / 3;
      intermediate[0] = mc + east;
      intermediate[1] = mc + 2 * east;
      intermediate[2] = asc + (60 - east);
      intermediate[3] = asc + 2 * (60 - east);
      break;
    }
    default:
      if (systemUsed === 'placidus') placidus(sky, intermediate);
      else if (systemUsed === 'koch') koch(sky, intermediate);
      else if (systemUsed === 'campanus') campanus(sky, intermediate);
      else regiomontanus(sky, intermediate);
      for (let i = 0; i < 4; i++) intermediate[i] = (intermediate[i] as number) * RAD_DEG + (turned ? 180 : 0);
  }
  cusps[0] = asc;
  cusps[1] = normalizeDeg(intermediate[2] as number);
  cusps[2] = normalizeDeg(intermediate[3] as number);
  cusps[3] = backwards ? mc : normalizeDeg(mc + 180);
  cusps[4] = normalizeDeg((intermediate[0] as number) + 180);
  cusps[5] = normalizeDeg((intermediate[1] as number) + 180);
  for (let i = 0; i < 6; i++) {
    const cusp = cusps[i] as number;
    cusps[i + 6] = cusp < 180 ? cusp + 180 : cusp - 180;
  }
}

/** Halves of 32-bit fractions of a turn, positive integers: 0.0006 arcsec. */
const UNITS_PER_DEG = 2 ** 31 / 360;
const fromFirst = new Int32Array(12);

/**
 * Writes the house (1 to 12) of each listed longitude, among cusps that run in either direction. On integers, the
 * cusps passed are
 * counted by the sign bit, without a branch: which house it will be is anyone's guess.
 */
export function placeInHouses(
  longitudes: Float64Array,
  stride: number,
  indexes: Uint8Array,
  cusps: Float64Array,
  backwards: boolean,
  houses: Uint8Array,
): void {
  const sign = backwards ? -UNITS_PER_DEG : UNITS_PER_DEG;
  const first = cusps[0] as number;
  for (let i = 1; i < 12; i++) fromFirst[i] = (((cusps[i] as number) - first) * sign) & 0x7fffffff;
  for (let k = 0; k < indexes.length; k++) {
    const index = indexes[k] as number;
    const into = (((longitudes[index * stride] as number) - first) * sign) & 0x7fffffff;
    let house = 12;
    for (let i = 1; i < 12; i++) house -= (into - (fromFirst[i] as number)) >>> 31;
    houses[index] = house;
  }
}

const single = new Float64Array(1);
const singleHouse = new Uint8Array(1);
const ONLY = Uint8Array.of(0);

export function houseOf(lonDeg: number, cusps: Float64Array, backwards: boolean): number {
  single[0] = lonDeg;
  placeInHouses(single, 1, ONLY, cusps, backwards, singleHouse);
  return singleHouse[0] as number;
}
