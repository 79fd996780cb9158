import { strokes } from '../../kit/cloth.ts';
import { tint } from '../../kit/palette.ts';
import { bothSides, disc, line, oval, place, shape, tube } from '../../kit/shapes.ts';
import { rays } from '../../kit/stars.ts';
import { leafAt } from '../../parts/flowers.ts';
import { eagle } from '../../parts/heraldry.ts';

const lotusPetal = (turn: number, length: number, fill: string) =>
  place(
    0,
    14,
    1,
    shape(
      `M0 0C-13 -${length * 0.4} -11 -${length * 0.8} 0 -${length}C11 -${length * 0.8} 13 -${length * 0.4} 0 0Z`,
      fill,
      1.1,
    ),
    turn,
  );

/** Principalities: eagle, bell, serpent staff, mended vase, lotus, fountain, lamp, anchor. */
export const principautes: readonly string[] = [
  // 49 Vehuel: an eagle displayed
  line(rays(0, 0, 24, 34, 40), 0.9, tint.gold) + place(0, 0, 2.5, eagle()),
  // 50 Daniel: a bell that rings
  shape('M-4-36C-10-36-10-28-4-28H4C10-28 10-36 4-36Z', 'none', 2.4) +
    shape('M0-28C16-28 18-10 20 6C21 14 26 20 30 24H-30C-26 20-21 14-20 6C-18-10-16-28 0-28Z', tint.leaf, 1.3) +
    line('M-21 4C-8 9 8 9 21 4M-22 10C-8 15 8 15 22 10', 1) +
    shape('M-32 23H32V28H-32Z', tint.gold, 1.1) +
    disc(0, 33, 6, tint.garnet, 1.2) +
    strokes([[12, -20, 15, -10, 16, 0, 18, 8]], 1.2) +
    line(
      'M-34-14C-40-6-40 6-36 14M34-14C40-6 40 6 36 14M-28-24C-34-18-36-12-36-10M28-24C34-18 36-12 36-10',
      1.2,
      tint.gold,
    ),
  // 51 Hahasiah: the healer’s staff and its serpent
  shape('M-3-38H3L2.5 38H-2.5Z', '#a3764b', 1.2) +
    disc(0, -38, 4, tint.leaf, 1.1) +
    tube('M2 34C-16 30-16 20 0 15C16 10 16 0 0-5C-14-10-14-20 2-24C8-26 14-26 17-23', 5, tint.moss) +
    shape('M12-28C20-31 27-26 25-21C22-17 15-18 12-21Z', tint.moss, 1.1) +
    disc(20, -25, 1.1, tint.ink, 0) +
    line('M25-21L31-20M29-20.5L32-23M29-20.5L32-18', 0.9, tint.garnet) +
    leafAt(-24, 30, -30, 1.2) +
    leafAt(24, 30, 30, 1.2),
  // 52 Imamiah: a vase mended with gold
  shape(
    'M-10-36H10C10-28 6-26 8-18C26-12 32 4 26 18C22 28 14 32 14 38H-14C-14 32-22 28-26 18C-32 4-26-12-8-18C-6-26-10-28-10-36Z',
    tint.sky,
    1.3,
  ) +
    shape('M-13-40H13V-34H-13Z', tint.azure, 1.1) +
    shape('M-17 34H17V40H-17Z', tint.azure, 1.1) +
    line('M-4-18L4-4L-8 8L2 20L-4 34M4-4L20-2L28 8M-8 8L-26 6M2 20L22 24', 2.6, tint.gold) +
    strokes([[20, -8, 25, 2, 24, 12, 20, 22]], 1),
  // 53 Nanael: a lotus on the water
  lotusPetal(-62, 34, tint.rose) +
    lotusPetal(62, 34, tint.rose) +
    lotusPetal(-34, 42, tint.blush) +
    lotusPetal(34, 42, tint.blush) +
    lotusPetal(0, 48, tint.paper) +
    shape('M-34 14C-20 4-10 8 0 16C10 8 20 4 34 14C22 26-22 26-34 14Z', tint.rose, 1.2) +
    shape('M-42 24C-30 18-20 26-10 22S16 20 24 24S36 26 42 22V38H-42Z', tint.azure, 1.1) +
    shape('M-30 30C-22 26-10 28-8 32C-16 36-28 36-30 30ZM12 32C20 27 30 29 32 33C24 38 14 37 12 32Z', tint.moss, 0.9),
  // 54 Nithael: a fountain
  bothSides(line('M0-30C-8-38-18-34-20-18M0-30C-14-40-30-34-32-6', 1.8, tint.azure), 0) +
    line('M0-40V-20', 2.4, tint.azure) +
    shape('M-3-22H3V-2H-3Z', tint.mist, 1.1) +
    shape('M-24-10H24C22 0 10 2 0 2S-22 0-24-10Z', tint.mist, 1.2) +
    shape('M-4 2H4L6 22H-6Z', tint.mist, 1.2) +
    line('M-18-4C-20 6-22 12-22 18M18-4C20 6 22 12 22 18', 1.8, tint.azure) +
    shape('M-38 18H38C36 32 24 38 0 38S-36 32-38 18Z', tint.mist, 1.3) +
    oval(0, 19, 36, 5, tint.azure, 1.1) +
    line('M-30 28C-14 34 14 34 30 28', 1),
  // 55 Mebahiah: an oil lamp that burns
  shape(
    'M-30 6C-30-4-14-6 0-6H10C18-6 24-12 34-12C36-4 28 4 22 10C18 20 8 22-4 22C-20 22-30 16-30 6Z',
    tint.leaf,
    1.3,
  ) +
    line('M-30 4C-42 0-42 16-28 14', 4.6) +
    line('M-30 4C-42 0-42 16-28 14', 2.4, tint.leaf) +
    shape('M-14 22H8L14 34H-20Z', tint.gold, 1.2) +
    oval(-4, -6, 10, 3, tint.wine, 1) +
    line('M-24 8C-10 13 6 13 18 6', 1) +
    shape('M33-13C25-18 26-26 32-38C40-28 41-18 33-13Z', tint.garnet, 1) +
    shape('M33-14C29-18 30-23 33-29C37-23 37-18 33-14Z', tint.leaf, 0.8) +
    line(rays(33, -22, 12, 16, 21), 0.8, tint.gold),
  // 56 Poyel: an anchor
  disc(0, -32, 6, 'none', 5.4) +
    disc(0, -32, 6, 'none', 2.6, tint.leaf) +
    shape('M-4-26H4V24H-4Z', tint.azure, 1.2) +
    shape('M-20-18H20V-11H-20Z', tint.gold, 1.2) +
    shape(
      'M-38 6L-28 14L-30 18C-24 26-12 28 0 28S24 26 30 18L28 14L38 6L40 22L34 20C26 36 12 40 0 40S-26 36-34 20L-40 22Z',
      tint.azure,
      1.3,
    ) +
    tube('M6-36C26-38 34-22 22-10C12 0 2 2 8 14C12 20 20 20 24 14', 2.2, tint.pale),
];
