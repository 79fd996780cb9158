import { strokes } from '../kit/cloth.ts';
import { repeat, short, swell } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, line, place, shape, solid } from '../kit/shapes.ts';
import { spark } from '../kit/stars.ts';

/** The four emblems, centred, about 40 high at scale 1 */
export const coin = (r = 18, k: string = tint.garnet) =>
  disc(0, 0, r, tint.leaf, 1.2) +
  disc(0, 0, r * 0.86, tint.pale, 0.8) +
  repeat(
    8,
    (i) =>
      `<g transform="rotate(${i * 45})">${shape(`M0 ${short(-r * 0.26)}C${short(r * 0.24)} ${short(-r * 0.42)} ${short(r * 0.22)} ${short(-r * 0.66)} 0 ${short(-r * 0.78)}C${short(-r * 0.22)} ${short(-r * 0.66)} ${short(-r * 0.24)} ${short(-r * 0.42)} 0 ${short(-r * 0.26)}Z`, i % 2 ? tint.leaf : k, 0.8)}</g>`,
  ) +
  disc(0, 0, r * 0.28, tint.leaf, 0.9) +
  disc(0, 0, r * 0.12, tint.ink, 0);

export const cup = (k: string = tint.garnet) =>
  shape(
    'M-15-19H15C15-4 10 4 3.5 6.5V11C9 12 12 15 12 19H-12C-12 15-9 12-3.5 11V6.5C-10 4-15-4-15-19Z',
    tint.leaf,
    1.2,
  ) +
  shape('M-14.6-12H14.6C14.2-8 13.2-4.5 11.8-1.8H-11.8C-13.2-4.5-14.2-8-14.6-12Z', k, 1) +
  solid(
    repeat(5, (i) => spark(-9.6 + i * 4.8, -7, 1.9)),
    tint.pale,
  ) +
  shape('M-16.5-21.5H16.5V-18H-16.5Z', tint.pale, 1) +
  disc(0, 9, 3, k, 1) +
  strokes(
    [
      [8, 0, 10, -2, 11, -4, 11.5, -6],
      [6, 14, 8, 15, 9, 16, 10, 18],
    ],
    0.8,
  );

export const sword = (k: string = tint.garnet, l = 60) =>
  shape(`M-3 8V${-l}L0 ${-l - 10}L3 ${-l}V8Z`, tint.paper, 1.1) +
  line(`M0 ${-l}V6`, 0.7) +
  solid(swell([1.6, -l + 4, 1.8, -l * 0.6, 1.8, -l * 0.3, 1.6, 4], 1.1), tint.ink) +
  shape('M-13 7C-7 10.5 7 10.5 13 7C14.5 9 14.5 11 13 13C7 10.5-7 10.5-13 13C-14.5 11-14.5 9-13 7Z', tint.leaf, 1.1) +
  shape('M-2.6 12H2.6V28H-2.6Z', k, 1) +
  line('M-2.6 16H2.6M-2.6 20H2.6M-2.6 24H2.6', 0.7) +
  disc(0, 31.5, 4, tint.leaf, 1.1);

export const baton = (k: string = tint.moss, l = 46) =>
  shape(`M-4 ${l}L-5.5 ${-l + 6}C-6.5 ${-l} 6.5 ${-l} 5.5 ${-l + 6}L4 ${l}C2 ${l + 3}-2 ${l + 3}-4 ${l}Z`, k, 1.2) +
  strokes(
    [
      [-2, l - 4, -2.5, l * 0.3, -3, -l * 0.3, -2.5, -l + 8],
      [1.5, l - 4, 1.6, l * 0.4, 2.2, -l * 0.2, 2, -l + 8],
    ],
    0.9,
  ) +
  [-0.55, -0.1, 0.35]
    .map(
      (t, i) =>
        shape(
          `M${i % 2 ? -5 : 5} ${short(l * t + 3)}l${i % 2 ? -7 : 7} -5l${i % 2 ? 1 : -1} -4l${i % 2 ? 6 : -6} 2Z`,
          k,
          1,
        ) + disc(i % 2 ? -12 : 12, short(l * t - 3.5), 1.8, tint.garnet, 0.8),
    )
    .join('') +
  `<ellipse cx="0" cy="${-l + 4.5}" rx="5" ry="2.6" fill="${tint.leaf}" stroke="${tint.ink}" stroke-width="1"/>`;

/** A flourish: two scrolls, two leaves, a bud; half of it, then mirrored */
const half = (c: string, bud: string) =>
  line('M0 0C8-9 22-11 29-3C34 4 30 12 24 11C20 10 19 5 23 3.5', 1.2, c) +
  shape('M7-5.5C6-12 11-17 19-17.5C19-11 14-6 7-5.5Z', c, 0.7) +
  shape('M13-7.5C17-2 15 5 9 9C7 3 8-4 13-7.5Z', c, 0.7) +
  line('M9-7C12-10 15-13 18-15.5M12.5-5C12.5-1 11 3 9.5 6', 0.5, tint.pale) +
  disc(24, 5, 2.2, bud, 0.8);

export const vine = (x: number, y: number, s: number, rot = 0, c: string = tint.moss, bud: string = tint.garnet) =>
  place(x, y, s, bothSides(half(c, bud), 0) + shape('M0 4C-4 1-4-5 0-11C4-5 4 1 0 4Z', bud, 0.8), rot);
