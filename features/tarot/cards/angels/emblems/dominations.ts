import { strokes } from '../../kit/cloth.ts';
import { tint } from '../../kit/palette.ts';
import { disc, line, oval, place, shape, solid, tube } from '../../kit/shapes.ts';
import { rays, spark } from '../../kit/stars.ts';
import { leafAt } from '../../parts/flowers.ts';
import { dove, heart } from './motifs.ts';

/** Dominations: owl, sealed letter, lighthouse, oak, open cage, pomegranate, armillary sphere, hand and heart. */
export const dominations: readonly string[] = [
  // 25 Nith-Haiah: an owl
  shape('M-22-30L-12-24H12L22-30C28-14 28 16 14 32H-14C-28 16-28-14-22-30Z', tint.gold, 1.3) +
    shape('M-20-4C-26 10-22 24-13 31C-10 20-10 6-12-4ZM20-4C26 10 22 24 13 31C10 20 10 6 12-4Z', tint.wine, 1.1) +
    shape('M-10 2C-4 6 4 6 10 2C12 14 9 26 0 32C-9 26-12 14-10 2Z', tint.pale, 1) +
    line(
      'M-6 10C-4 12-2 12 0 10C2 12 4 12 6 10M-5 17C-3 19-2 19 0 17C2 19 3 19 5 17M-3 24C-2 25-1 25 0 24C1 25 2 25 3 24',
      0.8,
    ) +
    disc(-9, -14, 9, tint.paper, 1.1) +
    disc(9, -14, 9, tint.paper, 1.1) +
    disc(-9, -14, 4, tint.ink, 0) +
    disc(9, -14, 4, tint.ink, 0) +
    shape('M0-12L-3-6L0 0L3-6Z', tint.leaf, 1) +
    tube('M-36 34H36', 4, '#a3764b') +
    line('M-8 32V37M-4 32V37M4 32V37M8 32V37', 1.4),
  // 26 Haaiah: a sealed letter
  place(
    0,
    2,
    1,
    shape('M-36-22H36V24H-36Z', tint.paper, 1.3) +
      shape('M-36-22L0 8L36-22Z', tint.pale, 1.2) +
      line('M-36 24L-8 0M36 24L8 0', 0.9) +
      disc(0, 6, 10, tint.garnet, 1.2) +
      disc(0, 6, 7, 'none', 0.7, tint.rose) +
      solid(spark(0, 6, 6), tint.leaf),
    -6,
  ) + shape('M-6 34L0 26L6 34L2 42L0 36L-2 42Z', tint.garnet, 0.9),
  // 27 Yerathel: a lighthouse
  shape('M0-26L-42-38V-12ZM0-26L42-38V-12Z', tint.leaf, 0, 'none', ' opacity=".7"') +
    shape('M-10-14H10L15 32H-15Z', tint.paper, 1.3) +
    shape('M-11-4H11L12 8H-12ZM-13.5 18H13.5L15 30H-15Z', tint.garnet, 1) +
    shape('M-8-32H8V-18H-8Z', tint.leaf, 1.2) +
    shape('M-11-32H11L0-42Z', tint.dusk, 1.2) +
    shape('M-14-18H14V-13H-14Z', tint.gold, 1.1) +
    shape('M-40 32C-30 27-24 33-16 30H16C24 33 30 27 40 32V40H-40Z', tint.azure, 1.1),
  // 28 Seheiah: an old oak
  shape('M-6 36C-4 20-8 10-4 0H4C8 10 4 20 8 36L16 38H-14Z', '#a3764b', 1.3) +
    strokes(
      [
        [-1, 8, -2, 18, -1, 26, -2, 34],
        [3, 6, 4, 16, 3, 24, 4, 34],
      ],
      1,
    ) +
    shape(
      'M0-40C12-42 20-36 22-30C32-30 38-20 34-12C38-2 28 8 18 4C12 10-12 10-18 4C-28 8-38-2-34-12C-38-20-32-30-22-30C-20-36-12-42 0-40Z',
      tint.moss,
      1.3,
    ) +
    line(
      'M-20-24C-14-28-8-26-6-22M6-30C12-32 18-28 18-24M-28-8C-22-12-16-10-14-6M14-10C20-14 28-10 28-4M-4-8C0-12 6-12 8-8',
      1,
    ) +
    (
      [
        [-22, -14],
        [10, -18],
        [-6, -30],
        [24, -20],
        [0, 0],
      ] as const
    )
      .map(([x, y]) => shape(`M${x} ${y}v6`, 'none', 1) + oval(x, y + 6, 2.6, 3.6, tint.leaf, 0.8))
      .join(''),
  // 29 Reiyel: a bird leaves its open cage
  shape('M-30 30V-2C-30-20-20-30-8-30S14-20 14-2V30Z', 'none', 1.6) +
    line('M-22 30V-20M-14 30V-28M-6 30V-30M2 30V-28', 1.2) +
    shape('M-34 30H18V36H-34Z', tint.gold, 1.2) +
    disc(-8, -33, 3.4, 'none', 1.4) +
    line('M14-6L30-14V22L14 28', 1.4) +
    line('M20-8V25M25-11V23', 1) +
    dove(24, -26, 0.72, true, tint.sky),
  // 30 Omael: a pomegranate, open
  shape('M-6-30L-10-40L-2-35L0-42L2-35L10-40L6-30Z', tint.leaf, 1.1) +
    disc(0, 2, 32, tint.garnet, 1.3) +
    shape('M-4-22C18-20 26-2 18 18C10 26-6 24-10 14C-18-2-16-18-4-22Z', tint.pale, 1.2) +
    (
      [
        [0, -12],
        [8, -8],
        [-6, -5],
        [3, -2],
        [11, 1],
        [-5, 5],
        [4, 8],
        [12, 10],
        [-2, 14],
        [6, 17],
      ] as const
    )
      .map(([x, y]) => shape(`M${x} ${y - 5}c3 2 4 5 2 8h-4c-2-3-1-6 2-8Z`, tint.rose, 0.8))
      .join('') +
    strokes(
      [
        [-24, -10, -28, 2, -26, 14, -18, 24],
        [26, 4, 26, 14, 20, 22, 12, 28],
      ],
      1.2,
    ) +
    leafAt(-20, -26, -60, 1.2) +
    leafAt(20, -26, 60, 1.2),
  // 31 Lecabel: an armillary sphere
  shape('M-3 26H3V34H16V39H-16V34H-3Z', tint.gold, 1.2) +
    disc(0, -4, 31, 'none', 5.6) +
    disc(0, -4, 31, 'none', 3.2, tint.leaf) +
    ['0', '60', '-60']
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 0 -4)"><ellipse cx="0" cy="-4" rx="30" ry="10" fill="none" stroke="${tint.ink}" stroke-width="3.6"/><ellipse cx="0" cy="-4" rx="30" ry="10" fill="none" stroke="${tint.pale}" stroke-width="1.6"/></g>`,
      )
      .join('') +
    line('M-22-34L22 26', 1.4, tint.garnet) +
    disc(0, -4, 8, tint.azure, 1.2),
  // 32 Vasariah: an open hand that offers a heart
  line(
    rays(0, -26, 20, 16, (i) => (i % 2 ? 20 : 26), 0, -100, 200),
    0.9,
    tint.gold,
  ) +
    heart(0, -20, 0.95) +
    shape('M-14 40H14L12 24H-12Z', tint.azure, 1.2) +
    shape('M-15 24H15V30H-15Z', tint.leaf, 1) +
    shape(
      'M-11 26C-22 18-32 4-34-4C-35-9-29-10-26-6L-16 6C-10 0 10 0 16 6L26-6C29-10 35-9 34-4C32 4 22 18 11 26Z',
      tint.skin,
      1.3,
    ) +
    line('M-16 6C-12 10-8 11-4 11M16 6C12 10 8 11 4 11M-8 18C-2 21 4 21 10 17', 0.9),
];
