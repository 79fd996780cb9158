import { strokes } from '../../kit/cloth.ts';
import { repeat } from '../../kit/geometry.ts';
import { tint } from '../../kit/palette.ts';
import { bothSides, disc, line, shape, solid, tube } from '../../kit/shapes.ts';
import { rays, spark } from '../../kit/stars.ts';
import { leafAt } from '../../parts/flowers.ts';
import { coil, dove, flame, heart, olive, openBook } from './motifs.ts';

/** Seraphim: torch, rings, arch, ship, book, lyre, snail, sheaf. */
export const seraphins: readonly string[] = [
  // 1 Vehuiah: a torch held upright
  line(
    rays(0, -16, 20, 26, (i) => (i % 2 ? 31 : 37)),
    0.9,
    tint.gold,
  ) +
    shape('M-7 0H7L4 38C3 41-3 41-4 38Z', tint.gold, 1.2) +
    line('M-6 8L6 13M-5.4 16L5.4 21M-5 24L5 29', 1) +
    shape('M-11-4H11L9 3H-9Z', tint.leaf, 1.2) +
    flame(0, -16, 1.05),
  // 2 Jeliel: two linked rings under a heart
  '<g fill="none"><circle cx="-11" cy="12" r="18" stroke="#2a2044" stroke-width="7"/><circle cx="-11" cy="12" r="18" stroke="#e2b65b" stroke-width="4.6"/><circle cx="11" cy="12" r="18" stroke="#2a2044" stroke-width="7"/><circle cx="11" cy="12" r="18" stroke="#f4dfaa" stroke-width="4.6"/><path d="M-11 30A18 18 0 0 0 7 12" stroke="#2a2044" stroke-width="7"/><path d="M-11.5 30A18 18 0 0 0 7 11.5" stroke="#e2b65b" stroke-width="4.6"/></g>' +
    heart(0, -24, 0.95) +
    dove(-27, -22, 0.42, true) +
    dove(27, -22, 0.42),
  // 3 Sitael: a stone arch and its keystone
  shape('M-36 36V-2C-36-24-20-38 0-38S36-24 36-2V36H20V0C20-12 12-21 0-21S-20-12-20 0V36Z', tint.mist, 1.3) +
    line('M-36 20H-20M-36 4H-20M36 20H20M36 4H20M-33-16L-18-8M33-16L18-8M-20-33L-10-19M20-33L10-19', 1) +
    shape('M-7-40H7L5-20H-5Z', tint.leaf, 1.2) +
    shape('M-14 36V8C-14-2-8-8 0-8S14-2 14 8V36Z', tint.azure, 1) +
    solid(spark(0, 8, 8), tint.leaf) +
    shape('M-40 36H40V40H-40Z', tint.gold, 1),
  // 4 Elemiah: a ship under sail
  line('M0-38V16', 2.6) +
    shape('M3-34C22-26 28-6 24 12C16 8 9 8 3 10Z', tint.paper, 1.2) +
    shape('M-3-28C-18-20-22-4-20 11C-14 8-8 8-3 10Z', tint.rose, 1.2) +
    strokes(
      [
        [10, -24, 17, -14, 19, -2, 18, 8],
        [-8, -18, -14, -10, -15, 0, -14, 8],
      ],
      1,
    ) +
    shape('M0-38L14-34L0-30Z', tint.garnet, 0.9) +
    shape('M-34 14H34C30 28 20 32 0 32S-30 28-34 14Z', tint.gold, 1.3) +
    line('M-28 21H28', 1) +
    shape('M-40 30C-32 25-26 25-20 30S-6 35 0 30S14 25 20 30S34 35 40 30V40H-40Z', tint.azure, 1.1),
  // 5 Mahasiah: an open book crossed by an olive branch
  openBook(0, 12, 1.1) + olive(0, -18, 0.9, 62),
  // 6 Lelahel: a lyre in the sun
  line(
    rays(0, -4, 28, 30, (i) => (i % 2 ? 34 : 40)),
    0.9,
    tint.gold,
  ) +
    disc(0, -4, 27, tint.pale, 0.8, tint.gold) +
    bothSides(
      tube('M-4 26C-22 22-28 2-20-14C-16-22-20-30-26-29', 4.2, tint.leaf) + disc(-26, -29, 3, tint.leaf, 1),
      0,
    ) +
    tube('M-19-16H19', 3, tint.gold) +
    line('M-7-15V22M-2.3-15V24M2.3-15V24M7-15V22', 0.9) +
    shape('M-12 22H12L8 32H-8Z', tint.garnet, 1.2),
  // 7 Achaiah: a snail that takes its time
  shape(
    'M-36 30C-34 18-26 20-20 24H26C34 24 38 12 34 2L38-6L33 0L29-8L29 1C24 6 26 14 20 16H-24C-32 18-36 24-36 30Z',
    tint.blush,
    1.2,
  ) +
    disc(-4, 0, 24, tint.gold, 1.3) +
    disc(-4, 1, 17, tint.leaf, 1) +
    coil(-4, 2, 1.1) +
    shape('M-38 30H38V34H-38Z', tint.moss, 1) +
    leafAt(-28, 30, -20, 0.9) +
    leafAt(-22, 30, 16, 0.7),
  // 8 Cahetel: a sheaf of wheat
  repeat(7, (i) => {
    const lean = (i - 3) * 9;
    return (
      line(`M${(i - 3) * 1.6} 34C${(i - 3) * 1.2} 10 ${lean * 0.6} -6 ${lean} -22`, 1.4, tint.gold) +
      repeat(4, (grain) => {
        const [x, y] = [lean * (1 - grain * 0.07), -24 + grain * 6];
        return shape(
          `M${x} ${y}C${x - 5} ${y - 3} ${x - 5} ${y - 8} ${x - 2} ${y - 11}C${x} ${y - 8} ${x + 1} ${y - 4} ${x} ${y}ZM${x} ${y}C${x + 5} ${y - 3} ${x + 5} ${y - 8} ${x + 2} ${y - 11}C${x} ${y - 8} ${x - 1} ${y - 4} ${x} ${y}Z`,
          tint.leaf,
          0.6,
        );
      })
    );
  }) +
    shape('M-13 8C-5 12 5 12 13 8L12 16C5 20-5 20-12 16Z', tint.garnet, 1.1) +
    line('M-6 18L-14 36M6 18L14 36M0 19V37', 2, tint.gold),
];
