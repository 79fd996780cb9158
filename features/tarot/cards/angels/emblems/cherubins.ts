import { strokes } from '../../kit/cloth.ts';
import { tint } from '../../kit/palette.ts';
import { bothSides, disc, line, place, shape, solid } from '../../kit/shapes.ts';
import { rays, spark, sparks } from '../../kit/stars.ts';
import { leafAt } from '../../parts/flowers.ts';
import { open } from '../../parts/hands.ts';

/** Cherubim: clasped hands, lily, laurel, pearl, knot, scales, crystal, shield. */
export const cherubins: readonly string[] = [
  // 9 Haziel: two hands that meet
  line(
    rays(0, -2, 22, 30, (i) => (i % 2 ? 34 : 40)),
    0.9,
    tint.gold,
  ) +
    shape('M-42-6L-18-10L-14 12L-42 16Z', tint.garnet, 1.2) +
    shape('M42-6L18-10L14 12L42 16Z', tint.azure, 1.2) +
    shape('M-20-11L-13-12V13L-19 13ZM20-11L13-12V13L19 13Z', tint.leaf, 1) +
    place(9, 2, 1.9, open(), 180, true) +
    place(-9, 0, 1.9, open()),
  // 10 Aladiah: a lily
  line('M0 38C2 22-2 10 0 0', 2.4, tint.moss) +
    shape('M0 34C-14 30-22 18-22 6C-10 12-2 22 0 34ZM0 28C12 24 20 14 22 2C10 8 2 16 0 28Z', tint.moss, 1.1) +
    shape('M-4-2C-26-2-36-16-34-26C-24-28-10-18-4-2ZM4-2C26-2 36-16 34-26C24-28 10-18 4-2Z', tint.paper, 1.2) +
    shape('M0 2C-14-8-14-28 0-40C14-28 14-8 0 2Z', tint.paper, 1.2) +
    strokes(
      [
        [0, -34, 2, -22, 2, -12, 0, -2],
        [-28, -22, -20, -16, -12, -8, -6, -3],
        [28, -22, 20, -16, 12, -8, 6, -3],
      ],
      0.9,
    ) +
    line('M0 0L-5-14M0 0L5-14', 0.9, tint.gold) +
    disc(-5, -15, 1.9, tint.leaf, 0.7) +
    disc(5, -15, 1.9, tint.leaf, 0.7),
  // 11 Lauviah: a crown of laurel
  bothSides(
    line('M0 32C-24 30-34 10-28-14C-26-22-22-28-16-32', 2, tint.moss) +
      (
        [
          [-8, 31, -112],
          [-18, 26, -84],
          [-26, 17, -62],
          [-30, 6, -40],
          [-31, -5, -22],
          [-28, -16, 0],
          [-22, -26, 18],
        ] as const
      )
        .map(([x, y, turn]) => leafAt(x, y, turn, 1.05) + leafAt(x + 2, y, turn + 76, 0.8, tint.leaf))
        .join(''),
    0,
  ) +
    shape('M-8 30H8L14 40L0 36L-14 40Z', tint.garnet, 1) +
    solid(spark(0, -4, 16), tint.gold),
  // 12 Hahaiah: a shell that keeps a pearl
  shape('M0 14C-28 14-40-2-38-20C-24-38 24-38 38-20C40-2 28 14 0 14Z', tint.blush, 1.3) +
    line('M0 12V-33M-6 12L-18-31M6 12L18-31M-10 11L-31-25M10 11L31-25', 0.9, tint.rose) +
    shape('M-38 16C-30 36 30 36 38 16C26 8 10 12 0 14C-10 12-26 8-38 16Z', tint.rose, 1.3) +
    shape('M-30 16C-18 24 18 24 30 16C20 12 10 14 0 16C-10 14-20 12-30 16Z', tint.wine, 1) +
    disc(0, 12, 9, tint.paper, 1.1) +
    disc(-3, 9, 2.6, '#fff', 0),
  // 13 Iezalel: a knot without an end
  ((d) => line(d, 9) + line(d, 6, tint.azure) + line(d, 1, tint.sky))(
    'M-16-16C-34-34-40 0-16 0H16C40 0 34 34 16 16L-16-16M16-16C34-34 40 0 16 0M-16 0C-40 0-34 34-16 16L16-16',
  ) +
    disc(0, 0, 5, tint.leaf, 1.1) +
    sparks(
      [
        [0, -32, 5],
        [0, 32, 5],
        [-36, -30, 3],
        [36, 30, 3],
      ],
      tint.gold,
    ),
  // 14 Mebahel: scales in balance
  shape('M-2.5-30H2.5V32H-2.5Z', tint.leaf, 1.2) +
    disc(0, -33, 5, tint.leaf, 1.2) +
    shape('M-32-22C-20-29-10-26 0-23C10-26 20-29 32-22L31-18C20-24 10-21 0-18C-10-21-20-24-31-18Z', tint.leaf, 1.2) +
    bothSides(line('M-30-18L-40 8M-30-18L-20 8', 0.9) + shape('M-42 8H-18C-20 18-40 18-42 8Z', tint.garnet, 1.2), 0) +
    shape('M-18 38C-16 30 16 30 18 38Z', tint.gold, 1.2),
  // 15 Hariel: a crystal that divides the light
  line('M-42-14L-8 0', 2, tint.leaf) +
    ['#9c3450', '#e2b65b', '#71895f', '#3c669e', '#3f3169']
      .map((c, i) => line(`M10 -2L42 ${-14 + i * 9}`, 2.2, c))
      .join('') +
    shape('M0-38L20-14L14 30H-14L-20-14Z', tint.sky, 1.3) +
    shape('M0-38L-7-12L-14 30H-14L-20-14Z', tint.paper, 0.9) +
    line('M-20-14H20M0-38L7-12L5 30M-7-12L-5 30', 0.9),
  // 16 Hekamiah: a shield with a star
  shape('M-30-30C-12-24 12-24 30-30C32 0 24 24 0 40C-24 24-32 0-30-30Z', tint.leaf, 1.4) +
    shape('M-24-23C-10-19 10-19 24-23C25-1 19 18 0 31C-19 18-25-1-24-23Z', tint.dusk, 1.1) +
    shape('M-24-23C-16-20.5-8-20 0-20V31C-19 18-25-1-24-23Z', tint.azure, 0.9) +
    solid(spark(0, 2, 19, 0.26), tint.leaf) +
    disc(0, 2, 4, tint.pale, 0.9),
];
