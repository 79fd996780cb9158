import { strokes } from '../../kit/cloth.ts';
import { tint } from '../../kit/palette.ts';
import { disc, line, oval, place, shape, solid, tube } from '../../kit/shapes.ts';
import { spark, sparks } from '../../kit/stars.ts';
import { flame } from './motifs.ts';

const bee = (x: number, y: number, turn: number) =>
  place(
    x,
    y,
    1,
    shape('M0-2C-4-9-10-9-9-4C-8-1-3 0 0-2ZM0-2C4-9 10-9 9-4C8-1 3 0 0-2Z', tint.paper, 0.8) +
      oval(0, 1, 3, 5, tint.leaf, 0.9) +
      line('M-3 0H3M-3 3H3', 1),
    turn,
  );

/** Powers: hive, swan, hearth, anvil, broken circle, censer, nest, quill. */
export const puissances: readonly string[] = [
  // 33 Yehuiah: a hive and three bees
  shape('M-26 32C-32 18-30 4-22-6C-18-22-8-32 0-32S18-22 22-6C30 4 32 18 26 32Z', tint.leaf, 1.3) +
    line('M-14-24C-6-20 6-20 14-24M-21-10C-10-5 10-5 21-10M-28 5C-14 11 14 11 28 5M-30 19C-14 25 14 25 30 19', 1.1) +
    shape('M-8 32V22C-8 14 8 14 8 22V32Z', tint.wine, 1.1) +
    shape('M-34 32H34V38H-34Z', tint.gold, 1.2) +
    bee(-30, -22, -30) +
    bee(30, -24, 30) +
    bee(34, -4, 60),
  // 34 Lehahiah: a swan on still water
  shape('M-40 18C-24 12-10 22 6 16C20 12 30 18 40 14V36H-40Z', tint.azure, 1.1) +
    shape(
      'M-16-28C-26-30-32-24-32-18L-38-14L-31-13C-28-16-24-20-20-18C-12-14-26-2-24 10C-20 22 22 24 34 4C26 6 22 0 16-4C6-12-4-6-10 0C-10-8-4-22-16-28Z',
      tint.paper,
      1.3,
    ) +
    strokes(
      [
        [-6, 8, 6, 14, 20, 12, 28, 6],
        [-2, 2, 8, 8, 16, 6, 22, 2],
      ],
      1,
    ) +
    shape('M-38-14L-31-18L-31-13Z', tint.leaf, 0.9) +
    disc(-26, -23, 1.1, tint.ink, 0) +
    line('M-30 26C-20 22-12 30-2 26M6 30C16 26 24 32 34 28', 1, tint.sky),
  // 35 Chavakiah: a lit hearth
  shape('M-36-22H36V-12H-36Z', tint.gold, 1.2) +
    shape('M-30-12H30V36H-30Z', tint.mist, 1.3) +
    line('M-30 0H-20M20 0H30M-30 12H-20M20 12H30M-30 24H-20M20 24H30', 0.8) +
    shape('M-20 36V6C-20-8 20-8 20 6V36Z', tint.night, 1.2) +
    flame(0, 18, 1) +
    flame(-9, 24, 0.6) +
    flame(9, 24, 0.6) +
    tube('M-14 34L14 30M-14 30L14 34', 2.6, '#a3764b') +
    shape('M-24-22V-34H-16V-22ZM16-22C14-32 26-32 24-22Z', tint.azure, 1) +
    shape('M-40 36H40V40H-40Z', tint.gold, 1),
  // 36 Menadel: hammer and anvil
  shape('M-38-2H30C38-2 38 4 30 6C18 10 12 12 12 20H18V28H-20V20H-14C-14 10-24 10-38-2Z', tint.dusk, 1.3) +
    shape('M-26 28H24V36H-26Z', '#a3764b', 1.2) +
    line('M-34 0H28', 1, tint.sky) +
    place(
      4,
      -22,
      1,
      shape('M-2.5-4H2.5V30H-2.5Z', '#a3764b', 1.1) +
        shape('M-14-16H14V-2H-14Z', tint.sky, 1.2) +
        line('M-10-12H10', 0.8),
      52,
    ) +
    sparks(
      [
        [-20, -16, 5],
        [-30, -24, 3],
        [-10, -28, 3],
        [-34, -10, 2.6],
      ],
      tint.gold,
    ),
  // 37 Aniel: a circle broken by an arrow
  `<g fill="none" stroke-linecap="round"><path d="M14-24A28 28 0 1 0 27-6" stroke="${tint.ink}" stroke-width="9"/><path d="M14-24A28 28 0 1 0 27-6" stroke="${tint.garnet}" stroke-width="6.4"/></g>` +
    line('M-14 14L30-30', 5) +
    line('M-14 14L30-30', 2.6, tint.leaf) +
    shape('M24-38L40-40L38-24L32-30Z', tint.leaf, 1.2) +
    shape('M-14 14L-24 16L-28 26L-18 28L-14 24Z', tint.paper, 1) +
    sparks(
      [
        [26, -14, 3],
        [12, -34, 3],
      ],
      tint.gold,
    ),
  // 38 Haamiah: a swinging censer
  line('M0-38L-12 0M0-38L12 0M0-38V-4', 1.2, tint.gold) +
    disc(0, -39, 3, tint.leaf, 1) +
    shape('M-14-2C-12-12 12-12 14-2Z', tint.leaf, 1.2) +
    shape('M-20 0H20C20 18 10 24 5 25V30H14V36H-14V30H-5V25C-10 24-20 18-20 0Z', tint.leaf, 1.3) +
    shape('M-22-2H22V3H-22Z', tint.garnet, 1.1) +
    solid(spark(-8, 12, 5) + spark(8, 12, 5), tint.garnet) +
    line(
      'M-20-8C-32-14-22-24-32-32M20-8C32-14 22-24 32-32M-28 2C-38-2-34-12-40-16M28 2C38-2 34-12 40-16',
      1.6,
      tint.azure,
    ),
  // 39 Rehael: a bird feeds its two chicks
  shape('M-38 12C-30 34 30 34 38 12C20 22-20 22-38 12Z', '#a3764b', 1.3) +
    line('M-34 16C-16 30 16 30 34 16M-28 22L-20 30M-12 25L-6 32M6 32L12 25M20 30L28 22M-36 12L-40 6M36 12L40 6', 1) +
    disc(-18, 8, 7, tint.leaf, 1.1) +
    shape('M-14 4L-6 0L-10 8Z', tint.garnet, 0.8) +
    disc(-17, 5, 1, tint.ink, 0) +
    disc(-2, 10, 6.5, tint.leaf, 1.1) +
    shape('M-1 4L2-4L4 5Z', tint.garnet, 0.8) +
    disc(-4, 8, 1, tint.ink, 0) +
    shape('M6-10C2-16 4-26 14-28C24-30 32-20 34-8C36 2 34 10 28 14C20 14 14 8 14 0C12-4 10-8 6-10Z', tint.azure, 1.3) +
    shape('M18-10C26-12 34-4 34 10C28 12 20 6 18-10Z', tint.sky, 1) +
    shape('M6-10L-1-7L7-16Z', tint.leaf, 0.9) +
    disc(11, -20, 1.3, tint.ink, 0),
  // 40 Ieiazel: quill and inkwell
  shape('M-22 10H14L20 34H-28Z', tint.dusk, 1.3) +
    shape('M-16 2H8V10H-16Z', tint.leaf, 1.2) +
    line('M-22 26H14', 1, tint.sky) +
    shape('M-4 4C0-12 10-30 34-40C36-20 28-4 6 2Z', tint.paper, 1.3) +
    line('M-6 8C4-10 16-24 30-36', 1.1) +
    strokes(
      [
        [8, -6, 16, -8, 22, -12, 28, -18],
        [14, -14, 20, -16, 26, -20, 31, -26],
        [6, -2, 14, -2, 20, -4, 25, -9],
      ],
      0.8,
    ) +
    line('M-40 38C-30 34-20 40-10 37S14 36 38 38', 1.2),
];
