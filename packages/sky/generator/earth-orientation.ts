// Where the ecliptic, equator and equinox of date stand: long-term precession (Vondrak, Capitaine, Wallace 2011) with the frame
// bias of IERS Conventions 2010, and IAU 2000B nutation with the full polynomial arguments (the linear ones cost 0.24 arcsec at year 0).
import { delaunay } from '../src/lunar-arguments.ts';
import { ARCSEC_RAD } from './grid.ts';
import type { EarthOrientationTables } from './inputs.ts';

const OBLIQUITY_2000_RAD = 84381.406 * ARCSEC_RAD;
/** Offsets of the J2000 mean pole and equinox from ICRF, radians. */
const BIAS_X = -0.016617 * ARCSEC_RAD;
const BIAS_E = -0.0068192 * ARCSEC_RAD;
const BIAS_R = -0.0146 * ARCSEC_RAD;

export interface EarthOrientation {
  /** Rows of the rotation from ICRF to the mean ecliptic and equinox of date (nine numbers), and the mean obliquity, radians. */
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
    const horner = (c: number[]): number => c.reduceRight((sum, each) => sum * t + each, 0);
    pair[0] = (first + horner(polynomials[0] as number[])) * ARCSEC_RAD;
    pair[1] = (second + horner(polynomials[1] as number[])) * ARCSEC_RAD;
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
      const ecliptic = [p, -q * c0 - w * s0, -q * s0 + w * c0] as const;
      periodicPair(t, tables.xypol, tables.xyper);
      const x = pair[0] as number;
      const y = pair[1] as number;
      const equator = [x, y, Math.sqrt(Math.max(0, 1 - x * x - y * y))] as const;
      const cross = crossProduct(equator, ecliptic);
      const sine = Math.hypot(...cross);
      const equinox = [cross[0] / sine, cross[1] / sine, cross[2] / sine] as const;
      const square = crossProduct(ecliptic, equinox);
      [equinox, square, ecliptic].forEach((row, i) => {
        rows[i * 3] = row[0] - row[1] * BIAS_R + row[2] * BIAS_X;
        rows[i * 3 + 1] = row[0] * BIAS_R + row[1] + row[2] * BIAS_E;
        rows[i * 3 + 2] = -row[0] * BIAS_X - row[1] * BIAS_E + row[2];
      });
      return Math.atan2(sine, equator[0] * ecliptic[0] + equator[1] * ecliptic[1] + equator[2] * ecliptic[2]);
    },
    nutation(jdTt) {
      const t = (jdTt - 2451545) / 36525;
      const { l, lp, f, d, om } = delaunay(t);
      let dpsi = 0;
      let deps = 0;
      for (const row of tables.nut) {
        const [nl, nlp, nf, nd, nom, ps, pst, pc, ec, ect, es] = row as [
          number, number, number, number, number, number, number, number, number, number, number,
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

function crossProduct(
  a: readonly [number, number, number],
  b: readonly [number, number, number],
): [number, number, number] {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
