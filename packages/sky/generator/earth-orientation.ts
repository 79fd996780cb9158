// Where the ecliptic, equator and equinox of date stand: long-term precession (Vondrak, Capitaine, Wallace 2011) with
// the frame bias of IERS Conventions 2010, and IAU 2000B nutation with the full polynomial arguments (the linear ones
// cost 0.24 arcsec at year 0).
import { delaunay } from '../src/lunar-arguments.ts';
import { ARCSEC_RAD } from './grid.ts';
import type { EarthOrientationTables } from './inputs.ts';

const OBLIQUITY_2000_RAD = 84381.406 * ARCSEC_RAD;
/** Offsets of the J2000 mean pole and equinox from ICRF, radians. */
const BIAS_X = -0.016617 * ARCSEC_RAD;
const BIAS_E = -0.0068192 * ARCSEC_RAD;
const BIAS_R = -0.0146 * ARCSEC_RAD;

/** Mean obliquity of the same paper (its table 3), arcseconds: polynomial, then period (centuries), cosine, sine. */
const OBLIQUITY_POLYNOMIAL = [84028.206305, 0.3624445, -0.00004039, -1.1e-7];
const OBLIQUITY_PERIODIC: [number, number, number][] = [
  [409.9, 753.87278, -1704.720302],
  [396.15, -247.805823, -862.308358],
  [537.22, 379.471484, 447.832178],
  [402.9, -53.880558, -889.571909],
  [417.15, -90.109153, 190.402846],
  [288.92, -353.60019, -56.564991],
  [4043, -63.115353, -296.222622],
  [306, -28.248187, -75.859952],
  [277, 17.703387, 67.473503],
  [203, 38.911307, 3.014055],
];

function horner(coefficients: number[], t: number): number {
  return coefficients.reduceRight((sum, each) => sum * t + each, 0);
}

function meanObliquity(t: number): number {
  let arcsec = horner(OBLIQUITY_POLYNOMIAL, t);
  for (const [period, cos, sin] of OBLIQUITY_PERIODIC) {
    const angle = (2 * Math.PI * t) / period;
    arcsec += cos * Math.cos(angle) + sin * Math.sin(angle);
  }
  return arcsec * ARCSEC_RAD;
}

export interface EarthOrientation {
  /**
   * Rows of the rotation from ICRF to the mean ecliptic and equinox of date (nine numbers), and the mean obliquity,
   * radians.
   */
  eclipticOfDate(jdTt: number, rows: Float64Array): number;
  /** Nutation in longitude and obliquity, radians. */
  nutation(jdTt: number): { dpsi: number; deps: number };
}

export function createEarthOrientation(tables: EarthOrientationTables): EarthOrientation {
  const pair = new Float64Array(2);

  function periodicPair(t: number, polynomials: number[][], periodic: number[][]): void {
    let first = 0;
    let second = 0;
    for (const [period, c1, c2, s1, s2] of periodic as [number, number, number, number, number][]) {
      const angle = (2 * Math.PI * t) / period;
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      first += cos * c1 + sin * s1;
      second += cos * c2 + sin * s2;
    }
    pair[0] = (first + horner(polynomials[0] as number[], t)) * ARCSEC_RAD;
    pair[1] = (second + horner(polynomials[1] as number[], t)) * ARCSEC_RAD;
  }

  return {
    eclipticOfDate(jdTt, rows) {
      const t = (jdTt - 2451545) / 36525;
      periodicPair(t, tables.pqpol, tables.pqper);
      const p = pair[0] as number;
      const q = pair[1] as number;
      const w = Math.sqrt(Math.max(0, 1 - p * p - q * q));
      const s0 = Math.sin(OBLIQUITY_2000_RAD);
      const c0 = Math.cos(OBLIQUITY_2000_RAD);
      const eclipticPole = [p, -q * c0 - w * s0, -q * s0 + w * c0] as const;
      periodicPair(t, tables.xypol, tables.xyper);
      const x = pair[0] as number;
      const y = pair[1] as number;
      const equator = [x, y, Math.sqrt(Math.max(0, 1 - x * x - y * y))] as const;
      const cross = crossProduct(equator, eclipticPole);
      const sine = Math.hypot(...cross);
      const equinox = [cross[0] / sine, cross[1] / sine, cross[2] / sine] as const;
      // The two poles give the equinox; the tilt between them is the paper's own series, within 0.2 arcsec of theirs
      // at year 0.
      const obliquity = meanObliquity(t);
      const cosE = Math.cos(obliquity);
      const sinE = Math.sin(obliquity);
      const east = crossProduct(equator, equinox);
      const square = [0, 1, 2].map((k) => cosE * (east[k] as number) + sinE * (equator[k] as number));
      const ecliptic = [0, 1, 2].map((k) => cosE * (equator[k] as number) - sinE * (east[k] as number));
      ([equinox, square, ecliptic] as [number, number, number][]).forEach((row, i) => {
        rows[i * 3] = row[0] - row[1] * BIAS_R + row[2] * BIAS_X;
        rows[i * 3 + 1] = row[0] * BIAS_R + row[1] + row[2] * BIAS_E;
        rows[i * 3 + 2] = -row[0] * BIAS_X - row[1] * BIAS_E + row[2];
      });
      return obliquity;
    },
    nutation(jdTt) {
      const t = (jdTt - 2451545) / 36525;
      const { l, lp, f, d, om } = delaunay(t);
      let dpsi = 0;
      let deps = 0;
      for (const row of tables.nut) {
        const [nl, nlp, nf, nd, nom, ps, pst, pc, ec, ect, es] = row as [
          number,
          number,
          number,
          number,
          number,
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        const angle = nl * l + nlp * lp + nf * f + nd * d + nom * om;
        const sin = Math.sin(angle);
        const cos = Math.cos(angle);
        dpsi += (ps + pst * t) * sin + pc * cos;
        deps += (ec + ect * t) * cos + es * sin;
      }
      // Fixed offsets stand for the planetary terms left out of the 2000B series.
      return { dpsi: (dpsi * 1e-7 - 0.000135) * ARCSEC_RAD, deps: (deps * 1e-7 + 0.000388) * ARCSEC_RAD };
    },
  };
}

/**
 * Mean longitude of the Earth (that of the mean Sun, less 180 degrees) from the mean equinox of date, radians: the
 * fixed-frame
 * polynomial of Simon et al. 1994, less the constant of aberration, carried to the date by the long-term precession.
 * It ties mean solar time to the stars in the centuries before clocks.
 */
export function createMeanEarthLongitude(orientation: EarthOrientation): (jdTt: number) => number {
  const fixed = new Float64Array(9);
  const rows = new Float64Array(9);
  orientation.eclipticOfDate(2451545, fixed);
  const aberration = (499.004783836 / 86400 / 365.2425) * 2 * Math.PI;
  return (jdTt) => {
    const t = (jdTt - 2451545) / 365250;
    const arcsec = 100.46645683 * 3600 + t * (1295977422.83429 + t * (-2.04411 - t * 0.00523));
    const lon = arcsec * ARCSEC_RAD - aberration;
    const x = Math.cos(lon);
    const y = Math.sin(lon);
    orientation.eclipticOfDate(jdTt, rows);
    let along = 0;
    let across = 0;
    for (let k = 0; k < 3; k++) {
      const component = (fixed[k] as number) * x + (fixed[3 + k] as number) * y;
      along += (rows[k] as number) * component;
      across += (rows[3 + k] as number) * component;
    }
    return Math.atan2(across, along);
  };
}

function crossProduct(
  a: readonly [number, number, number],
  b: readonly [number, number, number],
): [number, number, number] {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
