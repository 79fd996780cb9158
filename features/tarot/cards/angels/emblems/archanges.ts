import { tint } from '../../kit/palette.ts';
import { disc, line, oval, place, shape, solid } from '../../kit/shapes.ts';
import { rays, spark, sparks } from '../../kit/stars.ts';

const book = (y: number, width: number, fill: string, shift: number) =>
  shape(
    `M${-width + shift} ${y}H${width + shift}V${y + 12}H${-width + shift}C${-width - 5 + shift} ${y + 8} ${-width - 5 + shift} ${y + 4} ${-width + shift} ${y}Z`,
    fill,
    1.2,
  ) +
  shape(`M${-width + 3 + shift} ${y + 3}H${width + shift}V${y + 9}H${-width + 3 + shift}Z`, tint.paper, 0.8) +
  line(`M${width - 8 + shift} ${y}V${y + 12}`, 1, tint.leaf);

/** Archangels: key, diamond, books, labyrinth, twin stars, lantern, three circles, scroll. */
export const archanges: readonly string[] = [
  // 57 Nemamiah: a key
  place(
    0,
    0,
    1,
    shape('M-3-10H3V38H-3Z', tint.leaf, 1.2) +
      shape('M3 20H14V26H9V29H14V36H3Z', tint.leaf, 1.2) +
      shape('M-6-12H6V-6H-6Z', tint.gold, 1) +
      (
        [
          [0, -30],
          [-11, -21],
          [11, -21],
        ] as const
      )
        .map(([x, y]) => disc(x, y, 9, 'none', 5.6) + disc(x, y, 9, 'none', 3, tint.leaf))
        .join('') +
      disc(0, -22, 3.6, tint.garnet, 0.9),
    24,
  ),
  // 58 Yeialel: a cut diamond
  line(rays(0, 0, 24, 34, 41), 0.9, tint.gold) +
    shape('M-22-24H22L36-6L0 36L-36-6Z', tint.sky, 1.4) +
    shape('M-22-24L-12-6H-36ZM22-24L12-6H36Z', tint.paper, 1) +
    shape('M-12-6H12L0 36Z', '#a9c3dd', 1) +
    shape('M-22-24H0L-12-6ZM0-24H22L12-6Z', '#e4edf5', 0.9) +
    line('M-36-6H36', 1),
  // 59 Harahel: a pile of books
  book(24, 32, tint.garnet, 0) +
    book(10, 27, tint.azure, 4) +
    book(-4, 30, tint.moss, -2) +
    book(-18, 22, tint.dusk, 3) +
    shape('M-4-18C-4-30 10-32 14-24C16-18 12-18 10-18Z', tint.leaf, 1.1) +
    disc(5, -36, 3, tint.leaf, 0.9) +
    solid(spark(-16, -28, 6), tint.gold),
  // 60 Mitzrael: a labyrinth
  disc(0, 0, 38, tint.pale, 1.3) +
    ((d) => line(d, 5.4) + line(d, 3, tint.garnet))(
      'M0 38V26A26 26 0 1 1 19 18M-26 0M0 14A14 14 0 1 1 12-7M-19 18A26 26 0 0 0 0 26M0 14V4M32 0A32 32 0 1 0-22 23M22 23A32 32 0 0 0 32 0M-20 0A20 20 0 0 1 14-14M20 0A20 20 0 0 1-14 14',
    ) +
    solid(spark(0, 0, 7, 0.3), tint.gold),
  // 61 Umabel: two stars that one thread joins
  line('M-24-16C-10-34 10 34 24 14', 1.6, tint.gold) +
    solid(spark(-22, -16, 19, 0.26), tint.leaf) +
    solid(spark(22, 14, 19, 0.26), tint.azure) +
    disc(-22, -16, 4, tint.paper, 0.9) +
    disc(22, 14, 4, tint.paper, 0.9) +
    line('M-22-35L-2-30L18-34L34-18M-34 8L-24 22L-8 32L10 36', 0.9, tint.ink, ' stroke-dasharray="2 3"') +
    (
      [
        [-2, -30],
        [18, -34],
        [34, -18],
        [-34, 8],
        [-24, 22],
        [-8, 32],
      ] as const
    )
      .map(([x, y]) => disc(x, y, 2.2, tint.gold, 0.6))
      .join(''),
  // 62 Iah-Hel: a lantern
  line(
    rays(0, 4, 28, 30, (i) => (i % 2 ? 34 : 40)),
    0.9,
    tint.gold,
  ) +
    disc(0, -34, 6, 'none', 2.2) +
    shape('M-16-18L-10-28H10L16-18Z', tint.gold, 1.2) +
    shape('M-18-18H18L20 24H-20Z', tint.pale, 1.3) +
    shape('M-22 24H22V32H-22Z', tint.gold, 1.2) +
    shape('M0 18C-9 14-9 4-3-2C-1-6 0-8 0-12C8-4 11 4 8 11C6 15 4 17 0 18Z', tint.garnet, 1) +
    shape('M0 17C-4 14-4 9 0 3C5 9 5 14 0 17Z', tint.leaf, 0.8) +
    line('M-8-18L-10 24M8-18L10 24', 1.1),
  // 63 Anauel: three circles that make one
  (
    [
      [0, -14, tint.garnet],
      [-14, 11, tint.azure],
      [14, 11, tint.leaf],
    ] as const
  )
    .map(([x, y, c]) => disc(x, y, 22, c, 1.3).replace('<circle', '<circle fill-opacity=".38"'))
    .join('') +
    (
      [
        [0, -14],
        [-14, 11],
        [14, 11],
      ] as const
    )
      .map(([x, y]) => disc(x, y, 22, 'none', 1.3))
      .join('') +
    solid(spark(0, 3, 8, 0.3), tint.gold),
  // 64 Mehiel: a scroll from which stars rise
  shape('M-26-8H26V26H-26Z', tint.paper, 1.2) +
    oval(0, -8, 30, 6, tint.pale, 1.2) +
    shape('M-30 24H30C34 24 34 34 30 34H-30C-34 34-34 24-30 24Z', tint.pale, 1.2) +
    disc(-32, 29, 4, tint.garnet, 1) +
    disc(32, 29, 4, tint.garnet, 1) +
    disc(-31, -8, 4, tint.garnet, 1) +
    disc(31, -8, 4, tint.garnet, 1) +
    line('M-18 4H18M-18 10H12M-18 16H16', 1) +
    sparks(
      [
        [0, -26, 9],
        [-16, -24, 5],
        [16, -28, 5],
        [-6, -38, 4],
        [10, -40, 3],
        [28, -34, 3],
      ],
      tint.gold,
    ),
];
