// Accelerations of the integrated bodies, au/day^2, barycentric ICRF axes.
// - Newtonian attraction of Sun, planets, Pluto; Earth and Moon attract as two points around their integrated
//   barycentre, the Moon's place being prescribed by the lunar theory;
// - 100 asteroids and a ring of 5 points attract the Sun and planets and feel them, plus the three heaviest
//   asteroids;
// - the Sun's J2; first post-Newtonian terms: Einstein-Infeld-Hoffmann among the ten large bodies, the Sun's alone on
//   the rest.
import { LIGHT_AU_PER_DAY } from './grid.ts';
import type { InitialState } from './inputs.ts';

const SUN = 0;
const EMB = 3;
const LARGE = 10;
/** Points that attract: the ten large ones, with the Earth in the barycentre's slot, and the Moon. */
const MOON = 10;
const POINTS = 11;
/** Ceres, Pallas, Vesta lead the list of asteroids, which is sorted by mass. */
const HEAVY_ASTEROIDS = 3;

const C2 = LIGHT_AU_PER_DAY * LIGHT_AU_PER_DAY;
const SUN_RADIUS_AU = 696000 / 149597870.7;
/** Pole of the Sun's rotation: right ascension 286.13, declination 63.87 degrees (IAU). */
const POLE = [
  Math.cos((63.87 * Math.PI) / 180) * Math.cos((286.13 * Math.PI) / 180),
  Math.cos((63.87 * Math.PI) / 180) * Math.sin((286.13 * Math.PI) / 180),
  Math.sin((63.87 * Math.PI) / 180),
] as const;

export interface ForceModel {
  bodyCount: number;
  /** `x`, `v`, `a`: three numbers a body; `moon`: geocentric Moon at the same instant. */
  accelerate(x: Float64Array, v: Float64Array, moon: Float64Array, a: Float64Array): void;
}

