import { strokes } from '../kit/cloth.ts';
import { limbPath, polar, polarPoint, repeat } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { disc, limb, line, place, shape, silhouette, solid } from '../kit/shapes.ts';
import { rays, spark } from '../kit/stars.ts';
import { hairBack } from '../parts/hair.ts';
import { grip } from '../parts/hands.ts';
import { crown } from '../parts/headgear.ts';
import { face } from '../parts/heads.ts';
import { tuft } from '../parts/nature.ts';
import { wing } from '../parts/wings.ts';

const climber = (c: string, tunic: string, head: string) =>
  line('M9 18C22 20 28 34 20 46', 4.6) +
  line('M9 18C22 20 28 34 20 46', 2.4, c) +
  silhouette(
    [
      limbPath([3, 18, 8, 30, 4, 38, -7, 42], 12, 7),
      limbPath([-4, 20, -6, 29, -12, 33, -19, 32], 11, 6),
      limbPath([5, -14, 4, -24, -3, -33, -9, -40], 9, 6),
      'M-8-14C0-18 8-16 10-8L8 18H-8Z',
    ],
    c,
    1.2,
  ) +
  shape('M-9-16C-2-20 9-18 12-8C14 6 13 16 12 24L6 21L2 26L-3 21L-10 24C-5 10-5-4-9-16Z', tunic, 1.2) +
  strokes(
    [
      [-4, -14, 0, -2, 0, 10, -4, 20],
      [2, -15, 6, -2, 6, 10, 3, 22],
      [8, -12, 10, -2, 11, 8, 9, 20],
    ],
    1,
  ) +
  line('M-6 3C0 6 7 6 12.5 3', 2.2, tint.leaf) +
  place(3, -26, 1, head) +
  limb([-5, -12, -13, -18, -18, -27, -17, -36], 9, 6, c, 1.2) +
  disc(-17, -39, 4, c, 1.1);

/** X. The Wheel of Fortune: the sphinx, the one who rises, the one who falls. */
export const roue = (): string => {
  const X = 100;
  const Y = 192;
  return (
    solid(
      repeat(48, (i) => {
        const d = i * 7.5;
        return `M${polar(64, d - 0.5, X, Y)}L${polar(i % 2 ? 84 : 170, d, X, Y)}L${polar(64, d + 0.5, X, Y)}Z`;
      }),
      tint.pale,
    ) +
    shape('M19 270C50 264 80 274 100 268C124 262 150 274 181 266V300H19Z', tint.mist, 1.2) +
    tuft(34, 284, 0.8) +
    tuft(168, 282, 0.8) +
    // stand
    shape('M92 194L58 284H70L100 204L130 284H142L108 194Z', tint.leaf, 1.3) +
    shape('M48 282H152V291H48Z', tint.leaf, 1.3) +
    line('M54 286.5H146M66 276L97 200M134 276L103 200', 0.8) +
    // wheel
    `<circle cx="${X}" cy="${Y}" r="57" fill="${tint.leaf}" stroke="${tint.ink}" stroke-width="1.4"/><circle cx="${X}" cy="${Y}" r="51" fill="${tint.azure}" stroke="${tint.ink}" stroke-width="1"/><circle cx="${X}" cy="${Y}" r="45" fill="${tint.paper}" stroke="${tint.ink}" stroke-width="1.2"/>` +
    solid(
      repeat(24, (i) => spark(...polarPoint(48, i * 15, X, Y), i % 2 ? 1.6 : 2.8)),
      tint.pale,
    ) +
    repeat(
      6,
      (i) =>
        `<g transform="translate(${X} ${Y}) rotate(${i * 60 + 30})">${shape('M-3.5-10L-2.2-24C-5-27-5-31 0-33C5-31 5-27 2.2-24L3.5-10ZM-2.5-34L-3.2-45H3.2L2.5-34Z', i % 2 ? tint.garnet : tint.leaf, 1.1)}</g>`,
    ) +
    disc(X, Y, 13, tint.leaf, 1.3) +
    disc(X, Y, 9, tint.garnet, 1) +
    disc(X, Y, 4, tint.pale, 1) +
    line(rays(X, Y, 12, 9.6, 12.4), 0.8) +
    // crank
    shape('M99 189.5L142 200L141 206L98 194.5Z', tint.pale, 1.2) +
    shape('M139 198H146V226H139Z', tint.garnet, 1.2) +
    disc(142.5, 202, 3, tint.leaf, 1) +
    line('M139 216H146M139 221H146', 0.8) +
    // the one who rises (right), the one who falls (left)
    place(
      155,
      190,
      1.04,
      climber(
        tint.leaf,
        tint.azure,
        shape(
          'M-7 3C-11-3-9-10-4-12L-15-20C-17.5-22-15-25.5-12-24.5L0-17C9-16 13-8 10 1C7 7-4 8-7 3Z',
          tint.leaf,
          1.2,
        ) +
          shape('M3-14C6-24 14-30 18-28C20-20 15-11 8-8Z', tint.leaf, 1.1) +
          line('M7-14C9-20 13-24 16-25M-13-22C-9-20-6-17-4-14', 0.8) +
          disc(0, -9, 1.3, tint.ink, 0) +
          disc(-14, -22.5, 1.6, tint.ink, 0),
      ),
    ) +
    place(
      45,
      196,
      1.04,
      climber(
        tint.blush,
        tint.garnet,
        shape('M-11-9C-16-11-17-3-11-2ZM11-9C16-11 17-3 11-2Z', tint.blush, 1.1) +
          disc(0, -6, 11, tint.rose, 1.2) +
          shape('M0-11C-3-14-8-12-8-7C-8-3-6-1-6 1C-6 5-3 6 0 6S6 5 6 1C6-1 8-3 8-7C8-12 3-14 0-11Z', tint.skin, 1) +
          disc(-3.5, -7, 1.2, tint.ink, 0) +
          disc(3.5, -7, 1.2, tint.ink, 0) +
          line('M-1-2.5H1M-3.5 1.5C-1 3 1 3 3.5 1.5', 0.9),
      ),
      180,
    ) +
    // sphinx
    shape('M70 130H130L126 137H74Z', tint.leaf, 1.3) +
    wing(112, 122, 0.72, { n: 7, r: 56, fill: tint.garnet, tip: tint.rose, top: tint.leaf, a0: 128, a1: 40 }) +
    wing(88, 122, 0.72, {
      n: 7,
      r: 56,
      flip: true,
      fill: tint.garnet,
      tip: tint.rose,
      top: tint.leaf,
      a0: 128,
      a1: 40,
    }) +
    place(
      128,
      104,
      1,
      shape('M-1.8 14V-26L0-33L1.8-26V14Z', tint.paper, 1) +
        shape('M-6.5 13H6.5V16.5H-6.5Z', tint.leaf, 1) +
        shape('M-1.6 17H1.6V25H-1.6Z', tint.garnet, 0.9),
      8,
    ) +
    silhouette(
      [
        'M84 130C78 124 80 112 88 106C94 102 106 102 112 106C120 112 122 124 116 130Z',
        limbPath([92, 112, 90, 120, 89, 126, 89, 129], 9, 8),
        limbPath([108, 112, 114, 118, 120, 120, 126, 120], 9, 7),
      ],
      tint.azure,
      1.3,
    ) +
    line('M86 130V126M89 130V126M92 130V126M100 130C99 124 100 118 102 114M78 130C72 128 70 122 74 118', 1) +
    place(127, 121, 0.8, grip(tint.azure), 8) +
    place(100, 95, 0.98, hairBack.bob(tint.azure) + face({ eyes: 'open' }) + crown())
  );
};
