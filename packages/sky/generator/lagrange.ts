// Interpolation of a regular grid of vectors by the polynomial through the nearest points (12: the error on the Moon's
// half-day grid and on Mercury's daily grid is under 1e-9 of the distance).
const POINTS = 12;
const BARYCENTRIC = new Float64Array(POINTS);
for (let i = 0, c = 1; i < POINTS; i++) {
  BARYCENTRIC[i] = i % 2 === 0 ? c : -c;
  c = (c * (POINTS - 1 - i)) / (i + 1);
}

/**
 * A table of vectors on a regular grid: `values[(index * stride) + offset + axis]`, index 0 at `start`, `perUnit`
 * samples a day.
 */
export interface Grid {
  values: Float64Array;
  stride: number;
  start: number;
  perDay: number;
}

const weights = new Float64Array(POINTS);

/** Writes x, y, z at time `t` (days) into `out[at..at+2]`. */
export function interpolate(grid: Grid, offset: number, t: number, out: Float64Array, at: number): void {
  const position = (t - grid.start) * grid.perDay;
  const nearest = Math.round(position);
  const { values, stride } = grid;
  if (Math.abs(position - nearest) < 1e-12) {
    for (let axis = 0; axis < 3; axis++) out[at + axis] = values[nearest * stride + offset + axis] as number;
    return;
  }
  const first = Math.floor(position) - POINTS / 2 + 1;
  let total = 0;
  for (let i = 0; i < POINTS; i++) {
    const w = (BARYCENTRIC[i] as number) / (position - first - i);
    weights[i] = w;
    total += w;
  }
  let x = 0;
  let y = 0;
  let z = 0;
  for (let i = 0, p = first * stride + offset; i < POINTS; i++, p += stride) {
    const w = weights[i] as number;
    x += w * (values[p] as number);
    y += w * (values[p + 1] as number);
    z += w * (values[p + 2] as number);
  }
  out[at] = x / total;
  out[at + 1] = y / total;
  out[at + 2] = z / total;
}
