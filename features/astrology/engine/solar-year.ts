/** What is read in a solar return: the year's ascendant and where it falls at birth, both lights, the angular planets. */
import type { Chart } from '@solelune/sky';
import { apartDeg, normalizeDeg } from '@solelune/sky/angles';
import { PLANETS, type Planet } from '@solelune/sky/bodies';
import type { SignKey } from './signs.ts';
import { ANGLES, type Angle } from './strength.ts';

export interface AngularPlanet {
  readonly planet: Planet;
  readonly angle: Angle;
  readonly orbDeg: number;
}

export interface SolarYear {
  readonly ascendantSign: SignKey;
  readonly ascendantNatalHouse: number;
  readonly sunHouse: number;
  readonly moonHouse: number;
  /** Within 8 degrees of an angle, the nearest first. */
  readonly angular: readonly AngularPlanet[];
  /** Houses of the year that three planets or more share, the fullest first. */
  readonly crowded: readonly { readonly house: number; readonly planets: readonly Planet[] }[];
  /** How many of the ten stand above the horizon. */
  readonly above: number;
}

const ANGULAR_ORB_DEG = 8;
const CROWD = 3;

type Sky = Pick<Chart, 'placements' | 'angles' | 'houses' | 'housesBackwards'>;

export function solarYearOf(year: Sky, natal: Sky): SolarYear {
  const houseOf = (planet: Planet) => year.placements.find(({ body }) => body === planet)?.house ?? 1;
  return {
    ascendantSign: year.angles.ascendant.sign,
    ascendantNatalHouse: houseAt(year.angles.ascendant.lonDeg, natal),
    sunHouse: houseOf('sun'),
    moonHouse: houseOf('moon'),
    crowded: Array.from({ length: 12 }, (_, index) => ({
      house: index + 1,
      planets: PLANETS.filter((planet) => houseOf(planet) === index + 1),
    }))
      .filter(({ planets }) => planets.length >= CROWD)
      .sort((a, b) => b.planets.length - a.planets.length),
    above: PLANETS.filter((planet) => houseOf(planet) > 6).length,
    angular: PLANETS.flatMap((planet) => nearestAngle(year, planet)).sort((a, b) => a.orbDeg - b.orbDeg),
  };
}

/** The house of a longitude: the one whose cusp was last passed, in the direction in which the houses run. */
export function houseAt(lonDeg: number, { houses, housesBackwards }: Pick<Sky, 'houses' | 'housesBackwards'>): number {
  const past = houses.map((cusp) => normalizeDeg(housesBackwards ? cusp.lonDeg - lonDeg : lonDeg - cusp.lonDeg));
  return past.indexOf(Math.min(...past)) + 1;
}

function nearestAngle({ placements, angles }: Sky, planet: Planet): AngularPlanet[] {
  const lonDeg = placements.find(({ body }) => body === planet)?.lonDeg;
  if (lonDeg === undefined) return [];
  const distances = ANGLES.map((angle) => ({ planet, angle, orbDeg: apartDeg(lonDeg, angles[angle].lonDeg) })).sort(
    (a, b) => a.orbDeg - b.orbDeg,
  );
  const nearest = distances[0] as AngularPlanet;
  return nearest.orbDeg <= ANGULAR_ORB_DEG ? [nearest] : [];
}
