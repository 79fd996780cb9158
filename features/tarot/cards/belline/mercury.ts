import { strokes } from '../kit/cloth.ts';
import { polar, repeat } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, line, mirrored, place, shape, solid, tube } from '../kit/shapes.ts';
import { rays, spark } from '../kit/stars.ts';
import { coin } from '../minors/emblems.ts';
import { leafAt } from '../parts/flowers.ts';
import { cloud } from '../parts/nature.ts';
import { winglet } from '../parts/wings.ts';

export const mercury = {
  18: (): string =>
    line(
      rays(0, -14, 40, 58, (i) => (i % 2 ? 64 : 80), 0, -150, 300),
      0.8,
      tint.gold,
    ) +
    bothSides(
      shape('M4-14C10-44 34-64 54-52C66-42 56-10 30-4C18-2 8-6 4-14Z', tint.garnet, 1.3) +
        shape('M4-8C18-6 40-2 46 14C48 32 30 40 20 30C10 20 6 4 4-8Z', tint.azure, 1.3) +
        shape('M12-18C18-36 34-48 46-42C50-34 42-18 28-14C22-12 16-14 12-18Z', tint.leaf, 1) +
        disc(42, -33, 4.6, tint.paper, 1) +
        disc(42, -33, 2, tint.ink, 0) +
        shape('M14 2C24 2 36 8 38 18C36 26 28 26 22 20C17 14 15 8 14 2Z', tint.sky, 0.9) +
        strokes(
          [
            [8, -16, 18, -24, 28, -34, 38, -46],
            [9, -12, 20, -16, 34, -22, 50, -26],
            [8, -4, 16, 6, 22, 14, 30, 28],
          ],
          0.9,
        ) +
        line('M2-24C4-36 10-42 16-46', 1.1) +
        disc(16, -47, 1.6, tint.ink, 0),
      0,
    ) +
    shape('M-4-20C-5-28 5-28 4-20C6-8 4 14 0 24C-4 14-6-8-4-20Z', tint.leaf, 1.2) +
    line('M-4-12H4M-4.5-4H4.5M-4 4H4M-3 12H3', 0.8) +
    line('M-60 66C-30 54 10 56 58 46', 4) +
    line('M-60 66C-30 54 10 56 58 46', 2, '#a3764b') +
    line('M24 53V58', 1.2) +
    shape('M24 57C33 60 34 74 24 86C14 74 15 60 24 57Z', tint.pale, 1.2) +
    line('M17 65C22 68 26 68 31 65M17 72C22 75 26 75 31 72M20 79C23 81 25 81 28 79', 0.8) +
    leafAt(-30, 58, -30, 1.7) +
    leafAt(-14, 57, 150, 1.5) +
    leafAt(46, 49, 20, 1.5),

  19: (): string =>
    line(
      rays(0, -6, 36, 54, (i) => (i % 2 ? 62 : 74)),
      0.8,
      tint.gold,
    ) +
    shape('M-6-30C-40-20-52 24-36 44C-20 56 24 56 38 44C52 24 36-20 8-30Z', tint.garnet, 1.3) +
    strokes(
      [
        [-8, -24, -28, -10, -36, 18, -26, 38],
        [-2, -24, -8, 0, -8, 24, -4, 46],
        [8, -24, 26, -8, 32, 18, 24, 38],
        [4, -24, 14, -2, 16, 20, 14, 40],
      ],
      1.3,
    ) +
    shape('M-20-52C-10-44 10-44 20-52C24-44 16-36 10-30H-8C-16-36-24-44-20-52Z', tint.garnet, 1.3) +
    shape('M-12-34C-4-30 6-30 14-34L14-27C6-23-4-23-12-27Z', tint.leaf, 1.1) +
    line('M14-30C26-26 24-14 30-8', 2.2, tint.leaf) +
    place(0, 14, 1, coin(19, tint.azure)) +
    shape('M-72 58C-30 52 30 52 72 58V96H-72Z', tint.mist, 1.2) +
    (
      [
        [-40, 60],
        [-22, 68],
        [36, 64],
        [16, 74],
        [-4, 78],
      ] as const
    )
      .map(
        ([x, y]) =>
          `<ellipse cx="${x}" cy="${y + 3}" rx="12" ry="5" fill="${tint.gold}" stroke="${tint.ink}" stroke-width="1.1"/><ellipse cx="${x}" cy="${y}" rx="12" ry="5" fill="${tint.leaf}" stroke="${tint.ink}" stroke-width="1.1"/><ellipse cx="${x}" cy="${y}" rx="7" ry="2.6" fill="none" stroke="${tint.ink}" stroke-width=".7"/>`,
      )
      .join(''),

  20: (): string =>
    line(
      rays(0, -36, 30, 26, (i) => (i % 2 ? 40 : 62)),
      0.9,
      tint.gold,
    ) +
    shape('M0-66C14-50 16-36 0-26C-16-36-14-50 0-66Z', tint.leaf, 1.2) +
    shape('M0-54C8-44 8-36 0-31C-8-36-8-44 0-54Z', tint.paper, 1) +
    shape(
      'M-38-6C-40-18-26-24-10-24H8C14-30 18-32 24-26C38-24 40-12 38-6C30 8 14 12 0 12S-30 8-38-6Z',
      tint.leaf,
      1.3,
    ) +
    shape('M-38-8C-54-12-56 8-36 4', 'none', 3.6) +
    line('M-38-8C-54-12-56 8-36 4', 1.6, tint.leaf) +
    line('M-34-8C-16-2 16-2 36-8', 1) +
    disc(0, -12, 3, tint.garnet, 1) +
    shape('M-10 12H10L14 22H-14Z', tint.gold, 1.1) +
    shape('M0 34C-16 24-40 24-56 32V72C-40 64-16 66 0 76C16 66 40 64 56 72V32C40 24 16 24 0 34Z', tint.garnet, 1.3) +
    shape('M0 30C-16 20-38 20-52 27V66C-38 59-16 61 0 70C16 61 38 59 52 66V27C38 20 16 20 0 30Z', tint.paper, 1.2) +
    line('M0 30V70', 1.1) +
    bothSides(
      line(
        repeat(5, (i) => `M-46 ${34 + i * 7}C-34 ${30 + i * 7}-18 ${31 + i * 7}-6 ${37 + i * 7}`),
        0.9,
      ),
      0,
    ),

  21: (): string =>
    line('M-14-70V-60', 2.2) +
    disc(-14, -74, 5, 'none', 2.2) +
    shape('M-44-14C-44-44-32-58-14-60C4-58 16-44 16-14V44H-44Z', tint.paper, 1.3, tint.ink, ' fill-opacity=".5"') +
    line(
      repeat(6, (i) => `M${-38 + i * 9.6} 42V-14C${-38 + i * 9.6}-40 ${-26 + i * 4.8}-54-14-58`),
      1.5,
    ) +
    line('M-44-14H16M-44 16H16', 2.6) +
    line('M-44-14H16M-44 16H16', 1.2, tint.leaf) +
    shape('M-48 42H20V52H-48Z', tint.leaf, 1.3) +
    shape('M16-12L40-20V30L16 14Z', tint.paper, 1.3, tint.ink, ' fill-opacity=".75"') +
    line('M24-14V18M32-17V23M16 0L40 3', 1.2) +
    line('M-34 30H-2', 3) +
    line('M-34 30H-2', 1.4, tint.gold) +
    place(
      30,
      -46,
      1,
      shape('M-26 8C-18-2-6-6 4-4C8-10 18-12 22-4L30-2L22 2C18 12 6 16-6 12L-28 18Z', tint.ink, 1) +
        shape('M-4 4C4 8 12 8 18 2C14 12 4 14-6 11Z', tint.paper, 0.8) +
        shape('M-8 2C-14-14-8-24 2-32C6-20 8-8 4 0Z', tint.azure, 1.2) +
        strokes([[-4, -2, -6, -12, -4, -20, 0, -26]], 1, tint.paper) +
        disc(18, -4, 1.4, tint.paper, 0) +
        `<circle cx="33" cy="3" r="4.6" fill="none" stroke="${tint.ink}" stroke-width="3.4"/><circle cx="33" cy="3" r="4.6" fill="none" stroke="${tint.leaf}" stroke-width="1.8"/>`,
    ) +
    shape('M-72 62C-30 54 30 54 72 62V96H-72Z', tint.mist, 1.2) +
    place(-26, 70, 1, shape('M0 0C8-4 16-14 14-22C4-20-2-8 0 0Z', tint.ink, 0.8), 40) +
    (
      [
        [8, 74],
        [32, 68],
      ] as const
    )
      .map(
        ([x, y]) =>
          `<ellipse cx="${x}" cy="${y}" rx="9" ry="3.8" fill="${tint.leaf}" stroke="${tint.ink}" stroke-width="1.1"/>`,
      )
      .join(''),

  22: (): string =>
    line(
      rays(0, -16, 44, 54, (i) => (i % 2 ? 60 : 78)),
      0.8,
      tint.gold,
    ) +
    shape('M-72 66H72V96H-72Z', '#c89d6b', 1.2) +
    line('M-60 74H20M-30 82H58', 0.8) +
    shape('M-46-10L44-18L52 58L-50 64Z', tint.azure, 1.3) +
    shape('M-46-10C-54-8-54 2-45 2C-38 0-38-9-46-10Z', tint.sky, 1.1) +
    line('M-38 8L40 2M-40 24L43 18M-42 40L46 34M-24-10L-30 60M0-13L-2 60M22-15L26 58', 0.6, tint.sky) +
    line('M-14 46V18L4 4L22 16V44ZM-2 46V30H9V45M-14 18H22', 1.6, tint.paper) +
    place(
      4,
      -44,
      1,
      shape('M-5 6L-27 72L-23 60L-1 8ZM5 6L25 70L22 58L1 8Z', tint.leaf, 1.2) +
        shape('M-27 72L-24 58L-21 59ZM25 70L20 57L23 56Z', tint.ink, 0.6) +
        shape('M-4-22H4L5-6H-5Z', tint.garnet, 1.1) +
        disc(0, 1, 9, tint.leaf, 1.3) +
        disc(0, 1, 3.4, tint.garnet, 1) +
        line('M-15 34C-6 40 8 40 16 32', 2.4) +
        line('M-15 34C-6 40 8 40 16 32', 1, tint.pale),
      -6,
    ) +
    place(40, 60, 1, shape('M-22 8L14-8L18-2L-18 14Z', tint.garnet, 1.1) + shape('M14-8L26-10L18-2Z', tint.pale, 1)),

  23: (): string =>
    line(
      rays(0, -34, 40, 40, (i) => (i % 2 ? 46 : 64)),
      0.8,
      tint.gold,
    ) +
    shape('M-2.6-52H2.6V46H-2.6Z', tint.leaf, 1.1) +
    tube('M0 44C-16 36-16 26 0 20C14 14 14 4 0-2C-12-8-12-16-2-20C8-24 14-32 6-38', 4.4, tint.moss) +
    tube('M0 44C16 36 16 26 0 20C-14 14-14 4 0-2C12-8 12-16 2-20C-8-24-14-32-6-38', 4.4, tint.garnet) +
    disc(6, -39, 3.6, tint.moss, 1) +
    disc(-6, -39, 3.6, tint.garnet, 1) +
    winglet(4, -46, 1.5, tint.paper, tint.sky) +
    mirrored(winglet(4, -46, 1.5, tint.paper, tint.sky), 0) +
    disc(0, -56, 6.5, tint.leaf, 1.2) +
    shape('M-72 70H72V96H-72Z', '#c89d6b', 1.2) +
    line('M-72 78H72M-40 70V78M20 70V78M-10 78V96M40 78V96', 0.8) +
    shape('M-58 30H-14V72H-58Z', tint.pale, 1.3) +
    line('M-58 44H-14M-58 58H-14M-36 30V72', 1.3) +
    disc(-36, 51, 5, tint.garnet, 1) +
    shape('M16 28C30 22 46 22 58 28C63 42 63 58 58 72H16C11 58 11 42 16 28Z', '#c89d6b', 1.3) +
    shape(
      'M14 36C30 32 46 32 60 36L61 42C46 38 30 38 13 42ZM13 58C30 62 46 62 61 58L60 64C46 68 30 68 14 64Z',
      tint.azure,
      1,
    ) +
    line('M26 26C23 42 23 58 26 73M48 26C51 42 51 58 48 73M37 24V74', 0.8),

  24: (): string =>
    line(
      rays(0, 0, 40, 60, (i) => (i % 2 ? 68 : 86)),
      0.8,
      tint.gold,
    ) +
    winglet(28, -4, 1.5, tint.paper, tint.sky) +
    mirrored(winglet(28, -4, 1.5, tint.paper, tint.sky), 0) +
    shape('M-40-26H40V30H-40Z', tint.paper, 1.3) +
    line('M-40 30L-10-2M40 30L10-2', 0.9) +
    shape('M-40-26L0 8L40-26Z', tint.pale, 1.2) +
    disc(0, 6, 11, tint.garnet, 1.2) +
    solid(
      repeat(
        10,
        (i) => `M${polar(10.5, i * 36, 0, 6)}L${polar(13.5, i * 36 + 14, 0, 6)}L${polar(10.5, i * 36 + 28, 0, 6)}Z`,
      ),
      tint.garnet,
    ) +
    solid(spark(0, 6, 7, 0.26), tint.pale) +
    cloud(-26, 68, 1.1) +
    cloud(30, 58, 0.9, tint.paper, true),
};
