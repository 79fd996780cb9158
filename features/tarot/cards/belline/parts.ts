import { folds, strokes } from '../kit/cloth.ts';
import { type Cubic, polar, repeat } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, line, place, shape, solid } from '../kit/shapes.ts';
import { facets } from '../kit/stars.ts';

export const hills = (c1: string, c2: string) =>
  shape('M-72 34C-44 18-20 30 4 22C28 14 50 28 72 18V96H-72Z', c1, 1.1) +
  shape('M-72 56C-40 44-14 60 12 50C36 42 54 54 72 48V96H-72Z', c2, 1.1);

export const cypress = (x: number, y: number, s = 1) =>
  place(
    x,
    y,
    s,
    shape('M0-40C7-26 8-12 5 0H-5C-8-12-7-26 0-40Z', tint.moss, 1.1) +
      strokes(
        [
          [0, -34, 3, -24, 3, -12, 1, -2],
          [-2, -24, -4, -16, -3, -8, -2, -2],
        ],
        0.9,
      ) +
      line('M0 0V5', 2),
  );

export const waves = (y: number, sea: string = tint.azure, crest: string = tint.sky) =>
  shape(
    `M-72 ${y}C-60 ${y - 7}-48 ${y - 7}-36 ${y}S-12 ${y + 7} 0 ${y}S24 ${y - 7} 36 ${y}S60 ${y + 7} 72 ${y}V100H-72Z`,
    sea,
    1.2,
  ) +
  strokes(
    [0, 1, 2, 3].flatMap((row) =>
      [-44, 4, 44].map((middle): Cubic => {
        const [x, top] = [middle + row * 7, y + 12 + row * 11];
        return [x - 18, top, x - 8, top - 4, x, top + 2, x + 12, top - 2];
      }),
    ),
    1.2,
    crest,
  );

export const sunrise = (y = 20, r = 26) =>
  solid(
    repeat(25, (i) => {
      const d = -90 + i * 7.5;
      return `M${polar(r + 5, d - 1, 0, y)}L${polar(i % 2 ? r + 16 : r + 62, d, 0, y)}L${polar(r + 5, d + 1, 0, y)}Z`;
    }),
    tint.gold,
  ) +
  disc(0, y, r, tint.leaf, 1.2) +
  disc(0, y, r - 4, tint.pale, 0.7);

export const star = (x: number, y: number, r: number) =>
  facets(x, y, 8, r * 0.66, r * 0.24, 22.5, '#c8953c', '#f0d18b') +
  facets(x, y, 8, r, r * 0.24, 0, '#d6a548', '#fbeabd');

export const bust = (c: string, d: string) =>
  shape('M-34 92C-34 66-20 54 0 54S34 66 34 92Z', c, 1.3) +
  solid(folds([-30, 64, -32, 74, -33, 82, -33, 92], [30, 64, 32, 74, 33, 82, 33, 92], 9, 1)) +
  shape('M-16 56C-8 66 8 66 16 56L20 62C10 74-10 74-20 62Z', d, 1.1);

export const pansy = (x: number, y: number, s: number, a: string, b: string) =>
  place(
    x,
    y,
    s,
    bothSides(
      shape('M0-2C-4-30-34-40-38-22C-40-6-18 2 0-2Z', a, 1.3) +
        solid(
          folds([-2, -4, -12, -18, -22, -28, -32, -30], [-4, -2, -16, -6, -26, -8, -36, -14], 4, 1.1, {
            from: 'start',
          }),
        ) +
        shape('M0-2C-16-14-40-8-36 10C-32 24-8 16 0-2Z', b, 1.3) +
        strokes(
          [
            [-3, 0, -12, 0, -20, 2, -28, 4],
            [-3, 2, -10, 6, -16, 8, -22, 10],
          ],
          1.3,
        ),
      0,
    ) +
      shape('M0-4C-18 4-24 34 0 36C24 34 18 4 0-4Z', tint.leaf, 1.3) +
      strokes(
        [
          [0, 2, 0, 10, 0, 16, 0, 26],
          [-2, 3, -5, 10, -7, 15, -9, 22],
          [2, 3, 5, 10, 7, 15, 9, 22],
        ],
        1.6,
        tint.wine,
      ) +
      disc(0, 0, 3.4, tint.paper, 1),
  );
