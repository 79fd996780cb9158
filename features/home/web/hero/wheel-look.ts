/** Measures of a wheel in the units of its drawing, 760 across. */
export interface WheelLook {
  /** Outer radius of the graduated circle. */
  rim: number;
  /** Width of the band of signs. */
  band: number;
  signSize: number;
  bodySize: number;
  /** Radius of the circle that aspects are drawn in. */
  core: number;
  stroke: number;
  /** Degrees written by each body, ticks at every degree, the names of the angles: only where they can be read. */
  fine: boolean;
}

export const WHEEL_LOOKS = {
  wide: { rim: 346, band: 56, signSize: 36, bodySize: 32, core: 168, stroke: 1.5, fine: true },
  narrow: { rim: 368, band: 80, signSize: 54, bodySize: 47, core: 152, stroke: 2.2, fine: false },
  emblem: { rim: 368, band: 72, signSize: 48, bodySize: 44, core: 196, stroke: 2, fine: false },
} as const satisfies Record<string, WheelLook>;

/** Width of the graduated ring. */
export const RING = 14;

export interface WheelRadii {
  /** Inner edge of the band of signs. */
  inner: number;
  /** Middle of the band. */
  signs: number;
  /** Where the bodies stand. */
  bodies: number;
  /** Where their degrees are written. */
  labels: number;
}

export function radiiOf({ rim, band, bodySize }: WheelLook): WheelRadii {
  const inner = rim - RING - band;
  const bodies = inner - bodySize * 1.25;
  return { inner, signs: rim - RING - band / 2, bodies, labels: bodies - bodySize * 1.06 };
}

/** Arc that one body takes on its circle, in degrees: its glyph, its label and some air. */
export const bodyGapDeg = (look: WheelLook): number =>
  ((look.bodySize * (look.fine ? 1.36 : 1.26)) / radiiOf(look).bodies) * (180 / Math.PI);
