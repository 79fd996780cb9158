/** Stars and rays. */
import { polar, repeat } from './geometry.ts';
import { tint } from './palette.ts';
import { solid } from './shapes.ts';

/** A star of four points; `waist` is how slender it is. */
export const spark = (x: number, y: number, radius: number, waist = 0.2): string =>
  `M${repeat(8, (index) => (index ? 'L' : '') + polar(index % 2 ? radius * waist : radius, index * 45, x, y))}Z`;
export const sparks = (list: readonly (readonly [x: number, y: number, radius: number])[], fill: string = tint.pale) =>
  solid(list.map(([x, y, radius]) => spark(x, y, radius)).join(''), fill);

/** Lines from a centre, of one length or of a length for each. */
export const rays = (
  x: number,
  y: number,
  count: number,
  from: number,
  to: number | ((index: number) => number),
  turn = 0,
  first = 0,
  span = 360,
): string =>
  repeat(count, (index) => {
    const angle = turn + first + (index * span) / (span === 360 ? count : count - 1);
    return `M${polar(from, angle, x, y)}L${polar(typeof to === 'function' ? to(index) : to, angle, x, y)}`;
  });

/** Thin wedges of light about a centre, long and short by turns. */
export const beams = (
  x: number,
  y: number,
  count: number,
  from: number,
  short: number,
  long: number,
  first = 0,
  span = 360,
  half = 0.5,
): string =>
  repeat(count, (index) => {
    const angle = first + (index * span) / (span === 360 ? count : count - 1);
    return `M${polar(from, angle - half, x, y)}L${polar(index % 2 ? short : long, angle, x, y)}L${polar(from, angle + half, x, y)}Z`;
  });

/** A star cut like a stone: each point has a lit and a shaded side. */
export const facets = (
  x: number,
  y: number,
  count: number,
  outer: number,
  inner: number,
  turn: number,
  shaded: string,
  lit: string,
): string =>
  repeat(count, (index) => {
    const [angle, half] = [turn + (index * 360) / count, 180 / count];
    const side = (at: number, fill: string) =>
      solid(`M${x} ${y}L${polar(outer, angle, x, y)}L${polar(inner, at, x, y)}Z`, fill);
    return side(angle + half, shaded) + side(angle - half, lit);
  });
