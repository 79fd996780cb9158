/** Small things that several emblems are made of, drawn about (0, 0). */
import { strokes } from '../../kit/cloth.ts';
import { tint } from '../../kit/palette.ts';
import { disc, line, place, shape } from '../../kit/shapes.ts';

export const flame = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    scale,
    shape('M0 14C-12 10-13-2-6-10C-5-4-2-4-2-9C-1-16-4-20 1-26C7-18 13-8 11 2C10 9 6 13 0 14Z', tint.garnet, 1.1) +
      shape('M0 13C-7 10-7 3-3-2C-1-6 0-10 1-14C6-6 8 0 6 6C5 10 3 12 0 13Z', tint.leaf, 0.9),
  );

/** A dove that flies to our left. */
export const dove = (x: number, y: number, scale: number, flip = false, fill: string = tint.paper): string =>
  place(
    x,
    y,
    scale,
    shape('M-20 2C-18-5-10-7-4-3C4 0 12 0 20 4L28 1L26 8C18 14 4 14-6 10C-14 12-18 8-20 2Z', fill, 1.1) +
      shape('M-2-1C-4-14 2-24 14-28C13-20 16-14 20-10C16-2 8 2-2-1Z', fill, 1.1) +
      strokes(
        [
          [4, -8, 6, -14, 9, -19, 12, -22],
          [9, -6, 11, -10, 13, -13, 15, -15],
        ],
        0.8,
      ) +
      shape('M-20 2L-26 4L-19 6Z', tint.leaf, 0.8) +
      disc(-14, 0, 1, tint.ink, 0),
    0,
    flip,
  );

export const heart = (x: number, y: number, scale: number, fill: string = tint.garnet): string =>
  place(x, y, scale, shape('M0 14C-12 5-17-3-14-10C-11-16-3-15 0-8C3-15 11-16 14-10C17-3 12 5 0 14Z', fill, 1.1));

/** An open book seen from before. */
export const openBook = (x: number, y: number, scale: number, cover: string = tint.garnet): string =>
  place(
    x,
    y,
    scale,
    shape('M0 16C-10 9-24 9-34 14V-12C-24-17-10-17 0-10C10-17 24-17 34-12V14C24 9 10 9 0 16Z', cover, 1.2) +
      shape('M0 12C-10 5-22 5-31 9V-15C-22-19-10-19 0-12C10-19 22-19 31-15V9C22 5 10 5 0 12Z', tint.paper, 1.1) +
      line(
        'M0-12V12M-26-9C-18-12-10-11-5-8M-26-3C-18-6-10-5-5-2M-26 3C-18 0-10 1-5 4M26-9C18-12 10-11 5-8M26-3C18-6 10-5 5-2M26 3C18 0 10 1 5 4',
        0.7,
      ),
  );

export const olive = (x: number, y: number, scale: number, turn = 0): string =>
  place(
    x,
    y,
    scale,
    line('M0 20C-2 8 2-6 0-20', 1.6, tint.moss) +
      [-14, -4, 6]
        .map((step) =>
          shape(
            `M0 ${step}C-4 ${step - 8}-12 ${step - 9}-15 ${step - 7}C-12 ${step - 1}-6 ${step + 2} 0 ${step}ZM0 ${step + 4}C4 ${step - 4} 12 ${step - 5} 15 ${step - 3}C12 ${step + 3} 6 ${step + 6} 0 ${step + 4}Z`,
            tint.moss,
            0.8,
          ),
        )
        .join('') +
      shape('M0-18C-4-24-3-28 0-31C3-28 4-24 0-18Z', tint.moss, 0.8),
    turn,
  );

export const coil = (x: number, y: number, scale: number): string =>
  place(x, y, scale, line('M0 0C4-4 10 0 8 6C5 13-7 12-10 4C-13-8-2-16 9-13', 1));
