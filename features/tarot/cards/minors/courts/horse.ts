/** A knight's horse, seen from the side and walking to our left, about (0, 0): hindquarters, then chest, neck and head. */
import { folds, strokes } from '../../kit/cloth.ts';
import { limbPath, repeat, swell } from '../../kit/geometry.ts';
import { tint } from '../../kit/palette.ts';
import { disc, line, place, shape, silhouette, solid } from '../../kit/shapes.ts';

const hindquarters = (coat: string, mane: string) =>
  line('M62 2C76 4 78 26 68 44', 7) +
  line('M62 2C76 4 78 26 68 44', 4.6, mane) +
  silhouette(
    [
      limbPath([52, 18, 62, 34, 54, 44, 58, 58], 24, 9),
      limbPath([58, 58, 58, 64, 60, 68, 62, 72], 8, 7),
      limbPath([38, 22, 44, 36, 36, 46, 40, 60], 18, 8),
      limbPath([40, 60, 40, 66, 40, 70, 42, 74], 8, 7),
    ],
    coat,
    1.3,
  ) +
  shape('M57 70H68L67 76H56ZM37 72H48L47 78H36Z', tint.ink, 0.8) +
  silhouette(['M0-10C20-16 46-14 58-4C68 6 66 24 54 30C40 36 16 38 0 34Z'], coat, 1.3);

const forequarters = (coat: string, mane: string) =>
  silhouette(
    [
      'M-10-48C-15-49-20-45-23-39L-35-21C-38-16-37-11-33-10C-29-9-26-11-23-14C-17-17-12-19-8-25C-3-34-4-46-10-48Z',
      'M-14-46C4-48 16-30 22-8C28 14 20 36 2 38C-14 40-22 24-19 6C-17-4-13-12-15-22Z',
      'M4-10H30V36H4Z',
      limbPath([-10, 22, -20, 27, -28, 30, -36, 32], 18, 9),
      limbPath([-36, 31, -39, 41, -37, 48, -34, 55], 9, 6.5),
      limbPath([4, 28, 3, 44, 0, 56, 0, 68], 16, 9),
      limbPath([0, 66, -1, 72, 0, 76, 2, 80], 9, 7),
      'M-12-46L-13-57L-6-49Z',
    ],
    coat,
    1.3,
  ) +
  shape('M-38 53L-30 55L-29.5 61L-39.5 61Z', tint.ink, 0.8) +
  shape('M-3 78H7L7.5 84H-4.5Z', tint.ink, 0.8) +
  solid(
    repeat(10, (index) => {
      const share = index / 9;
      const [x, y] = [-6 + 24 * share, -48 + 30 * share * share + 10 * share];
      return swell([x, y, x + 9, y - 3, x + 12, y + 6, x + 9 + 5 * share, y + 15], 3.4);
    }),
    mane,
  ) +
  strokes(
    [
      [-8, 4, -12, 14, -10, 24, -2, 32],
      [0, -24, 6, -14, 8, -4, 8, 4],
    ],
    1,
  ) +
  disc(-17, -34, 1.5, tint.ink, 0) +
  line('M-20-37C-18-39-15-39-13.5-37M-33-14C-31-15-29-15-27-14', 0.9) +
  disc(-33.5, -17, 0.9, tint.ink, 0) +
  line('M-27-33C-22-28-16-24-9-25M-21-17C-17-26-14-36-12-46M-21-18C-8-6 8-12 24-24', 1.5, tint.leaf) +
  line('M-19 6C-8 16 8 16 20 8', 2.6) +
  line('M-19 6C-8 16 8 16 20 8', 1.3, tint.leaf);

export const horse = (coat: string, mane: string): string =>
  hindquarters(coat, mane) + place(0, 0, 0.94, forequarters(coat, mane));

export const saddlecloth = (fill: string): string =>
  shape('M2-14C14-20 36-20 46-12L50 16C38 24 14 24 4 16Z', fill, 1.3) +
  line('M5 12C16 19 38 19 49 11', 2.4, tint.leaf) +
  strokes(
    [
      [14, -14, 13, -4, 13, 6, 14, 16],
      [26, -16, 26, -4, 26, 8, 26, 19],
      [38, -14, 39, -4, 39, 6, 38, 16],
    ],
    1,
  );

/** A cloth that covers the horse's flanks, scalloped above its knees. */
export const caparison = (fill: string, trim: string): string =>
  shape(
    'M-15 2C-8-12 10-16 28-16C46-16 60-10 64 4C66 16 65 26 67 38C60 46 53 46 47 40C41 48 32 48 26 42C19 49 10 48 5 41C-2 46-10 43-16 34C-14 24-18 12-15 2Z',
    fill,
    1.3,
  ) +
  solid(folds([-13, 4, -14, 14, -12, 24, -14, 33], [62, 2, 64, 14, 63, 26, 65, 36], 9, 1.1)) +
  line('M-16 30C-9 38-2 40 5 36C11 43 19 43 26 37C32 43 41 43 47 35C53 41 60 41 67 33', 2.6, trim) +
  line('M-15-2C-4-10 40-18 62 0', 2.4, trim);
