import { polarPoint, repeat } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { disc, line, place, shape } from '../kit/shapes.ts';

/** A leaf that grows from its foot. */
export const leafAt = (x: number, y: number, r: number, s = 1, c: string = tint.moss) =>
  place(x, y, s, shape('M0 0C4-3 5-9 0-13C-5-9-4-3 0 0Z', c, 0.9), r);

export const rose = (x: number, y: number, s: number, c: string) =>
  place(
    x,
    y,
    s,
    repeat(5, (i) => disc(...polarPoint(5, i * 72 + 36), 4.6, c, 0.8)) +
      disc(0, 0, 6, c, 0.8) +
      line('M-3.5-1C-2-5 4-4 3.5 0C3 4-2.5 3.5-2 0C-1.5-2 1.5-1.5 1 .5M-5.5 2.5C-3 6 3.5 6 5.5 2', 0.8, tint.wine),
  );
