import { strokes } from '../kit/cloth.ts';
import { swell } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { line, place, shape, solid } from '../kit/shapes.ts';

/** Grass that stands on the ground of a picture. */
export const tuft = (x: number, y: number, s = 1, c: string = tint.moss) =>
  place(
    x,
    y,
    s,
    solid(
      swell([0, 0, -1, -5, -4, -8, -7, -9], 2.2) +
        swell([0, 0, 0, -5, -1, -9, -1.5, -13], 2.4) +
        swell([0, 0, 1, -5, 3, -8, 6.5, -10], 2.2) +
        swell([0, 0, 3, -2, 6, -3, 9, -3.5], 1.8) +
        swell([0, 0, -3, -2, -6, -3, -9, -3.5], 1.8),
      c,
    ),
  );

export const sprig = (x: number, y: number, s = 1, c: string = tint.garnet) =>
  place(
    x,
    y,
    s,
    line('M0 0C0-5 1-9 0-14', 1, tint.moss) +
      solid('M0-4C4-4 6-7 6.5-10C3-10 .5-8 0-4ZM0-6C-4-6-6-9-6.5-12C-3-12-.5-10 0-6Z', tint.moss) +
      shape('M0-12C-3.5-13-4-17-3-20C-1.5-19-.6-18.5 0-21C.6-18.5 1.5-19 3-20C4-17 3.5-13 0-12Z', c, 0.8),
  );

export const earth = (y = 272, c: string = tint.mist, d = '') =>
  shape(d || `M19 ${y}C48 ${y - 6} 74 ${y + 3} 100 ${y - 1}C128 ${y - 5} 152 ${y + 3} 181 ${y - 3}V300H19Z`, c, 1.2) +
  strokes(
    [
      [26, y + 9, 40, y + 7, 50, y + 9, 60, y + 8],
      [72, y + 13, 88, y + 11, 96, y + 13, 112, y + 12],
      [128, y + 8, 144, y + 6, 156, y + 9, 172, y + 6],
      [40, y + 18, 52, y + 16, 60, y + 18, 74, y + 17],
      [120, y + 18, 136, y + 16, 146, y + 18, 160, y + 17],
    ],
    0.9,
  );

export const cloud = (x: number, y: number, s = 1, fill: string = tint.paper, flip = false) =>
  place(
    x,
    y,
    s,
    shape('M-26 6C-32 6-33-3-26-4C-27-11-18-14-14-9C-12-17 0-18 3-10C8-15 17-12 16-5C23-7 28 0 23 6Z', fill, 1.2) +
      line('M-20-3C-16-4-14-1-14 1M-6-8C-2-8 0-5-1-2M9-5C12-5 13-3 13-1M-20 3C-12 1-4 4 6 2', 0.7),
    0,
    flip,
  );

export const drop = (x: number, y: number, s = 1, fill: string = tint.garnet) =>
  place(x, y, s, solid('M0-7C4-1 4.5 2 4.5 3.5A4.5 4.5 0 0 1-4.5 3.5C-4.5 2-4-1 0-7Z', fill));
