/**
 * Northern and eastern France behind the German lines, 1914 to 1918: the army imposed its own time (Europe/Berlin) there.
 * The front barely moved from October 1914 to the autumn of 1918, except for the withdrawal of March 1917 between Arras and
 * Soissons: ground held throughout is told from ground held for a time, and near the front nobody can say from a map.
 */
import { distanceToLineKm, isInside, type LngLat } from './plane-geometry.ts';

export type Occupation = 'occupied' | 'unoccupied' | 'unknown';

/** Epoch seconds. Outside the inner span the armies were moving (22 August to 13 October 1914; 1 October to 11 November 1918). */
export const westernFrontSpan = {
  from: Date.UTC(1914, 7, 22) / 1000,
  settledFrom: Date.UTC(1914, 9, 13) / 1000,
  settledUntil: Date.UTC(1918, 9, 1) / 1000,
  until: Date.UTC(1918, 10, 11) / 1000,
};

/** Départements where some town was held; elsewhere the question does not arise. */
const touchedDepartements = new Set(['02', '08', '51', '54', '55', '59', '60', '62', '80', '88']);

const north: readonly LngLat[] = [
  [2.88, 50.84],
  [2.92, 50.74],
  [2.9, 50.66],
  [2.83, 50.6],
  [2.79, 50.52],
  [2.78, 50.43],
  [2.82, 50.31],
];
const southEast: readonly LngLat[] = [
  [3.36, 49.42],
  [3.78, 49.42],
  [4.06, 49.29],
  [4.6, 49.21],
  [4.78, 49.17],
  [5.07, 49.2],
  [5.38, 49.27],
  [5.6, 49.18],
  [5.58, 49.06],
  [5.52, 48.87],
  [5.85, 48.86],
  [6.05, 48.92],
  [6.23, 48.9],
  [6.6, 48.68],
  [6.85, 48.57],
  [6.97, 48.36],
  [7.1, 48.3],
];
const front1914: readonly LngLat[] = [
  ...north,
  [2.65, 50.13],
  [2.7, 49.98],
  [2.78, 49.82],
  [2.76, 49.69],
  [2.84, 49.58],
  [3, 49.52],
  ...southEast,
];
const front1917: readonly LngLat[] = [
  ...north,
  [2.98, 50.18],
  [3.08, 50.11],
  [3.24, 50],
  [3.28, 49.85],
  [3.36, 49.66],
  [3.45, 49.47],
  ...southEast,
];
const behind: readonly LngLat[] = [
  [9, 48.3],
  [9, 52],
  [2.88, 52],
];
const doubtKm = 8;

export function occupationIn1914(
  departement: string,
  lngDeg: number,
  latDeg: number,
  epochSeconds: number,
): Occupation {
  const span = westernFrontSpan;
  if (!touchedDepartements.has(departement) || epochSeconds < span.from || epochSeconds >= span.until)
    return 'unoccupied';
  const town: LngLat = [lngDeg, latDeg];
  const everHeld = isInside(town, [...front1914, ...behind]);
  const nearFront = Math.min(distanceToLineKm(town, front1914), distanceToLineKm(town, front1917)) < doubtKm;
  if (!everHeld && !nearFront) return 'unoccupied';
  const settled = epochSeconds >= span.settledFrom && epochSeconds < span.settledUntil;
  const heldThroughout = isInside(town, [...front1917, ...behind]) && !nearFront;
  return settled && heldThroughout ? 'occupied' : 'unknown';
}
