import { strokes } from '../../kit/cloth.ts';
import { polar, repeat } from '../../kit/geometry.ts';
import { tint } from '../../kit/palette.ts';
import { bothSides, disc, line, oval, place, shape, solid } from '../../kit/shapes.ts';
import { rays, spark } from '../../kit/stars.ts';
import { sword } from '../../minors/emblems.ts';
import { leafAt } from '../../parts/flowers.ts';
import { flame } from './motifs.ts';

/** Angels: spring, poppy, butterfly, seedling, chest, still, arms, phoenix. */
export const anges: readonly string[] = [
  // 65 Damabiah: a spring in the rock
  shape('M-38 38L-34-6L-22-26L-4-34L16-28L30-14L38 38Z', tint.mist, 1.3) +
    line('M-34-6L-20 2L-22-26M16-28L20-8L30-14M20-8L26 16M-20 2L-24 20', 0.9) +
    shape('M-4-10C4-14 10-8 8 0C12 10 14 20 24 26H-18C-8 20-10 8-8 0C-10-6-8-9-4-10Z', tint.azure, 1.2) +
    strokes(
      [
        [-2, -6, -2, 6, -4, 16, -8, 24],
        [3, -6, 4, 6, 6, 16, 10, 24],
      ],
      1.2,
      tint.paper,
    ) +
    shape('M-42 28C-30 22-20 30-8 26S18 24 26 28S38 28 42 26V40H-42Z', tint.azure, 1.1) +
    leafAt(-32, 26, -20, 1.1) +
    leafAt(32, 26, 24, 1.1),
  // 66 Manakel: a poppy
  line('M0 40C4 24-4 12 0 0', 2.6, tint.moss) +
    leafAt(0, 30, -60, 1.5) +
    leafAt(1, 22, 58, 1.3) +
    shape('M0 2C-34 8-40-20-24-32C-14-36-6-30 0-24C6-30 14-36 24-32C40-20 34 8 0 2Z', tint.garnet, 1.3) +
    shape('M0 2C-18 0-22-14-14-22C-6-20 6-20 14-22C22-14 18 0 0 2Z', tint.rose, 1.1) +
    disc(0, -8, 6.5, tint.moss, 1.1) +
    line(rays(0, -8, 8, 1, 6), 0.8) +
    line(rays(0, -8, 16, 8, 11), 0.9) +
    solid('M28-40A8 8 0 1 0 36-30 6.5 6.5 0 1 1 28-40Z', tint.leaf),
  // 67 Eyael: a butterfly
  bothSides(
    shape('M-2-8C-8-30-26-38-38-30C-42-16-30 0-3-2Z', tint.azure, 1.3) +
      shape('M-3 0C-20-2-32 8-28 22C-20 32-6 22-2 6Z', tint.garnet, 1.3) +
      disc(-26, -20, 6, tint.leaf, 1) +
      disc(-26, -20, 2.4, tint.ink, 0) +
      disc(-18, 14, 4, tint.leaf, 0.9) +
      line('M-3-4C-12-14-20-20-32-24M-3 2C-10 6-16 12-22 20', 0.9) +
      line('M-1-14C-4-24-10-30-16-32', 1.1) +
      disc(-16, -32, 1.4, tint.ink, 0),
    0,
  ) +
    shape('M0-16C4-12 4 0 3 12C2 22-2 22-3 12C-4 0-4-12 0-16Z', tint.gold, 1.2) +
    line('M-3-4H3M-3 2H3M-2.5 8H2.5', 0.8),
  // 68 Habuhiah: a seedling and its roots
  shape('M-40 6C-20 0 20 0 40 6V38H-40Z', '#a3764b', 1.2) +
    line(
      'M0 8C-2 16 2 22-2 34M0 14C-8 18-12 24-18 28M0 18C8 22 12 26 20 28M-1 24C-6 28-8 32-10 36M1 24C6 28 8 32 10 36',
      1.4,
      tint.pale,
    ) +
    oval(0, 8, 7, 5, tint.gold, 1.1) +
    line('M0 4C-2-8 2-14 0-24', 2.6, tint.moss) +
    shape('M0-14C-10-16-22-24-26-36C-12-36-2-28 0-14ZM0-18C8-18 20-26 24-38C10-38 2-30 0-18Z', tint.moss, 1.2) +
    line('M0-14C-8-22-14-28-20-32M0-18C6-26 12-30 18-34', 0.9) +
    disc(-28, -12, 7, tint.leaf, 1) +
    line(rays(-28, -12, 10, 9, 13), 0.9, tint.gold),
  // 69 Rochel: a chest that gives a ring back
  shape('M-32 6H32V34H-32Z', '#a3764b', 1.3) +
    shape('M-32 6L-36-10C-28-22 28-22 36-10L32 6Z', tint.wine, 1.2) +
    shape('M-36-10C-28-22 28-22 36-10L34-4C24-14-24-14-34-4Z', '#a3764b', 1.1) +
    line('M-32 14H32M-20 6V34M20 6V34', 1.6, tint.leaf) +
    shape('M-6 8H6V20H-6Z', tint.leaf, 1.1) +
    disc(0, 13, 1.8, tint.ink, 0) +
    line(
      rays(0, -22, 22, 18, (i) => (i % 2 ? 21 : 26), 0, -100, 200),
      0.9,
      tint.gold,
    ) +
    disc(0, -18, 11, 'none', 5.4) +
    disc(0, -18, 11, 'none', 3, tint.leaf) +
    shape('M0-36L6-30L0-24L-6-30Z', tint.azure, 1),
  // 70 Jabamiah: an alchemist’s still
  shape('M-30 40L-26 22H-4L0 40Z', tint.gold, 1.2) +
    flame(-15, 30, 0.5) +
    disc(-15, 6, 18, tint.sky, 1.3) +
    shape('M-32 8C-24 4-20 12-14 8S-2 8 2 8C2 18-6 23-15 23S-32 18-32 8Z', tint.garnet, 0.9) +
    shape('M-20-11L-18-22C-18-34 0-36 8-26L34 6L28 10L6-16C0-22-10-22-11-18L-10-11Z', tint.sky, 1.2) +
    shape('M22 14H36V18C42 24 40 36 29 36S16 24 22 18Z', tint.paper, 1.2) +
    solid('M19.5 27H38.5C38 33 34 35 29 35S20 33 19.5 27Z', tint.leaf) +
    disc(-20, 0, 2, tint.paper, 0.7) +
    disc(-12, -2, 1.5, tint.paper, 0.6) +
    solid(spark(10, -34, 5), tint.gold),
  // 71 Haiaiel: two swords behind a shield
  place(-6, 10, 1.15, sword(tint.garnet, 36), 45) +
    place(6, 10, 1.15, sword(tint.garnet, 36), -45) +
    disc(0, 2, 21, tint.leaf, 1.4) +
    disc(0, 2, 16.5, tint.azure, 1.1) +
    solid(beamStar(), tint.leaf) +
    disc(0, 2, 6, tint.garnet, 1.1),
  // 72 Mumiah: a phoenix in its flames
  flame(-22, 28, 0.8) +
    flame(22, 28, 0.8) +
    flame(-10, 32, 0.7) +
    flame(10, 32, 0.7) +
    bothSides(
      shape('M-4 6C-22 4-36-10-38-30C-30-26-28-26-26-32C-22-24-18-24-16-28C-12-16-6-8-2-4Z', tint.leaf, 1.3) +
        line('M-30-22C-24-10-14-2-6 2M-22-22C-18-12-10-4-4-2', 0.9),
      0,
    ) +
    shape(
      'M0 30C-10 20-10 4-4-8C-8-16-6-26 2-28C8-28 11-24 10-20L16-17L9-15C6-12 6-8 6-4C10 8 8 22 0 30Z',
      tint.garnet,
      1.3,
    ) +
    disc(5, -22, 1.2, tint.ink, 0) +
    line('M0-28C-2-34 0-38 2-40M3-28C4-34 7-36 9-38', 1.3, tint.gold) +
    strokes(
      [
        [-2, 4, -4, 12, -3, 18, 0, 26],
        [3, 2, 5, 10, 4, 18, 1, 26],
      ],
      1,
    ),
];

function beamStar(): string {
  return `M${repeat(12, (i) => (i ? 'L' : '') + polar(i % 2 ? 7 : 14, i * 30, 0, 2))}Z`;
}
