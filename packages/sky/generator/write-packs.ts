// The last stage: apparent places fitted era by era and written as packs.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackHeader } from '../src/pack.ts';
import { type ApparentPlaces, createApparentPlaces, type FittedBody } from './apparent.ts';
import { createEarthOrientation, createMeanEarthLongitude, type EarthOrientation } from './earth-orientation.ts';
import { ERAS, type Era } from './eras.ts';
import { type FittedTrack, fitTrack, type Source } from './fit.ts';
import { MOON_SAMPLES_PER_DAY, PLANET_STRIDE, readAllChunks } from './grid.ts';
import { readDeltaT, readEarthOrientation, readInitialState } from './inputs.ts';

/** Raised whenever a change of the generator changes the packs. */
const GENERATOR_VERSION = 'sky-generator 1';
const DEGREES = 180 / Math.PI;
/**
 * 1 January of 2023 to 2028: four observed values (IERS, from UT1-UTC) and a forecast of two, the table ending in
 * 2022.
 */
const RECENT_DELTA_T = [69.2, 69.18, 69.14, 69.1, 69.05, 69.0];

function bodySource(body: FittedBody, era: Era, places: ApparentPlaces): Source {
  const grain = body === 'moon' ? era.moon : era.planets;
  const place = new Float64Array(3);
  const angle = { quantum: grain.angleQuantum / 3600, tolerance: grain.angleTolerance / 3600 };
  const quantities = [{ ...angle, wraps: true }];
  if (grain.latitude) quantities.push({ ...angle, wraps: false });
  if (grain.distanceQuantum > 0) {
    quantities.push({ quantum: grain.distanceQuantum, tolerance: grain.distanceQuantum, wraps: false });
  }
  return {
    name: body,
    quantities,
    sample(jdTt, out) {
      places.place(body, jdTt, place);
      out[0] = (place[0] as number) * DEGREES;
      if (grain.latitude) out[1] = (place[1] as number) * DEGREES;
      if (grain.distanceQuantum > 0) out[2] = place[2] as number;
    },
  };
}

/** Nutation in longitude and obliquity, the mean obliquity, and the longitude opposite the mean Sun, degrees. */
function orientationSource(era: Era, orientation: EarthOrientation): Source {
  const rows = new Float64Array(9);
  const meanEarth = createMeanEarthLongitude(orientation);
  const angle = {
    quantum: era.nutation.angleQuantum / 3600,
    tolerance: era.nutation.angleTolerance / 3600,
    wraps: false,
  };
  return {
    name: 'orientation',
    quantities: [angle, angle, angle, { ...angle, wraps: true }],
    sample(jdTt, out) {
      const { dpsi, deps } = orientation.nutation(jdTt);
      out[0] = dpsi * DEGREES;
      out[1] = deps * DEGREES;
      out[2] = orientation.eclipticOfDate(jdTt, rows) * DEGREES;
      out[3] = meanEarth(jdTt) * DEGREES;
    },
  };
}

function assemble(era: Era, tracks: FittedTrack[], deltaT: PackHeader['deltaT']): Uint8Array {
  let offset = 0;
  for (const track of tracks) {
    track.layout.byteOffset = offset;
    offset += Math.ceil(track.records.length / 64) * 64;
  }
  const data = new Uint8Array(offset);
  for (const track of tracks) data.set(track.records, track.layout.byteOffset);
  const header: PackHeader = {
    era: era.name,
    generator: GENERATOR_VERSION,
    sha256: createHash('sha256').update(data).digest('hex'),
    startJdTt: era.startJdTt,
    endJdTt: era.endJdTt,
    deltaT,
    tracks: tracks.map((track) => track.layout),
  };
  const json = new TextEncoder().encode(JSON.stringify(header));
  const start = Math.ceil((8 + json.length) / 8) * 8;
  const file = new Uint8Array(start + data.length);
  file.set(new TextEncoder().encode('SKY1'));
  new DataView(file.buffer).setUint32(4, json.length, true);
  file.set(json, 8);
  file.set(data, start);
  return file;
}

export function writePacks(inputs: string, workDir: string, outDir: string, log: (line: string) => void): void {
  const orientation = createEarthOrientation(readEarthOrientation(inputs));
  const deltaTables = readDeltaT(inputs);
  if (deltaTables.yearly_from_1955.length !== 68) throw new Error('the delta T table must end in 2022');
  const deltaT = { spline: deltaTables.spline, yearlyFrom1955: [...deltaTables.yearly_from_1955, ...RECENT_DELTA_T] };
  const places = createApparentPlaces(
    readAllChunks(workDir, 'planets', PLANET_STRIDE),
    readAllChunks(workDir, 'moon', 3 * MOON_SAMPLES_PER_DAY),
    readInitialState(inputs).earth_moon_mass_ratio,
    orientation,
  );
  mkdirSync(outDir, { recursive: true });
  for (const era of ERAS) {
    const sources = [orientationSource(era, orientation), ...era.bodies.map((body) => bodySource(body, era, places))];
    const tracks = sources.map((source) => {
      const track = fitTrack(source, era.startJdTt, era.endJdTt, era.maxOrders);
      const { segmentDays, recordBytes, quantities } = track.layout;
      const widths = quantities.map((q) => `${q.wide}+${q.medium}+${q.narrow}`).join(' ');
      log(`${era.name} ${source.name}: ${segmentDays} d, ${recordBytes} B (${widths}), ${track.records.length} B`);
      return track;
    });
    const file = assemble(era, tracks, deltaT);
    writeFileSync(join(outDir, era.file), file);
    log(`${era.file}: ${(file.length / 1e6).toFixed(2)} MB`);
  }
}
