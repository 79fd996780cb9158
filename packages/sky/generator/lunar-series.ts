// The Moon from the full ELP/MPP02 series (Chapront & Francou 2003), sampled on the regular grid. About 36 000 sines
// per instant: inside a block of 64 samples every term advances by the two-term recurrence s(k+1) = 2 cos(w) s(k) -
// s(k-1), which costs two operations in place of a sine. The phases are polynomials of degree 4 in time, but over
// half a block (16 days) their curvature is under 1e-10 rad, so the rate at the block's middle is enough.
import { ARCSEC_RAD, CHUNK_DAYS, EPOCH_JD, KM_PER_AU, MOON_SAMPLES_PER_DAY } from './grid.ts';

/**
 * Series as published, one row per term: amplitude, then the phase polynomial; keyed by the power of T multiplying
 * them.
 */
export interface ElpSeries {
  W1: number[];
  L: Record<string, number[][]>;
  B: Record<string, number[][]>;
  R: Record<string, number[][]>;
}

interface FlatSeries {
  power: number;
  count: number;
  /** Six numbers a term: amplitude, phase c0..c4. */
  terms: Float64Array;
}

const BLOCK = 64;
const STEP_CENTURIES = 1 / MOON_SAMPLES_PER_DAY / 36525;

/**
 * Rotation from the inertial mean ecliptic of J2000 used by the series to ICRF: obliquity and origin (Chapront 2002,
 * DE405 fit).
 */
const OBLIQUITY_RAD = 84381.4096 * ARCSEC_RAD;
const ORIGIN_RAD = -0.05028 * ARCSEC_RAD;

function flatten(series: Record<string, number[][]>): FlatSeries[] {
  return Object.entries(series).map(([power, rows]) => {
    const terms = new Float64Array(rows.length * 6);
    rows.forEach((row, index) => {
      terms.set(row, index * 6);
    });
    return { power: Number(power), count: rows.length, terms };
  });
}

export interface LunarSampler {
  /** Geocentric Moon, au, ICRF axes, for all the samples of one chunk. */
  sampleChunk(chunk: number): Float64Array;
}

export function createLunarSampler(elp: ElpSeries): LunarSampler {
  const parts = [flatten(elp.L), flatten(elp.B), flatten(elp.R)];
  const sums = [new Float64Array(BLOCK), new Float64Array(BLOCK), new Float64Array(BLOCK)];
  const partial = new Float64Array(BLOCK);
  return {
    sampleChunk(chunk) {
      const count = CHUNK_DAYS * MOON_SAMPLES_PER_DAY;
      const out = new Float64Array(count * 3);
      const chunkStart = (EPOCH_JD - 2451545 + chunk * CHUNK_DAYS) / 36525;
      for (let first = 0; first < count; first += BLOCK) {
        const start = chunkStart + first * STEP_CENTURIES;
        parts.forEach((series, part) => {
          const sum = sums[part] as Float64Array;
          sum.fill(0);
          for (const each of series) {
            sumBlock(each, start, partial);
            for (let k = 0; k < BLOCK; k++) {
              const t = start + k * STEP_CENTURIES;
              sum[k] = (sum[k] as number) + (partial[k] as number) * t ** each.power;
            }
          }
        });
        for (let k = 0; k < BLOCK; k++) {
          const t = start + k * STEP_CENTURIES;
          toEquatorial(
            t,
            horner(elp.W1, t) + (sums[0]?.[k] as number) * ARCSEC_RAD,
            (sums[1]?.[k] as number) * ARCSEC_RAD,
            sums[2]?.[k] as number,
            out,
            (first + k) * 3,
          );
        }
      }
      return out;
    },
  };
}

/** Distance of the published check place (JD 2500000.5), km. */
const CHECK_DISTANCE_KM = Math.hypot(274034.59103, 252067.53689, -18998.75519);
const CHECK_DAY = 2500000.5 - EPOCH_JD;
export const CHECK_CHUNK = Math.floor(CHECK_DAY / CHUNK_DAYS);

