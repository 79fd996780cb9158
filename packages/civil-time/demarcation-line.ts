/**
 * France cut in two, 1940 to 1942. The occupied zone lived on German time (what the tz database calls Europe/Paris), the
 * unoccupied one kept the time that Europe/Monaco shows. Source for the hours: Y. Poulle, "La France à l'heure allemande",
 * Bibliothèque de l'École des chartes 157 (1999).
 */
import { distanceToLineKm, isInside, type LngLat } from './plane-geometry.ts';

export type MilitaryZone = 'occupied' | 'unoccupied';

/** The two zones' clocks differ only inside this span, in epoch seconds. */
export const demarcationSpan = { from: Date.UTC(1940, 5, 14, 22) / 1000, until: Date.UTC(1942, 10, 2, 1) / 1000 };

const cutDepartements = new Set(['01', '03', '16', '18', '24', '33', '37', '39', '40', '41', '64', '71', '86']);
const unoccupiedDepartements = new Set(
  '04 05 06 07 09 11 12 13 15 19 23 26 2A 2B 30 31 32 34 36 38 42 43 46 47 48 63 65 66 69 73 74 81 82 83 84 87'.split(
    ' ',
  ),
);

export function isCutByDemarcationLine(departement: string | undefined): boolean {
  return departement !== undefined && cutDepartements.has(departement);
}

/** The zone of a whole département, or undefined where the line crossed it. */
export function zoneOfDepartement(departement: string): MilitaryZone | undefined {
  if (cutDepartements.has(departement)) return undefined;
  return unoccupiedDepartements.has(departement) ? 'unoccupied' : 'occupied';
}

/** The line from the Swiss border to the Spanish one, through the towns it passed by; good to a few kilometres. */
const line: readonly LngLat[] = [
  [6.1, 46.1],
  [5.86, 46.11],
  [5.92, 46.3],
  [6.02, 46.47],
  [5.95, 46.58],
  [5.85, 46.7],
  [5.7, 46.8],
  [5.6, 46.93],
  [5.48, 47.02],
  [5.2, 46.95],
  [5.02, 46.9],
  [4.87, 46.77],
  [4.62, 46.67],
  [4.4, 46.6],
  [4.12, 46.44],
  [3.98, 46.48],
  [3.6, 46.5],
  [3.32, 46.55],
  [3.04, 46.76],
  [2.6, 46.88],
  [2.4, 46.95],
  [2.07, 47.22],
  [1.55, 47.27],
  [1.18, 47.34],
  [0.99, 47.32],
  [0.85, 47.2],
  [0.7, 46.97],
  [0.68, 46.7],
  [0.55, 46.45],
  [0.5, 46.2],
  [0.45, 45.95],
  [0.38, 45.74],
  [0.28, 45.5],
  [0.2, 45.25],
  [0.16, 45],
  [-0.04, 44.85],
  [-0.25, 44.55],
  [-0.25, 44.3],
  [-0.35, 44],
  [-0.45, 43.7],
  [-0.77, 43.49],
  [-0.94, 43.4],
  [-1.03, 43.33],
  [-1.24, 43.16],
  [-1.28, 43.11],
];
const unoccupiedGround: readonly LngLat[] = [...line, [-1.28, 41], [10, 41], [10, 46.1]];
const doubtKm = 8;

/** Which side a town of a cut département probably stood on: undefined within a few kilometres of the line. */
export function likelyZone(lngDeg: number, latDeg: number): MilitaryZone | undefined {
  if (distanceToLineKm([lngDeg, latDeg], line) < doubtKm) return undefined;
  return isInside([lngDeg, latDeg], unoccupiedGround) ? 'unoccupied' : 'occupied';
}
