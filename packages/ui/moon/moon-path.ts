/** The seas, as centre and half axes in radii of the disc. */
export const MOON_SEAS = [
  [0.28, -0.42, 0.26, 0.2],
  [0.5, -0.12, 0.22, 0.26],
  [0.3, 0.1, 0.18, 0.14],
  [0.62, 0.2, 0.16, 0.2],
  [-0.3, -0.4, 0.36, 0.3],
  [-0.42, 0.06, 0.3, 0.34],
  [-0.1, 0.42, 0.22, 0.16],
  [0.74, -0.3, 0.1, 0.14],
] as const;

/**
 * The lit part of the disc, centred on the origin, as seen from the northern hemisphere: the limb turned to the Sun is
 * a half circle (right while waxing), the terminator a half ellipse of semi-axis |1 - 2 × fraction| × radius. Its area
 * is exactly fraction × the disc's.
 */
export function litMoonPath(illuminatedFraction: number, waxing: boolean, radius: number): string {
  const fraction = Math.min(1, Math.max(0, illuminatedFraction));
  const semiAxis = Math.round(Math.abs(1 - 2 * fraction) * radius * 100) / 100;
  const limbSweep = waxing ? 1 : 0;
  // Below half the terminator bends towards the lit limb and cuts into it, above half away from it.
  const terminatorSweep = fraction < 0.5 ? 1 - limbSweep : limbSweep;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${limbSweep} 0 ${radius}A${semiAxis} ${radius} 0 0 ${terminatorSweep} 0 ${-radius}Z`;
}