/** Refuses series that do not give the published place of the check day, in the chunk that holds it. */
export function assertCheckPlace(samples: Float64Array): void {
  const at = (CHECK_DAY - CHECK_CHUNK * CHUNK_DAYS) * MOON_SAMPLES_PER_DAY * 3;
  const distanceKm = Math.hypot(...samples.subarray(at, at + 3)) * KM_PER_AU;
  if (Math.abs(distanceKm - CHECK_DISTANCE_KM) > 0.001) {
    throw new Error(`the lunar series give ${distanceKm} km at the check place, not ${CHECK_DISTANCE_KM}`);
  }
}

function sumBlock(series: FlatSeries, start: number, out: Float64Array): void {
  const { terms, count } = series;
  const middle = start + (BLOCK / 2) * STEP_CENTURIES;
  out.fill(0);
  for (let index = 0; index < count; index++) {
    const at = index * 6;
    const amplitude = terms[at] as number;
    const c1 = terms[at + 2] as number;
    const c2 = terms[at + 3] as number;
    const c3 = terms[at + 4] as number;
    const c4 = terms[at + 5] as number;
    const phase = (terms[at + 1] as number) + middle * (c1 + middle * (c2 + middle * (c3 + middle * c4)));
    const advance = (c1 + middle * (2 * c2 + middle * (3 * c3 + middle * 4 * c4))) * STEP_CENTURIES;
    const first = phase - (BLOCK / 2) * advance;
    const twiceCos = 2 * Math.cos(advance);
    let before = amplitude * Math.sin(first - advance);
    let now = amplitude * Math.sin(first);
    for (let k = 0; k < BLOCK; k += 2) {
      out[k] = (out[k] as number) + now;
      before = twiceCos * now - before;
      out[k + 1] = (out[k + 1] as number) + before;
      now = twiceCos * before - now;
    }
  }
}

function horner(coefficients: ArrayLike<number>, t: number): number {
  let value = 0;
  for (let i = coefficients.length - 1; i >= 0; i--) value = value * t + (coefficients[i] as number);
  return value;
}

// Laskar's P and Q carry the series' mean ecliptic of date back to the fixed ecliptic of J2000 (ELP/MPP02, section
// 4.2).
const LASKAR_P = [0, 0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14];
const LASKAR_Q = [0, -0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14];

/** Rectangular coordinates on the fixed mean ecliptic of J2000, km. */
function toEcliptic2000(t: number, lon: number, lat: number, range: number): [number, number, number] {
  const x = range * Math.cos(lon) * Math.cos(lat);
  const y = range * Math.sin(lon) * Math.cos(lat);
  const z = range * Math.sin(lat);
  const p = horner(LASKAR_P, t);
  const q = horner(LASKAR_Q, t);
  const s = 2 * Math.sqrt(1 - p * p - q * q);
  return [
    (1 - 2 * p * p) * x + 2 * p * q * y + p * s * z,
    2 * p * q * x + (1 - 2 * q * q) * y - q * s * z,
    -p * s * x + q * s * y + (1 - 2 * p * p - 2 * q * q) * z,
  ];
}

function toEquatorial(t: number, lon: number, lat: number, range: number, out: Float64Array, at: number): void {
  const [x, y, z] = toEcliptic2000(t, lon, lat, range / KM_PER_AU);
  const cosE = Math.cos(OBLIQUITY_RAD);
  const sinE = Math.sin(OBLIQUITY_RAD);
  const ye = cosE * y - sinE * z;
  const cosO = Math.cos(ORIGIN_RAD);
  const sinO = Math.sin(ORIGIN_RAD);
  out[at] = cosO * x - sinO * ye;
  out[at + 1] = sinO * x + cosO * ye;
  out[at + 2] = sinE * y + cosE * z;
}
