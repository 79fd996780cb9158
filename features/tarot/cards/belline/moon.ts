import { folds, hatch, strokes } from '../kit/cloth.ts';
import { polarPoint, repeat, swell } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, line, place, shape, solid } from '../kit/shapes.ts';
import { spark, sparks } from '../kit/stars.ts';
import { sword } from '../minors/emblems.ts';
import { leafAt } from '../parts/flowers.ts';
import { cloud, tuft } from '../parts/nature.ts';
import { cypress, star, waves } from './parts.ts';

export const moon = {
  11: (): string =>
    solid('M34-60A15 15 0 1 0 50-44 12 12 0 1 1 34-60Z', tint.leaf) +
    sparks([
      [-42, -50, 2.6],
      [-12, -70, 2],
      [-52, -8, 2],
    ]) +
    place(8, 6, 1.14, sword(tint.garnet, 62), 38) +
    shape(
      'M-46-22C-26-30-12-24 0-16C12-24 26-30 46-22C50 4 34 24 18 24C8 24 4 14 0 14C-4 14-8 24-18 24C-34 24-50 4-46-22Z',
      tint.paper,
      1.4,
    ) +
    bothSides(
      shape('M-36-6C-28-14-16-12-9-3C-16 5-30 5-36-6Z', '#1f2452', 1.2) +
        strokes(
          [
            [-42, -16, -30, -22, -18, -20, -8, -13],
            [-40, 2, -36, 12, -28, 18, -20, 19],
          ],
          1,
        ) +
        line('M-45-12C-58-10-62 8-54 26C-50 36-56 46-52 58', 3.2, tint.garnet),
      0,
    ) +
    shape('M-72 66C-30 58 30 58 72 66V96H-72Z', tint.dusk, 1.2) +
    solid(spark(0, -8, 5, 0.28), tint.leaf),

  12: (): string =>
    solid('M28-58A18 18 0 1 0 46-38 15 15 0 1 1 28-58Z', tint.leaf) +
    sparks([
      [-34, -54, 3],
      [-48, -20, 2.4],
      [8, -66, 2],
      [54, -12, 2],
    ]) +
    line('M0-46V34M-2-46H-10', 2.2, tint.leaf) +
    shape('M3-42C34-30 38 0 34 20C24 14 12 14 3 18Z', tint.paper, 1.3) +
    solid(folds([6, -38, 28, -24, 32, 0, 30, 16], [4, 10, 12, 10, 20, 12, 28, 15], 4, 1, { from: 'mid' })) +
    shape('M-3-36C-26-24-30 0-28 16C-20 12-10 12-3 15Z', tint.rose, 1.3) +
    strokes([[-6, -28, -20, -16, -24, 0, -23, 12]], 1) +
    shape('M0-46L18-52L0-56Z', tint.garnet, 1) +
    shape('M-46 26C-20 34 20 34 50 22C46 44 34 54 22 54H-24C-36 50-44 40-46 26Z', tint.leaf, 1.3) +
    line('M-42 36C-18 42 22 42 46 33M-38 44C-16 49 20 49 40 42', 0.9) +
    repeat(4, (i) => disc(-22 + i * 14, 38.5, 1.9, tint.ink, 0)) +
    waves(54),

  13: (): string =>
    solid('M-30-62A14 14 0 1 0-16-48 11 11 0 1 1-30-62Z', tint.leaf) +
    sparks([
      [36, -62, 2.6],
      [52, -24, 2],
      [-54, -12, 2],
    ]) +
    shape('M-2.4-8H2.4V72H-2.4Z', tint.leaf, 1.1) +
    shape('M-46 20H34V16L48 22L34 28V24H-46L-54 30V14Z', tint.leaf, 1.2) +
    disc(0, 22, 5, tint.garnet, 1.1) +
    shape(
      'M30-24C34-34 28-44 20-44C17-49 13-47 14-43C8-42 6-36 6-30C2-18-10-16-18-22C-26-28-24-40-34-46C-44-42-46-28-40-20C-48-22-52-16-50-8C-46 4-34 10-18 10H-6L-4 16H2L4 9C18 6 24-8 20-18Z',
      tint.pale,
      1.3,
    ) +
    shape('M30-24C34-34 28-44 20-44L24-36L34-35L26-31Z', tint.leaf, 0.9) +
    shape('M8-42C6-50 10-54 13-50C14-56 20-56 20-50C24-53 27-49 23-44C18-46 12-45 8-42Z', tint.garnet, 1) +
    shape('M20-31C24-30 25-24 22-22C18-22 17-28 20-31Z', tint.garnet, 0.9) +
    disc(18, -37, 1.5, tint.ink, 0) +
    strokes(
      [
        [-36, -36, -38, -28, -34, -20, -26, -14],
        [-44, -14, -40, -8, -34, -4, -26, -2],
        [-14, -10, -6, -2, 4, -2, 12, -10],
        [-10, -4, -4, 3, 4, 3, 10, -3],
      ],
      1.1,
    ) +
    shape('M-72 74L-24 62L0 52L24 62L72 74V96H-72Z', tint.garnet, 1.2) +
    line('M-50 80H50M-30 72H30M-60 88H60', 0.8) +
    cloud(-38, 48, 0.9, tint.sky) +
    cloud(42, 50, 0.8, tint.sky, true),

  14: (): string =>
    star(36, -52, 22) +
    sparks([
      [-40, -58, 2.4],
      [-10, -66, 2],
      [56, -12, 2],
      [-54, -20, 2],
    ]) +
    solid(swell([30, -40, 20, -26, 12, -18, 2, -12], 4), tint.pale, ' opacity=".35"') +
    line('M-14 12L-36 74M-14 12L12 74M-14 12V70', 5) +
    line('M-14 12L-36 74M-14 12L12 74M-14 12V70', 2.8, tint.gold) +
    place(
      -14,
      8,
      1,
      shape('M-46-9H-16V9H-46Z', tint.garnet, 1.3) +
        shape('M-18-12H20V12H-18Z', tint.leaf, 1.3) +
        shape('M18-15H46V15H18Z', tint.garnet, 1.3) +
        shape('M44-17H50V17H44Z', tint.leaf, 1.1) +
        shape('M-52-7H-46V7H-52Z', tint.leaf, 1.1) +
        line('M-44-4H-20M-14-6H16M22-9H42', 0.9, tint.pale) +
        disc(0, 0, 5, tint.gold, 1),
      -42,
    ) +
    shape('M-72 72C-40 62 30 64 72 72V96H-72Z', tint.dusk, 1.2) +
    tuft(44, 84, 0.9, tint.moss) +
    tuft(-50, 86, 0.9, tint.moss),

  15: (): string =>
    sparks([
      [-40, -44, 2.6],
      [40, -44, 2.6],
      [0, -70, 3],
    ]) +
    [1, -1]
      .map((k) =>
        solid(
          repeat(6, (i) =>
            swell(
              [0, -34, k * (10 + i * 5), -58 + i * 3, k * (22 + i * 6), -40 + i * 8, k * (20 + i * 4.5), 14 - i * 2],
              1.3,
            ),
          ),
          tint.sky,
        ),
      )
      .join('') +
    solid(
      repeat(5, (i) => swell([-2 + i, -34, -2 + i, -44, -3 + i * 1.5, -50, -4 + i * 2, -56], 1.2)),
      tint.sky,
    ) +
    shape('M-6-34H6L4 14H-4Z', tint.paper, 1.2) +
    shape('M-26 10H26C24 24 10 28 4 28V46H-4V28C-10 28-24 24-26 10Z', tint.paper, 1.3) +
    line('M-24 15H24', 0.9) +
    [1, -1]
      .map((k) =>
        solid(
          repeat(4, (i) =>
            swell([k * (16 + i * 3), 14, k * (28 + i * 4), 18, k * (34 + i * 4), 34, k * (34 + i * 3), 54], 1.3),
          ),
          tint.sky,
        ),
      )
      .join('') +
    shape('M-54 48H54C52 66 40 72 30 72H-30C-40 72-52 66-54 48Z', tint.paper, 1.3) +
    shape('M-50 48C-24 42 24 42 50 48C24 54-24 54-50 48Z', tint.azure, 1) +
    line('M-46 58H46', 0.9) +
    shape('M-72 72H72V96H-72Z', tint.mist, 1.2),

  16: (): string =>
    solid('M34-62A16 16 0 1 0 50-44 13 13 0 1 1 34-62Z', tint.leaf) +
    sparks([
      [-40, -56, 3],
      [-10, -70, 2],
      [-52, -22, 2],
    ]) +
    shape('M-72 44C-40 34 40 34 72 44V96H-72Z', tint.moss, 1.2) +
    line('M24-38C20-48 30-52 26-62C24-68 30-72 28-78', 2.6, tint.mist) +
    shape('M18-36H32V-8H18Z', tint.rose, 1.2) +
    shape('M-40 2H36V52H-40Z', tint.blush, 1.3) +
    shape('M-50 6L-2-38L46 6L40 8L-2-30L-44 8Z', tint.garnet, 1.3) +
    shape('M-40 4L-2-29L36 4Z', tint.garnet, 1.2) +
    line('M-30 0L-2-24M-18 0L-2-14M26 0L-2-24M14 0L-2-14', 0.8) +
    shape('M-12 52V26A10 10 0 0 1 8 26V52Z', tint.wine, 1.2) +
    disc(4, 38, 1.4, tint.leaf, 0) +
    shape('M-34 16H-20V32H-34ZM16 16H30V32H16Z', tint.leaf, 1.2) +
    line('M-27 16V32M-34 24H-20M23 16V32M16 24H30', 1) +
    disc(-2, -8, 5, tint.leaf, 1.1) +
    hatch(32, 8, 32, 50, 12, 4, 0, 1) +
    shape('M-16 96C-12 76 2 66-6 52H4C8 66 2 78 10 96Z', tint.pale, 1.1) +
    cypress(54, 50, 0.9) +
    tuft(-52, 66, 1, tint.leaf),

  17: (): string =>
    solid('M34-62A14 14 0 1 0 48-48 11 11 0 1 1 34-62Z', tint.leaf) +
    sparks([
      [-44, -48, 2.4],
      [-54, -10, 2],
      [56, -14, 2],
    ]) +
    line('M-8 10C-14-14-28-30-22-54M6 10C8-16 4-36 8-62M14 10C26-8 28-20 40-34', 2, tint.moss) +
    (
      [
        [-24, -48, -20],
        [-20, -40, 60],
        [-23, -30, -80],
        [-17, -24, 50],
        [-16, -10, -70],
        [8, -58, 10],
        [7, -48, -60],
        [8, -38, 70],
        [6, -26, -70],
        [7, -14, 70],
        [38, -32, 40],
        [32, -24, -40],
        [30, -16, 100],
        [22, -6, -40],
      ] as const
    )
      .map(([x, y, r]) => leafAt(x, y, r, 1.2))
      .join('') +
    (
      [
        [-22, -56],
        [8, -64],
        [41, -36],
      ] as const
    )
      .map(
        ([x, y]) =>
          repeat(5, (i) => disc(...polarPoint(4, i * 72, x, y), 2.8, tint.paper, 0.8)) + disc(x, y, 2, tint.leaf, 0.6),
      )
      .join('') +
    place(26, -2, 1, shape('M-4-30C-4-36 4-36 4-30L3 16H-3Z', tint.paper, 1.2), 34) +
    shape('M-38 8H38C38 30 26 42 14 46V52H-14V46C-26 42-38 30-38 8Z', tint.paper, 1.4) +
    shape('M-42 4H42V12H-42Z', tint.leaf, 1.2) +
    shape('M-22 52H22V60H-22Z', tint.leaf, 1.2) +
    line('M-34 20C-14 24 14 24 34 20', 0.9) +
    solid(spark(0, 32, 9, 0.26), tint.azure) +
    hatch(36, 16, 22, 40, 8, -9, 1, 0.9) +
    shape('M-72 60H72V96H-72Z', tint.dusk, 1.2) +
    place(
      -46,
      58,
      1,
      shape('M-4-20H4V-12C10-8 12 2 10 8H-10C-12 2-10-8-4-12Z', tint.sky, 1.1) +
        shape('M-10-1H10C11 3 11 6 10 8H-10C-11 6-11 3-10-1Z', tint.garnet, 0.9) +
        shape('M-5-25H5V-19H-5Z', tint.leaf, 1),
    ),
};
