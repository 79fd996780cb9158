import { folds, hatch, strokes } from '../kit/cloth.ts';
import { polar, repeat, swell } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, line, place, shape, silhouette, solid } from '../kit/shapes.ts';
import { facets, rays, spark, sparks } from '../kit/stars.ts';
import { coin } from '../minors/emblems.ts';
import { leafAt } from '../parts/flowers.ts';
import { face } from '../parts/heads.ts';
import { pansy, star, sunrise } from './parts.ts';

export const sun = {
  4: (): string =>
    solid('M-72-96H72V96H-72Z', '#2b2a5e') +
    sparks([
      [-40, -60, 2.5],
      [42, -54, 2.5],
      [-48, -20, 2],
      [50, -14, 2],
    ]) +
    star(0, -52, 24) +
    solid(
      repeat(7, (i) => swell([-9 + i * 3, -28, -14 + i * 4.7, -12, -20 + i * 6.7, 2, -24 + i * 8, 14], 1)),
      tint.gold,
    ) +
    shape('M-72 62C-30 54 30 54 72 62V96H-72Z', tint.mist, 1.2) +
    line('M-44 66C-24 78 24 78 44 66', 5) +
    line('M-44 66C-24 78 24 78 44 66', 2.6, tint.leaf) +
    shape('M-40 22H40L32 62H-32Z', tint.leaf, 1.3) +
    line('M-36 32H36M-34 42H34M-33 52H33', 0.8) +
    shape('M-40 24C-44-4-30-14-16-12C-4-10-2 6-4 24Z', tint.garnet, 1.3) +
    strokes(
      [
        [-34, 18, -34, 2, -26, -6, -16, -8],
        [-24, 20, -22, 6, -18, -2, -12, -4],
      ],
      1,
    ) +
    shape('M-8 26C-4 8 22 4 40 22L36 34H-8Z', tint.paper, 1.2) +
    strokes(
      [
        [4, 28, 10, 18, 20, 14, 32, 18],
        [16, 30, 22, 24, 30, 22, 36, 24],
      ],
      1,
    ) +
    place(-14, 16, 0.78, face({}) + shape('M-10-4C-11-14-4-17 0-17S11-14 10-4C6-9-6-9-10-4Z', tint.sky, 1.2)),

  5: (): string =>
    sunrise(-8, 24) +
    shape('M-72 60L-44 10L-30 34L-2-36L18 8L32-12L72 54V96H-72Z', tint.sky, 1.3) +
    shape('M-2-36L-13-9L-6-13L-1-5L4-12L10-8L7-16Z', tint.paper, 1) +
    shape('M32-12L25-1L31-3L36 2L39-2Z', tint.paper, 1) +
    solid(folds([-2, -30, 6, -8, 14, 20, 10, 58], [18, 8, 26, 24, 34, 40, 40, 60], 6, 1.1, { from: 'start' })) +
    shape('M-72 62C-40 50-8 64 20 56C44 50 58 58 72 54V96H-72Z', tint.moss, 1.2) +
    line('M-2-36V-62', 1.8) +
    shape('M-2-62L22-56L-2-48Z', tint.garnet, 1.2) +
    shape('M-40 90C-24 74 0 76 4 66C6 60-6 58-8 52', 'none', 1.2, tint.paper, ' stroke-dasharray="4 4"'),

  6: (): string =>
    sunrise(-46, 22) +
    repeat(7, (i) => {
      const j = 6 - i;
      const y = 72 - j * 14;
      const w = 56 - j * 6.4;
      return (
        shape(`M${-w} ${y}L${-w + 5} ${y - 6}H${w - 5}L${w} ${y}Z`, tint.pale, 1.1) +
        shape(`M${-w} ${y}H${w}V${y + 9}H${-w}Z`, tint.paper, 1.2) +
        hatch(w - 2, y + 1.5, w - 14, y + 1.5, 7, 0, 6, 0.7)
      );
    }) +
    shape('M-72 80H72V96H-72Z', tint.mist, 1.2) +
    bothSides(
      shape('M-62 78V20H-50V78Z', tint.sky, 1.2) +
        line('M-59 24V76M-54 24V76', 0.7) +
        shape('M-66 12H-46L-49 20H-63Z', tint.leaf, 1.1) +
        shape('M-56 12C-66 4-62-8-56-16C-50-8-46 4-56 12Z', tint.garnet, 1.1) +
        shape('M-56 11C-60 6-59 0-56-4C-53 0-52 6-56 11Z', tint.leaf, 0.8),
      0,
    ),

  7: (): string =>
    line(
      rays(0, 6, 48, 58, (i) => (i % 2 ? 64 : 84)),
      0.8,
      tint.gold,
    ) +
    shape('M-26-78H26L18-22H-18Z', tint.garnet, 1.3) +
    shape('M-9-78H9L6-22H-6Z', tint.paper, 0.9) +
    shape('M-22-26H22L14-14H-14Z', tint.leaf, 1.2) +
    bothSides(
      line('M-6 66C-40 64-58 34-52-4', 1.8, tint.moss) +
        repeat(9, (i) => {
          const t = i / 8;
          const x = -8 - 48 * Math.sin(t * 1.62);
          const y = 66 - 70 * t;
          return leafAt(x, y, -100 + t * 96, 1.15) + leafAt(x, y, -30 + t * 96, 1.15);
        }),
      0,
    ) +
    shape('M-5-16H5V-6H-5Z', tint.leaf, 1.1) +
    disc(0, 24, 34, tint.garnet, 1.4) +
    disc(0, 24, 31, 'none', 0.7, tint.leaf) +
    facets(0, 24, 8, 24, 10, 22.5, tint.gold, '#e8c378') +
    facets(0, 24, 8, 30, 10, 0, tint.leaf, tint.pale) +
    disc(0, 24, 13, tint.azure, 1.3) +
    disc(0, 24, 10.5, 'none', 0.7, tint.leaf) +
    solid(spark(0, 24, 8.5, 0.26), tint.pale) +
    shape('M-8 64H8L12 76L0 71L-12 76Z', tint.garnet, 1.1),

  8: (): string =>
    line(
      rays(0, -14, 40, 46, (i) => (i % 2 ? 52 : 70)),
      0.8,
      tint.gold,
    ) +
    line('M0 20C4 44-2 62 0 88M-4 52C-22 48-30 40-34 26M2 60C18 56 28 46 34 34', 3.4) +
    line('M0 20C4 44-2 62 0 88M-4 52C-22 48-30 40-34 26M2 60C18 56 28 46 34 34', 1.7, tint.moss) +
    leafAt(0, 78, -62, 2) +
    leafAt(0, 80, 62, 2) +
    pansy(-36, 16, 0.56, tint.garnet, tint.rose) +
    pansy(36, 24, 0.56, tint.azure, tint.sky) +
    pansy(0, -16, 1.12, tint.dusk, '#8a78bd'),

  9: (): string =>
    solid(
      repeat(21, (i) => {
        const d = -90 + i * 9;
        return `M${polar(24, d - 1.2, 26, -34)}L${polar(i % 2 ? 34 : 62, d, 26, -34)}L${polar(24, d + 1.2, 26, -34)}Z`;
      }),
      tint.gold,
    ) +
    disc(26, -34, 19, tint.leaf, 1.2) +
    shape('M-72 14C-44 0-10 12 14 4C38-4 56 4 72-2V96H-72Z', '#b7c48f', 1.1) +
    shape('M-72 40C-30 26 20 40 72 26V96H-72Z', tint.leaf, 1.1) +
    strokes(
      repeat(9, (i) => `${i},`)
        .split(',')
        .filter(Boolean)
        .map(Number)
        .map((i) => [-60 + i * 16, 38 - i, -58 + i * 16, 46 - i, -62 + i * 17, 54, -66 + i * 18, 62]),
      1,
    ) +
    shape('M-72 64C-30 54 30 68 72 56V96H-72Z', tint.moss, 1.2) +
    shape('M-30 64C-27 44-30 34-28 18H-18C-16 34-19 44-14 64Z', '#a3764b', 1.2) +
    silhouette(['M-24 26C-52 28-58 4-42-6C-46-26-22-36-12-24C4-30 16-12 6 0C14 16-4 30-24 26Z'], tint.moss, 1.3) +
    strokes(
      [
        [-38, 10, -30, 16, -22, 16, -14, 12],
        [-36, -8, -30, -14, -22, -16, -16, -12],
        [-12, 2, -6, 4, -2, 2, 2, -4],
      ],
      1,
    ) +
    (
      [
        [-36, 2],
        [-22, -12],
        [-6, -8],
        [-26, 14],
        [-8, 12],
      ] as const
    )
      .map(([x, y]) => disc(x, y, 3.4, tint.garnet, 1))
      .join('') +
    place(
      40,
      76,
      1,
      repeat(7, (i) => {
        const a = (i - 3) * 9;
        return `<g transform="rotate(${a})">${line('M0 14V-26', 1.2, tint.gold)}${repeat(4, (k) => shape(`M0 ${-22 + k * 6}C-5 ${-25 + k * 6}-5 ${-30 + k * 6} 0 ${-33 + k * 6}C5 ${-30 + k * 6} 5 ${-25 + k * 6} 0 ${-22 + k * 6}Z`, tint.leaf, 0.7))}</g>`;
      }) + shape('M-8 0H8V6H-8Z', tint.garnet, 1),
    ),

  10: (): string =>
    line(
      rays(0, 4, 26, 24, (i) => (i % 2 ? 54 : 84), 0, -80, 160),
      0.9,
      tint.gold,
    ) +
    shape('M-42 6C-42-30 42-30 42 6Z', tint.garnet, 1.3) +
    shape('M-34 6C-34-20 34-20 34 6Z', tint.wine, 1) +
    repeat(3, (i) => place(-18 + i * 18, 2 - (i === 1 ? 8 : 0), 1, coin(11, tint.garnet))) +
    shape('M-4-22L0-32L4-22L0-14Z', tint.sky, 1) +
    shape('M-22-18L-17-26L-12-18L-17-10Z', tint.rose, 1) +
    repeat(7, (i) => disc(16 + i * 3.4, -8 - Math.sin(i) * 4, 2.6, tint.paper, 0.8)) +
    shape('M-46 6H46V16H-46Z', tint.leaf, 1.2) +
    shape('M-42 16H42V58H-42Z', tint.garnet, 1.3) +
    shape('M-30 16H-22V58H-30ZM22 16H30V58H22Z', tint.leaf, 1) +
    shape('M-9 10H9V30C9 36-9 36-9 30Z', tint.leaf, 1.1) +
    disc(0, 21, 2.6, tint.ink, 0) +
    line('M0 22V28', 1.8) +
    shape('M-72 58H72V96H-72Z', tint.mist, 1.2) +
    strokes(
      [
        [-50, 70, -30, 66, -10, 70, 8, 68],
        [10, 80, 30, 76, 44, 80, 56, 78],
      ],
      1,
    ),
};
