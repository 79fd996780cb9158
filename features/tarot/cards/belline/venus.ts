import { folds, strokes } from '../kit/cloth.ts';
import { polar, polarPoint, repeat } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, line, place, shape, solid } from '../kit/shapes.ts';
import { rays, sparks } from '../kit/stars.ts';
import { leafAt, rose } from '../parts/flowers.ts';
import { tuft } from '../parts/nature.ts';
import { sunrise } from './parts.ts';

export const venus = {
  25: (): string =>
    line(
      rays(0, -8, 44, 56, (i) => (i % 2 ? 62 : 82)),
      0.8,
      tint.gold,
    ) +
    bothSides(
      shape(
        'M-6 44C-34 38-46 10-38-16C-34-30-42-40-50-38C-54-50-38-58-28-48C-16-34-32-6-26 12C-22 26-12 32-4 34Z',
        tint.leaf,
        1.3,
      ) +
        strokes(
          [
            [-10, 40, -32, 32, -40, 8, -33, -18],
            [-34, -24, -32, -36, -38, -44, -46, -44],
          ],
          1,
        ) +
        line('M-32 70C-20 58-10 56 0 62', 1.6, tint.moss) +
        leafAt(-22, 62, -60, 1.3) +
        leafAt(-30, 68, 30, 1.2),
      0,
    ) +
    shape('M-36-32H36V-25H-36Z', tint.leaf, 1.2) +
    disc(-38, -28.5, 4, tint.garnet, 1) +
    disc(38, -28.5, 4, tint.garnet, 1) +
    line('M-15-25L-7 36M-7.5-25L-3.5 36M0-25V36M7.5-25L3.5 36M15-25L7 36', 1) +
    shape('M-16 32H16L20 48H-20Z', tint.gold, 1.3) +
    shape('M-26 48H26V56H-26Z', tint.leaf, 1.2) +
    rose(-38, 60, 1.1, tint.garnet) +
    rose(38, 60, 1.1, tint.rose) +
    rose(0, 66, 1.4, tint.garnet) +
    rose(-20, 72, 0.9, tint.rose) +
    rose(20, 72, 0.9, tint.garnet),

  26: (): string =>
    solid(
      repeat(25, (i) => {
        const d = -90 + i * 7.5;
        return `M${polar(30, d - 1, 0, 66)}L${polar(i % 2 ? 60 : 130, d, 0, 66)}L${polar(30, d + 1, 0, 66)}Z`;
      }),
      tint.leaf,
    ) +
    shape(
      'M-46-6C-30-12-16-8-8 0C-14-24-8-48 14-62C12-44 18-30 28-20C36-22 44-18 46-10L56-6L47-3C46 10 34 20 18 20C6 30-12 30-28 24L-44 28L-36 18L-54 16L-38 8Z',
      tint.paper,
      1.3,
    ) +
    shape('M-2 4C-20-14-44-24-60-20C-52-4-30 12-6 14Z', tint.sky, 1.2) +
    strokes(
      [
        [-8, 6, -24, -6, -38, -14, -52, -16],
        [-10, 10, -24, 2, -36, -4, -44, -10],
        [8, -2, 4, -20, 6, -38, 12, -52],
        [14, -6, 12, -20, 14, -30, 16, -40],
        [-20, 20, -30, 20, -38, 20, -46, 18],
      ],
      1.1,
    ) +
    disc(38, -11, 1.7, tint.ink, 0) +
    line('M54-6C60 6 52 20 40 28', 1.6, tint.moss) +
    (
      [
        [57, 2, 60],
        [55, 12, 150],
        [49, 20, 80],
        [44, 26, 170],
        [58, 8, 20],
      ] as const
    )
      .map(([x, y, r]) => place(x, y, 1, shape('M0 0C4-3 5-9 0-13C-5-9-4-3 0 0Z', tint.moss, 0.8), r))
      .join('') +
    shape('M-72 66C-40 56-10 68 20 60C44 54 60 62 72 58V96H-72Z', tint.moss, 1.2) +
    tuft(-30, 84, 1, tint.pale) +
    tuft(34, 82, 1, tint.pale),

  27: (): string =>
    line(
      rays(0, -6, 40, 52, (i) => (i % 2 ? 60 : 80)),
      0.8,
      tint.gold,
    ) +
    (
      [
        [-16, tint.leaf],
        [16, tint.pale],
      ] as const
    )
      .map(
        ([x, c]) =>
          `<circle cx="${x}" cy="-4" r="30" fill="none" stroke="${tint.ink}" stroke-width="9.4"/><circle cx="${x}" cy="-4" r="30" fill="none" stroke="${c}" stroke-width="7"/><circle cx="${x}" cy="-4" r="30" fill="none" stroke="${tint.ink}" stroke-width=".7"/>`,
      )
      .join('') +
    `<path d="M-3.5-31.2A30 30 0 0 1 13.5-10" fill="none" stroke="${tint.ink}" stroke-width="9.4"/><path d="M-5-32A30 30 0 0 1 14-8" fill="none" stroke="${tint.leaf}" stroke-width="7"/><path d="M-5-32A30 30 0 0 1 14-8" fill="none" stroke="${tint.ink}" stroke-width=".7"/>` +
    shape('M16-42L23-50L16-60L9-50Z', tint.sky, 1.2) +
    line('M9-50H23M16-60L13-50L16-42L19-50Z', 0.7) +
    shape('M0 34C-16 44-40 44-50 62C-34 64-14 60 0 48C14 60 34 64 50 62C40 44 16 44 0 34Z', tint.garnet, 1.3) +
    strokes(
      [
        [-6, 42, -20, 48, -32, 52, -42, 58],
        [6, 42, 20, 48, 32, 52, 42, 58],
      ],
      1.1,
    ) +
    disc(0, 41, 6, tint.garnet, 1.2) +
    bothSides(
      place(
        -50,
        34,
        1,
        repeat(5, (i) => disc(...polarPoint(5, i * 72), 3.6, tint.paper, 0.9)) + disc(0, 0, 2.6, tint.leaf, 0.8),
      ),
      0,
    ) +
    bothSides(
      place(
        -46,
        -44,
        0.8,
        repeat(5, (i) => disc(...polarPoint(5, i * 72), 3.6, tint.rose, 0.9)) + disc(0, 0, 2.6, tint.leaf, 0.8),
      ),
      0,
    ),

  28: (): string =>
    sunrise(-44, 16) +
    line('M-70 52C-36 42 20 52 70 36', 8) +
    line('M-70 52C-36 42 20 52 70 36', 5.4, '#a3764b') +
    line('M-42 46C-48 62-44 72-36 82M40 44C50 56 50 66 46 78', 3.6) +
    line('M-42 46C-48 62-44 72-36 82M40 44C50 56 50 66 46 78', 1.8, '#a3764b') +
    (
      [
        [-46, 58, -110],
        [-44, 70, 70],
        [-38, 80, 130],
        [49, 58, 100],
        [49, 68, -90],
        [46, 78, 170],
        [58, 38, 30],
        [-58, 48, -30],
        [-62, 51, -140],
      ] as const
    )
      .map(([x, y, r]) => leafAt(x, y, r, 1.5))
      .join('') +
    [-13, 0, 13]
      .map(
        (x) =>
          `<ellipse cx="${x}" cy="16" rx="8.5" ry="11" fill="${x ? tint.sky : tint.paper}" stroke="${tint.ink}" stroke-width="1.2"/>`,
      )
      .join('') +
    shape('M-36 16C-20 22 20 22 36 16C36 38 20 50 0 50S-36 38-36 16Z', tint.gold, 1.3) +
    strokes(
      [
        [-32, 24, -14, 32, 12, 32, 32, 22],
        [-28, 34, -10, 42, 10, 42, 28, 32],
        [-34, 19, -18, 28, -2, 40, 12, 48],
        [34, 19, 18, 28, 4, 38, -10, 47],
        [-22, 22, -10, 30, 4, 34, 22, 40],
        [22, 22, 12, 30, -2, 34, -20, 42],
      ],
      1.3,
    ) +
    (
      [
        [1, tint.azure, tint.blush],
        [-1, tint.garnet, tint.paper],
      ] as const
    )
      .map(
        ([k, c, d]) =>
          `<g transform="scale(${k} 1)">${shape('M-30-2C-40-8-42-26-30-32C-22-36-14-31-13-24L-6-21L-13-18C-12-6-18 8-30 14L-52 26L-46 12C-42 6-36 2-30-2Z', c, 1.3)}${shape('M-14-16C-13-4-19 7-29 12C-26 2-24-8-14-16Z', d, 0.9)}${shape('M-32-6C-28 4-36 14-46 14C-46 4-42-4-32-6Z', tint.dusk, 1)}${disc(-21, -25, 1.5, tint.ink, 0)}${line('M-23 12L-21 19M-27 14L-26 20', 1.4, tint.leaf)}</g>`,
      )
      .join(''),

  29: (): string =>
    line(
      rays(0, 0, 44, 58, (i) => (i % 2 ? 66 : 88)),
      0.8,
      tint.gold,
    ) +
    shape('M0-36C-12-46-16-58-8-72C-6-64 0-64 0-72C2-80-2-84 2-92C12-80 18-62 10-50C8-44 4-40 0-36Z', tint.leaf, 1.2) +
    shape('M1-40C-5-47-5-54 0-62C8-54 8-46 1-40Z', tint.paper, 0.9) +
    shape('M0 52C-30 30-50 8-46-16C-42-38-14-44 0-22C14-44 42-38 46-16C50 8 30 30 0 52Z', tint.garnet, 1.4) +
    strokes(
      [
        [-38, -14, -38, 4, -24, 22, -6, 38],
        [-30, -18, -30, -4, -20, 10, -8, 22],
        [40, -8, 36, 8, 24, 22, 8, 38],
        [33, -4, 30, 8, 20, 20, 10, 30],
      ],
      1.5,
      tint.wine,
    ) +
    shape('M-24-24C-20-30-12-30-8-24C-14-26-20-24-24-18Z', tint.rose, 0) +
    bothSides(
      line('M0 50C-26 66-50 54-58 26', 1.6, tint.moss) +
        (
          [
            [-14, 57, -70],
            [-28, 58, -120],
            [-40, 52, -60],
            [-50, 42, -110],
            [-56, 30, -20],
          ] as const
        )
          .map(([x, y, r]) => place(x, y, 1, shape('M0 0C4-3 5-9 0-13C-5-9-4-3 0 0Z', tint.moss, 0.8), r))
          .join('') +
        place(
          -44,
          62,
          1,
          disc(0, 0, 8, tint.rose, 1.1) + line('M-4-2C-2-6 4-5 4 0C4 4-2 4-2 0C-2-2 1-2 1 0M-6 3C-3 7 4 7 6 2', 0.9),
        ),
      0,
    ),

  30: (): string =>
    line(
      rays(0, -20, 40, 40, (i) => (i % 2 ? 46 : 76), 0, -110, 220),
      0.8,
      tint.gold,
    ) +
    [-38, 38]
      .map(
        (x) =>
          shape(`M${x - 3}-22H${x + 3}V14H${x - 3}Z`, tint.paper, 1.1) +
          shape(`M${x}-38C${x + 5}-31 ${x + 4}-26 ${x}-24C${x - 4}-26 ${x - 5}-31 ${x}-38Z`, tint.leaf, 0.9) +
          shape(`M${x - 9} 14H${x + 9}L${x + 5} 20H${x - 5}Z`, tint.gold, 1.1),
      )
      .join('') +
    shape('M-9-30H9L7-18C18-8 18 14 13 20H-13C-18 14-18-8-7-18Z', tint.sky, 1.3, tint.ink, ' fill-opacity=".9"') +
    shape('M-14-2C-6 2 6-6 14-2C16 8 15 16 13 20H-13C-15 16-16 8-14-2Z', tint.garnet, 1) +
    shape('M-64 22C-34 14 34 14 64 22L58 84C40 94-40 94-58 84Z', tint.paper, 1.4) +
    `<ellipse cx="0" cy="24" rx="62" ry="13" fill="${tint.paper}" stroke="${tint.ink}" stroke-width="1.3"/><ellipse cx="0" cy="24" rx="55" ry="10" fill="none" stroke="${tint.garnet}" stroke-width="1"/>` +
    solid(folds([-60, 34, -58, 54, -57, 70, -54, 88], [60, 34, 58, 54, 57, 70, 54, 88], 13, 1.5, { from: 'start' })) +
    line('M-59 66C-36 78 36 78 59 66', 1.6, tint.garnet) +
    shape('M-34 22C-34 12-8 12-8 22C-12 28-30 28-34 22Z', '#d9a35b', 1.2) +
    line('M-28 17L-25 23M-21 15L-18 22M-15 16L-12 22', 1) +
    shape('M12 20H42C40 28 34 30 27 30S14 28 12 20Z', tint.azure, 1.2) +
    disc(20, 15, 6, tint.garnet, 1.1) +
    disc(33, 15, 6.5, tint.moss, 1.1) +
    disc(27, 9, 6, tint.leaf, 1.1) +
    shape('M12 19H42V22H12Z', tint.leaf, 0.9),

  31: (): string =>
    line(
      rays(0, -10, 40, 56, (i) => (i % 2 ? 62 : 84), 0, -100, 200),
      0.8,
      tint.gold,
    ) +
    [1, -1]
      .map((k) =>
        place(
          0,
          26,
          1,
          shape('M-4 46L-8-26H8L4 46C2 50-2 50-4 46Z', k > 0 ? tint.azure : tint.garnet, 1.2) +
            line('M-6 0L7-8M-5 14L6 6M-4.5 28L5 20', 1.1, tint.leaf) +
            shape('M-12-34H12L8-24H-8Z', tint.leaf, 1.2) +
            shape(
              'M0-34C-16-40-20-56-10-68C-9-60-4-60-4-66C-4-76-10-80 0-94C12-82 18-72 14-60C17-60 18-64 18-68C24-54 16-38 0-34Z',
              tint.garnet,
              1.2,
            ) +
            shape('M0-35C-9-40-9-50-2-62C2-54 8-56 7-64C14-52 10-40 0-35Z', tint.leaf, 1),
          34 * k,
        ),
      )
      .join('') +
    shape('M-22 12C-8 22 8 22 22 12L26 22C10 34-10 34-26 22Z', tint.paper, 1.2) +
    rose(0, 18, 2.1, tint.garnet) +
    leafAt(-16, 26, -120, 1.6) +
    leafAt(16, 26, 120, 1.6) +
    sparks(
      [
        [0, -52, 5],
        [-50, 20, 3],
        [50, 20, 3],
        [0, -76, 3],
      ],
      tint.gold,
    ),
};
