import { strokes } from '../../kit/cloth.ts';
import { repeat } from '../../kit/geometry.ts';
import { tint } from '../../kit/palette.ts';
import { disc, line, oval, place, shape, solid, tube } from '../../kit/shapes.ts';
import { rays, spark } from '../../kit/stars.ts';
import { lionHead } from '../../parts/beasts.ts';
import { leafAt, rose } from '../../parts/flowers.ts';
import { crown } from '../../parts/headgear.ts';

/** Virtues: path and star, sceptre and crown, horn of plenty, lion, mill wheel, open eye, mountain and lake, two roses. */
export const vertus: readonly string[] = [
  // 41 Hahahel: a path that leads to a star
  solid(spark(0, -24, 16, 0.26), tint.leaf) +
    line(
      rays(0, -24, 16, 12, (i) => (i % 2 ? 15 : 20), 11),
      0.9,
      tint.gold,
    ) +
    shape('M-40 10C-26-2-12 4 0-2C14-8 28 0 40-4V38H-40Z', tint.moss, 1.2) +
    shape('M-18 38C-26 26 14 22 8 12C4 6-4 6-2-1L3-1C4 4 14 4 18 11C24 22-4 28 14 38Z', tint.pale, 1.2) +
    strokes(
      [
        [-32, 16, -26, 13, -20, 15, -14, 12],
        [20, 26, 26, 23, 32, 25, 38, 22],
      ],
      1,
    ),
  // 42 Mikael: a crown over a sceptre and a staff
  place(
    -2,
    12,
    1,
    shape('M-2.5-28H2.5V28H-2.5Z', tint.leaf, 1.1) +
      disc(0, 30, 4, tint.leaf, 1) +
      disc(0, -31, 6, tint.garnet, 1.1) +
      line('M0-37V-44M-3-41H3', 1.6),
    60,
  ) +
    place(
      2,
      12,
      1,
      shape('M-2.5-28H2.5V28H-2.5Z', tint.azure, 1.1) +
        disc(0, 30, 4, tint.leaf, 1) +
        shape('M0-44C-7-37-7-32 0-27C7-32 7-37 0-44Z', tint.leaf, 1.1),
      -60,
    ) +
    place(0, 16, 1.7, crown()),
  // 43 Veuliah: a horn of plenty
  tube('M-36-30C-44-18-34-6-22 0', 9, tint.gold) +
    shape('M-28-8C-20-12-8-10 2-2C14 6 22 18 16 28C4 34-14 28-24 16C-32 8-34-2-28-8Z', tint.gold, 1.3) +
    line('M-24-2C-12-2 0 8 6 26M-30 2C-24 4-12 16-8 26', 1) +
    oval(20, 14, 8, 17, tint.wine, 1.2) +
    disc(20, 4, 8, tint.garnet, 1.1) +
    disc(32, 14, 8, tint.leaf, 1.1) +
    disc(22, 22, 8, tint.moss, 1.1) +
    disc(34, 28, 6, tint.rose, 1) +
    disc(14, 34, 5, tint.dusk, 1) +
    disc(24, 36, 5, tint.dusk, 1) +
    disc(32, -2, 5, tint.dusk, 1) +
    leafAt(24, -4, 20, 1) +
    leafAt(40, 22, 80, 0.9),
  // 44 Yelahiah: a lion
  place(2, 2, 0.86, lionHead()),
  // 45 Sealiah: a mill wheel that water turns
  shape('M-42-36C-26-38-12-34-4-30L-6-22C-16-28-28-30-42-28Z', tint.azure, 1) +
    disc(0, 4, 28, tint.gold, 1.3) +
    disc(0, 4, 21, tint.pale, 1.1) +
    repeat(
      8,
      (i) =>
        `<g transform="translate(0 4) rotate(${i * 45})">${shape('M-2-6H2V-22H-2Z', tint.gold, 0.9)}${shape('M-4-26H4V-36H-4Z', '#a3764b', 1)}</g>`,
    ) +
    disc(0, 4, 7, tint.garnet, 1.2) +
    shape('M-42 32C-34 27-26 27-18 32S-4 37 4 32S20 27 28 32S38 35 42 32V42H-42Z', tint.azure, 1.1) +
    line('M-8-26C-20-22-30-10-30 6', 1.6, tint.azure),
  // 46 Ariel: an open eye that shines
  line(
    rays(0, 0, 40, 24, (i) => (i % 2 ? 30 : 40)),
    0.9,
    tint.gold,
  ) +
    shape('M-38 0C-22-22 22-22 38 0C22 22-22 22-38 0Z', tint.paper, 1.4) +
    disc(0, 0, 15, tint.azure, 1.2) +
    line(rays(0, 0, 18, 8, 14), 0.8, tint.sky) +
    disc(0, 0, 7, tint.ink, 0) +
    disc(-3, -4, 2.6, '#fff', 0) +
    line('M-34-12C-18-28 18-28 34-12', 1.2),
  // 47 Asaliah: a mountain mirrored in a lake
  disc(22, -26, 8, tint.leaf, 1) +
    shape('M-40 6L-18-22L-10-12L6-36L40 6Z', tint.sky, 1.3) +
    shape('M6-36L-3-22L2-24L6-18L10-25L16-23Z', tint.paper, 1) +
    shape('M-18-22L-24-14L-19-16L-14-13L-13-16Z', tint.paper, 0.9) +
    strokes(
      [
        [8, -16, 14, -8, 18, -2, 22, 5],
        [16, -14, 22, -6, 26, 0, 30, 5],
      ],
      1,
    ) +
    shape('M-40 6H40V38H-40Z', tint.azure, 1.1) +
    shape('M-34 8L-16 24L-10 18L6 34L32 8Z', '#7d9cc2', 0) +
    line('M-36 14H-20M-28 22H-8M0 18H20M10 27H34M-34 31H-14', 1, tint.sky),
  // 48 Mihael: two roses on one stem
  line('M0 40C2 24-2 14 0 4M0 12C-12 6-18-4-18-12M0 8C12 2 18-6 18-14', 2.6, tint.moss) +
    leafAt(0, 30, -64, 1.4) +
    leafAt(0, 26, 64, 1.4) +
    leafAt(-10, 4, -110, 1) +
    leafAt(10, 2, 110, 1) +
    rose(-18, -18, 1.5, tint.garnet) +
    rose(18, -20, 1.5, tint.rose) +
    line('M-6-30C-2-36 2-36 6-30', 1.2, tint.gold) +
    solid(spark(0, -36, 5), tint.gold),
];