export function createForceModel(state: InitialState): ForceModel {
  const count = state.bodies.length;
  const gm = Float64Array.from(state.bodies, (body) => body.gm);
  const ratio = state.earth_moon_mass_ratio;
  const earthShare = ratio / (1 + ratio);
  const moonShare = 1 / (1 + ratio);
  const pointGm = new Float64Array(POINTS);
  for (let i = 0; i < LARGE; i++) pointGm[i] = gm[i] as number;
  pointGm[EMB] = (gm[EMB] as number) * earthShare;
  pointGm[MOON] = (gm[EMB] as number) * moonShare;
  const px = new Float64Array(POINTS * 3);
  const pa = new Float64Array(POINTS * 3);
  const newton = new Float64Array(LARGE * 3);
  const potential = new Float64Array(LARGE);
  const inverse = new Float64Array(LARGE * LARGE);
  const j2Factor = 1.5 * state.sun_j2 * SUN_RADIUS_AU * SUN_RADIUS_AU;

  function attractLarge(): void {
    for (let i = 0; i < POINTS; i++) {
      const i3 = i * 3;
      for (let j = i + 1; j < POINTS; j++) {
        if (i === EMB && j === MOON) continue; // internal to the barycentre
        const j3 = j * 3;
        const dx = (px[j3] as number) - (px[i3] as number);
        const dy = (px[j3 + 1] as number) - (px[i3 + 1] as number);
        const dz = (px[j3 + 2] as number) - (px[i3 + 2] as number);
        const r2 = dx * dx + dy * dy + dz * dz;
        const w = 1 / (r2 * Math.sqrt(r2));
        const wi = w * (pointGm[j] as number);
        const wj = w * (pointGm[i] as number);
        pa[i3] = (pa[i3] as number) + wi * dx;
        pa[i3 + 1] = (pa[i3 + 1] as number) + wi * dy;
        pa[i3 + 2] = (pa[i3 + 2] as number) + wi * dz;
        pa[j3] = (pa[j3] as number) - wj * dx;
        pa[j3 + 1] = (pa[j3 + 1] as number) - wj * dy;
        pa[j3 + 2] = (pa[j3 + 2] as number) - wj * dz;
      }
    }
  }

  function attractSmall(x: Float64Array, v: Float64Array, a: Float64Array): void {
    const gmSun = gm[SUN] as number;
    for (let i = LARGE; i < count; i++) {
      const i3 = i * 3;
      const x0 = x[i3] as number;
      const x1 = x[i3 + 1] as number;
      const x2 = x[i3 + 2] as number;
      const own = gm[i] as number;
      let ax = 0;
      let ay = 0;
      let az = 0;
      for (let j = 0; j < POINTS; j++) {
        const j3 = j * 3;
        const dx = (px[j3] as number) - x0;
        const dy = (px[j3 + 1] as number) - x1;
        const dz = (px[j3 + 2] as number) - x2;
        const r2 = dx * dx + dy * dy + dz * dz;
        const w = 1 / (r2 * Math.sqrt(r2));
        const wi = w * (pointGm[j] as number);
        const wj = w * own;
        ax += wi * dx;
        ay += wi * dy;
        az += wi * dz;
        pa[j3] = (pa[j3] as number) - wj * dx;
        pa[j3 + 1] = (pa[j3 + 1] as number) - wj * dy;
        pa[j3 + 2] = (pa[j3 + 2] as number) - wj * dz;
      }
      for (let j = LARGE; j < LARGE + HEAVY_ASTEROIDS; j++) {
        if (j === i) continue;
        const dx = (x[j * 3] as number) - x0;
        const dy = (x[j * 3 + 1] as number) - x1;
        const dz = (x[j * 3 + 2] as number) - x2;
        const r2 = dx * dx + dy * dy + dz * dz;
        const w = (gm[j] as number) / (r2 * Math.sqrt(r2));
        ax += w * dx;
        ay += w * dy;
        az += w * dz;
      }
      // The Sun's post-Newtonian term, heliocentric.
      const rx = x0 - (x[0] as number);
      const ry = x1 - (x[1] as number);
      const rz = x2 - (x[2] as number);
      const vx = (v[i3] as number) - (v[0] as number);
      const vy = (v[i3 + 1] as number) - (v[1] as number);
      const vz = (v[i3 + 2] as number) - (v[2] as number);
      const r2 = rx * rx + ry * ry + rz * rz;
      const r = Math.sqrt(r2);
      const k = gmSun / (C2 * r2 * r);
      const radial = k * ((4 * gmSun) / r - (vx * vx + vy * vy + vz * vz));
      const along = 4 * k * (rx * vx + ry * vy + rz * vz);
      a[i3] = ax + radial * rx + along * vx;
      a[i3 + 1] = ay + radial * ry + along * vy;
      a[i3 + 2] = az + radial * rz + along * vz;
    }
  }

  function addSunOblateness(): void {
    const gmSun = gm[SUN] as number;
    for (let i = 1; i < POINTS; i++) {
      const i3 = i * 3;
      const rx = (px[i3] as number) - (px[0] as number);
      const ry = (px[i3 + 1] as number) - (px[1] as number);
      const rz = (px[i3 + 2] as number) - (px[2] as number);
      const r2 = rx * rx + ry * ry + rz * rz;
      const r = Math.sqrt(r2);
      const sinLat = (rx * POLE[0] + ry * POLE[1] + rz * POLE[2]) / r;
      const k = (gmSun * j2Factor) / (r2 * r2);
      const radial = (k * (5 * sinLat * sinLat - 1)) / r;
      const polar = -2 * k * sinLat;
      const back = (pointGm[i] as number) / gmSun;
      const fx = radial * rx + polar * POLE[0];
      const fy = radial * ry + polar * POLE[1];
      const fz = radial * rz + polar * POLE[2];
      pa[i3] = (pa[i3] as number) + fx;
      pa[i3 + 1] = (pa[i3 + 1] as number) + fy;
      pa[i3 + 2] = (pa[i3 + 2] as number) + fz;
      pa[0] = (pa[0] as number) - back * fx;
      pa[1] = (pa[1] as number) - back * fy;
      pa[2] = (pa[2] as number) - back * fz;
    }
  }

  /** Einstein-Infeld-Hoffmann terms, beta = gamma = 1, the Earth and Moon taken as their barycentre. */
  function addRelativity(x: Float64Array, v: Float64Array, a: Float64Array): void {
    potential.fill(0);
    for (let i = 0; i < LARGE; i++) {
      for (let j = i + 1; j < LARGE; j++) {
        const dx = (x[j * 3] as number) - (x[i * 3] as number);
        const dy = (x[j * 3 + 1] as number) - (x[i * 3 + 1] as number);
        const dz = (x[j * 3 + 2] as number) - (x[i * 3 + 2] as number);
        const inv = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
        inverse[i * LARGE + j] = inv;
        inverse[j * LARGE + i] = inv;
        potential[i] = (potential[i] as number) + (gm[j] as number) * inv;
        potential[j] = (potential[j] as number) + (gm[i] as number) * inv;
      }
    }
    for (let i = 0; i < LARGE; i++) {
      const i3 = i * 3;
      const vix = v[i3] as number;
      const viy = v[i3 + 1] as number;
      const viz = v[i3 + 2] as number;
      const vi2 = vix * vix + viy * viy + viz * viz;
      let ax = 0;
      let ay = 0;
      let az = 0;
      for (let j = 0; j < LARGE; j++) {
        if (j === i) continue;
        const j3 = j * 3;
        const dx = (x[j3] as number) - (x[i3] as number);
        const dy = (x[j3 + 1] as number) - (x[i3 + 1] as number);
        const dz = (x[j3 + 2] as number) - (x[i3 + 2] as number);
        const vjx = v[j3] as number;
        const vjy = v[j3 + 1] as number;
        const vjz = v[j3 + 2] as number;
        const ajx = newton[j3] as number;
        const ajy = newton[j3 + 1] as number;
        const ajz = newton[j3 + 2] as number;
        const inv = inverse[i * LARGE + j] as number;
        const pull = (gm[j] as number) * inv;
        const w = pull * inv * inv;
        const radialSpeed = (dx * vjx + dy * vjy + dz * vjz) * inv;
        const factor =
          -4 * (potential[i] as number) -
          (potential[j] as number) +
          vi2 +
          2 * (vjx * vjx + vjy * vjy + vjz * vjz) -
          4 * (vix * vjx + viy * vjy + viz * vjz) -
          1.5 * radialSpeed * radialSpeed +
          0.5 * (dx * ajx + dy * ajy + dz * ajz);
        const drag = -(dx * (4 * vix - 3 * vjx) + dy * (4 * viy - 3 * vjy) + dz * (4 * viz - 3 * vjz));
        ax += w * (factor * dx + drag * (vix - vjx)) + 3.5 * pull * ajx;
        ay += w * (factor * dy + drag * (viy - vjy)) + 3.5 * pull * ajy;
        az += w * (factor * dz + drag * (viz - vjz)) + 3.5 * pull * ajz;
      }
      a[i3] = (newton[i3] as number) + ax / C2;
      a[i3 + 1] = (newton[i3 + 1] as number) + ay / C2;
      a[i3 + 2] = (newton[i3 + 2] as number) + az / C2;
    }
  }

  return {
    bodyCount: count,
    accelerate(x, v, moon, a) {
      for (let k = 0; k < LARGE * 3; k++) px[k] = x[k] as number;
      for (let axis = 0; axis < 3; axis++) {
        const emb = x[EMB * 3 + axis] as number;
        const offset = moon[axis] as number;
        px[EMB * 3 + axis] = emb - moonShare * offset;
        px[MOON * 3 + axis] = emb + earthShare * offset;
      }
      pa.fill(0);
      attractLarge();
      attractSmall(x, v, a);
      addSunOblateness();
      for (let k = 0; k < LARGE * 3; k++) newton[k] = pa[k] as number;
      for (let axis = 0; axis < 3; axis++) {
        newton[EMB * 3 + axis] =
          earthShare * (pa[EMB * 3 + axis] as number) + moonShare * (pa[MOON * 3 + axis] as number);
      }
      addRelativity(x, v, a);
    },
  };
}
