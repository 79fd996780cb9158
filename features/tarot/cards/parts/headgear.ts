import { strokes } from '../kit/cloth.ts';
import { repeat, short } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { disc, line, shape, solid } from '../kit/shapes.ts';

/** Headgear, in the units of the face. */
export const crown = (fill: string = tint.leaf) =>
  shape(
    'M-9.6-8.6L-11.6-18.5L-6.6-14L-4.6-20.5L0-14.8L4.6-20.5L6.6-14L11.6-18.5L9.6-8.6C4.5-6.6-4.5-6.6-9.6-8.6Z',
    fill,
    1.2,
  ) +
  line('M-9.9-11.4C-4.5-9.4 4.5-9.4 9.9-11.4', 0.8) +
  (
    [
      [-11.6, -19.4],
      [-4.6, -21.4],
      [4.6, -21.4],
      [11.6, -19.4],
    ] as const
  )
    .map(([x, y]) => disc(x, y, 1.3, tint.garnet, 0.7))
    .join('') +
  disc(0, -8.5, 1.1, tint.garnet, 0.6) +
  disc(-5.4, -9, 0.9, tint.azure, 0.5) +
  disc(5.4, -9, 0.9, tint.azure, 0.5);

export const imperial = (cap: string = tint.garnet) =>
  shape('M-9.8-9.5C-13-19-8-25 0-25S13-19 9.8-9.5Z', cap, 1.2) +
  shape(
    'M-9.8-9.5C-14.5-18-10-26.5 0-26C-7-23-8.5-17-6.5-9.3ZM9.8-9.5C14.5-18 10-26.5 0-26C7-23 8.5-17 6.5-9.3Z',
    tint.leaf,
    1,
  ) +
  shape('M-1.8-8.8C-2.6-15-2-22 0-26C2-22 2.6-15 1.8-8.8Z', tint.leaf, 1) +
  shape('M-10.6-12.8C-4.5-10.6 4.5-10.6 10.6-12.8L9.9-8.2C4.5-6.2-4.5-6.2-9.9-8.2Z', tint.leaf, 1.2) +
  disc(0, -28.5, 2.7, tint.leaf, 1) +
  line('M0-31.2V-35.5M-2.2-33.6H2.2', 1.1) +
  repeat(5, (i) =>
    disc(-7.6 + i * 3.8, -9.6 + (i === 2 ? 0.6 : i % 4 ? 0.4 : 0), 0.9, i % 2 ? tint.azure : tint.garnet, 0.45),
  );

export const tiara = (fill: string = tint.leaf) =>
  shape('M-9.4-8.5C-12-17-8.5-30 0-34.5C8.5-30 12-17 9.4-8.5C4.5-6.4-4.5-6.4-9.4-8.5Z', tint.paper, 1.2) +
  (
    [
      [-8.6, 9.9, 0],
      [-16, 9.8, 0.6],
      [-23, 7.6, 1],
    ] as const
  )
    .map(
      ([y, w]) =>
        shape(
          `M${-w} ${y - 3}l1.2-3 2 1.8 ${short(w / 2 - 1.2)}-.6L0 ${y - 4.5}l${short(w - w / 2 - 2)}-.2 ${short(w / 2 - 1.2)}.5 2-1.8 1.2 3L${w - 0.4} ${y}C${w * 0.5} ${y + 1.9}-${w * 0.5} ${y + 1.9}-${w - 0.4} ${y}Z`.replace(
            /--/g,
            '-',
          ),
          fill,
          0.9,
        ) + disc(0, y - 0.6, 0.9, tint.garnet, 0.4),
    )
    .join('') +
  disc(0, -36.2, 1.9, fill, 0.9) +
  line('M0-38V-42M-1.8-40.3H1.8', 1);

/** A lying eight worn as a brim: the Juggler’s and Strength’s. */
export const eightHat = (top: string, a: string, b: string) =>
  shape('M-9-9.5C-8-19-4-22 0-22S8-19 9-9.5Z', top, 1.2) +
  shape(
    'M0-10C-6-15-13-19-21-17C-28-15-29-8-23-5C-16-2-6-5 0-10C6-15 13-19 21-17C28-15 29-8 23-5C16-2 6-5 0-10Z',
    a,
    1.2,
  ) +
  solid('M0-10C6-15 13-19 21-17C28-15 29-8 23-5C16-2 6-5 0-10Z', b) +
  line(
    'M0-10C6-15 13-19 21-17C28-15 29-8 23-5C16-2 6-5 0-10ZM-5-10.5C-10-14-16-16-20.5-14.5C-25-12.5-25-8.5-21-7.2C-16-5.8-10-7.5-5-10.5ZM5-10.5C10-14 16-16 20.5-14.5C25-12.5 25-8.5 21-7.2C16-5.8 10-7.5 5-10.5Z',
    0.7,
  );

export const veil = (c: string = tint.paper) =>
  shape(
    'M0-18C-11-18-13.5-8-13-2C-12.5 6-14 11-16 17C-9 21 9 21 16 17C14 11 12.5 6 13-2C13.5-8 11-18 0-18ZM0-11.5C5.5-11.5 8-7 8-3.5C8 3 6.5 9 2.8 11.6C1.3 12.7-1.3 12.7-2.8 11.6C-6.5 9-8-3-8-3.5C-8-7-5.5-11.5 0-11.5Z',
    c,
    1.2,
    tint.ink,
    ' fill-rule="evenodd"',
  ) +
  strokes(
    [
      [-10.5, -6, -11, 2, -10, 8, -12.5, 16],
      [-8.5, 4, -8, 9, -8, 13, -8.5, 18],
      [10.5, -6, 11, 2, 10, 8, 12.5, 16],
      [8.5, 4, 8, 9, 8, 13, 8.5, 18],
      [-3.5, 13.5, -3, 15, -3, 17, -3.4, 19.3],
      [3.5, 13.5, 3, 15, 3, 17, 3.4, 19.3],
    ],
    0.8,
  );
