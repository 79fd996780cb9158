import type { Point } from '../geometry/index.ts';
import type { Placer } from './circle.ts';
import { hundredth } from './circle.ts';
import type { RingPlan } from './plans.ts';
import type { Box, Disc, Shape } from './shapes.ts';

/** What a body takes of the drawing when it stands at an angle: its glyph, then its degrees and minutes towards the centre. */
export interface BodySpot {
  /** The longitude the glyph is drawn at, spread from the true one. */
  readonly shownDeg: number;
  readonly glyph: Disc;
  readonly degrees: Box;
  /** Minutes, the retrograde mark, both, or nothing. */
  readonly second?: Box;
  readonly minutesAt?: Point;
  readonly retrogradeAt?: Point;
}

/** Widths of Figtree's tabular figures at weight 650, in em, a little generous; heights are those of capitals. */
const TWO_FIGURES_EM = 1.3;
const DEGREE_SIGN_EM = 0.4;
const PRIME_EM = 0.26;
const FIGURE_HEIGHT_EM = 0.72;
const LINE_GAP = 2.4;
const OWN_AIR = 2;

/** Size of the two lines, whatever the angle. */
function linesOf(ring: RingPlan, retrograde: boolean) {
  const degreesWidth = ring.degreeSize * (TWO_FIGURES_EM + DEGREE_SIGN_EM);
  const degreesHeight = ring.degreeSize * FIGURE_HEIGHT_EM;
  const minutesWidth = ring.minuteSize ? ring.minuteSize * (TWO_FIGURES_EM + PRIME_EM) : 0;
  const markWidth = retrograde ? ring.retrogradeSize : 0;
  const secondWidth = minutesWidth + markWidth;
  const secondHeight = secondWidth
    ? Math.max(ring.minuteSize ? ring.minuteSize * FIGURE_HEIGHT_EM : 0, markWidth * 0.8)
    : 0;
  const height = degreesHeight + (secondWidth ? LINE_GAP + secondHeight : 0);
  return { degreesWidth, degreesHeight, minutesWidth, markWidth, secondWidth, secondHeight, height };
}

export function bodySpot(at: Placer, ring: RingPlan, shownDeg: number, retrograde: boolean): BodySpot {
  const lines = linesOf(ring, retrograde);
  const glyph: Disc = { centre: at(shownDeg, ring.glyphs), radius: ring.glyphSize / 2 + 0.8 };
  const half: Point = [Math.max(lines.degreesWidth, lines.secondWidth) / 2, lines.height / 2];
  const [x, y] = at(shownDeg, ring.glyphs - labelDistance(glyph, half, ring.glyphs));
  const top = y - half[1];
  const degrees: Box = {
    centre: [x, hundredth(top + lines.degreesHeight / 2)],
    half: [lines.degreesWidth / 2, lines.degreesHeight / 2],
  };
  if (!lines.secondWidth) return { shownDeg, glyph, degrees };
  const secondY = hundredth(top + lines.degreesHeight + LINE_GAP + lines.secondHeight / 2);
  return {
    shownDeg,
    glyph,
    degrees,
    second: { centre: [x, secondY], half: [lines.secondWidth / 2, lines.secondHeight / 2] },
    minutesAt: lines.minutesWidth ? [hundredth(x - lines.markWidth / 2), secondY] : undefined,
    retrogradeAt: retrograde ? [hundredth(x + lines.minutesWidth / 2), secondY] : undefined,
  };
}

/**
 * How far along the radius the label's centre stands from the glyph's: as near as their air allows. The way from the disc to an upright
 * box is straight to a side where the radius is steep or flat, and to a corner between.
 */
function labelDistance({ centre, radius }: Disc, [halfWidth, halfHeight]: Point, glyphRadius: number): number {
  const cos = Math.abs(centre[0]) / glyphRadius;
  const sin = Math.abs(centre[1]) / glyphRadius;
  const clear = radius + OWN_AIR;
  const sideways = (clear + halfWidth) / cos;
  if (sideways * sin <= halfHeight) return sideways;
  const upright = (clear + halfHeight) / sin;
  if (upright * cos <= halfWidth) return upright;
  const middle = cos * halfWidth + sin * halfHeight;
  return middle + Math.sqrt(middle ** 2 - halfWidth ** 2 - halfHeight ** 2 + clear ** 2);
}

export function shapesOf({ glyph, degrees, second }: BodySpot): Shape[] {
  return second ? [glyph, degrees, second] : [glyph, degrees];
}
