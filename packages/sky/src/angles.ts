// Angles in degrees.

export const DEG_RAD = Math.PI / 180;
export const RAD_DEG = 180 / Math.PI;

/** In [0, 360). */
export function normalizeDeg(angle: number): number {
  const turned = angle - 360 * Math.floor(angle * (1 / 360));
  if (turned >= 360) return 0;
  return turned < 0 ? 0 : turned;
}

/** The shorter way between two angles, 0 to 180. */
export function apartDeg(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360;
  return Math.min(apart, 360 - apart);
}

/** The signed way from `b` to `a`, in [-180, 180). */
export function differenceDeg(a: number, b: number): number {
  return normalizeDeg(a - b + 180) - 180;
}
