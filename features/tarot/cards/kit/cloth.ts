/** Folds and hatching: rows of the burin's strokes. */
import { type Cubic, cut, lerp, nth, panelPath, repeat, swell } from './geometry.ts';
import { tint } from './palette.ts';
import { shape, solid } from './shapes.ts';

/** Uneven on purpose: folds of one length look like a comb. */
const LENGTHS = [1, 0.46, 0.8, 0.34, 0.66, 0.92, 0.4, 0.74];

export interface Folding {
  /** Between which shares of the panel's breadth they lie. */
  lo?: number;
  hi?: number;
  /** Which end the strokes hang on. */
  from?: 'start' | 'mid' | 'end';
  /** How long they are, against the usual. */
  k?: number;
  /** Where in the row of lengths they begin. */
  off?: number;
}

/** Folds of cloth between two edges. */
export const folds = (
  left: Cubic,
  right: Cubic,
  count: number,
  width = 1,
  { lo = 0, hi = 1, from = 'end', k = 1, off = 0 }: Folding = {},
): string =>
  repeat(count, (index) => {
    const curve = lerp(left, right, lo + ((hi - lo) * (index + 0.5)) / count);
    const length = nth(LENGTHS, index + off) * k;
    if (from === 'end') return swell(cut(curve, 1 - length, 1), width);
    return swell(from === 'start' ? cut(curve, 0, length) : cut(curve, 0.5 - length / 2, 0.5 + length / 2), width);
  });

interface Cloth extends Folding {
  n?: number;
  w?: number;
  line?: string;
  hem?: string;
  sw?: number;
}

/** A panel of cloth: contour and folds. */
export const cloth = (
  left: Cubic,
  right: Cubic,
  fill: string,
  { n = 7, w = 1, line = tint.ink, hem = '', sw = 1.3, ...folding }: Cloth = {},
): string => shape(panelPath(left, right, hem), fill, sw) + solid(folds(left, right, n, w, folding), line);

type Straight = readonly [x0: number, y0: number, x1: number, y1: number];

const straight = ([x0, y0, x1, y1]: Straight): Cubic => {
  const [dx, dy] = [(x1 - x0) / 3, (y1 - y0) / 3];
  return [x0, y0, x0 + dx, y0 + dy, x0 + 2 * dx, y0 + 2 * dy, x1, y1];
};

/** Strokes of the burin, straight (four numbers) or curved (eight). */
export const strokes = (list: readonly (Straight | Cubic)[], width = 0.9, color: string = tint.ink): string =>
  solid(list.map((one) => swell(one.length === 4 ? straight(one) : one, width)).join(''), color);

/** A row of equal strokes from one point to another: the shaded side of a thing. */
export const hatch = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  count: number,
  dx: number,
  dy: number,
  width = 0.6,
  color: string = tint.ink,
): string =>
  solid(
    repeat(count, (index) => {
      const share = index / (count - 1);
      const [x, y] = [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share];
      return swell(straight([x, y, x + dx, y + dy]), width);
    }),
    color,
  );
