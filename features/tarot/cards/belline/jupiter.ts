import { strokes } from '../kit/cloth.ts';
import { polarPoint, repeat, swell } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, line, place, shape, solid, tube } from '../kit/shapes.ts';
import { rays, spark, sparks } from '../kit/stars.ts';
import { leafAt, rose } from '../parts/flowers.ts';
import { cloud, sprig, tuft } from '../parts/nature.ts';
import { winglet } from '../parts/wings.ts';
import { hills, sunrise } from './parts.ts';

export const jupiter = {
  39: (): string =>
    sunrise(-48, 16) +
    hills('#b7c48f', tint.moss) +
    shape('M-15-34H15L17 62H-17Z', tint.paper, 1.3) +
    line('M-8-30V60M0-30V60M8-30V60', 0.8) +
    shape('M-24-48H24L16-34H-16Z', tint.leaf, 1.2) +
    shape('M-28-56H28V-48H-28Z', tint.pale, 1.2) +
    shape('M-24 62H24V70H-24ZM-30 70H30V80H-30Z', tint.leaf, 1.2) +
    tube(
      'M-44 90C-36 66 30 66 20 46C12 32-24 40-20 20C-16 4 24 12 18-8C12-22-22-14-16-34C-14-44-4-46 4-42',
      2,
      tint.moss,
    ) +
    (
      [
        [-34, 76, -60],
        [-14, 66, 10],
        [8, 62, 130],
        [21, 50, 70],
        [6, 38, -10],
        [-10, 36, 170],
        [-21, 24, -80],
        [-8, 11, 0],
        [10, 8, 160],
        [19, -4, 80],
        [4, -16, 0],
        [-10, -18, 190],
        [-17, -30, -80],
        [-6, -44, -20],
        [4, -42, 80],
      ] as const
    )
      .map(([x, y, r], i) =>
        place(
          x,
          y,
          1,
          shape('M0 0C-9-2-9-10-4-11C-3-16 3-16 4-11C9-10 9-2 0 0Z', i % 2 ? tint.moss : '#94aa7c', 0.9),
          r,
        ),
      )
      .join('') +
    tuft(46, 84, 1, tint.pale) +
    tuft(-50, 84, 0.9, tint.pale),

  40: (): string =>
    line(
      rays(0, -22, 44, 44, (i) => (i % 2 ? 50 : 66)),
      0.8,
      tint.gold,
    ) +
    [1, -1]
      .map(
        (k) =>
          `<g transform="translate(0 74) rotate(${34 * k})">${line('M0 0C2-34-2-62 0-92', 1.4, tint.moss)}${solid(
            repeat(
              15,
              (i) =>
                swell([0, -30 - i * 4.4, -5, -36 - i * 4.4, -10, -42 - i * 4.4, -15, -50 - i * 4], 1.2) +
                swell([0, -30 - i * 4.4, 5, -36 - i * 4.4, 10, -42 - i * 4.4, 15, -50 - i * 4], 1.2),
            ),
            tint.moss,
          )}${shape('M0-116C14-108 16-90 0-78C-16-90-14-108 0-116Z', tint.leaf, 1.1)}${shape('M0-110C9-104 10-92 0-84C-10-92-9-104 0-110Z', tint.azure, 1)}${disc(0, -94, 4, tint.dusk, 0.8)}</g>`,
      )
      .join('') +
    shape('M-6 22H6L5 66C4 72-4 72-5 66Z', tint.gold, 1.3) +
    line('M-5 36H5M-5 48H5', 1) +
    disc(0, 74, 5, tint.leaf, 1.2) +
    `<ellipse cx="0" cy="-20" rx="36" ry="44" fill="${tint.leaf}" stroke="${tint.ink}" stroke-width="1.4"/><ellipse cx="0" cy="-20" rx="28" ry="36" fill="${tint.sky}" stroke="${tint.ink}" stroke-width="1.2"/>` +
    repeat(20, (i) =>
      disc(
        32 * Math.sin((i * Math.PI) / 10),
        -20 - 40 * Math.cos((i * Math.PI) / 10),
        1.8,
        i % 2 ? tint.garnet : tint.paper,
        0.6,
      ),
    ) +
    shape('M-20-36C-14-50 0-54 8-52C-4-46-14-34-18-20Z', tint.paper, 0) +
    rose(2, -14, 1.9, tint.garnet) +
    leafAt(-14, -4, -110, 1.4) +
    leafAt(17, -4, 110, 1.4) +
    shape('M-12 20H12L8 28H-8Z', tint.leaf, 1.2),

  41: (): string =>
    shape('M-72 62H72V96H-72Z', tint.garnet, 1.2) +
    line('M-72 68H72', 1.2, tint.leaf) +
    place(
      -6,
      14,
      1,
      shape('M-44-44C-30-50 28-50 42-44V44C28 38-30 38-44 44Z', tint.paper, 1.3) +
        shape(
          'M-44-44C-50-42-52-34-44-32C-38-34-38-42-44-44ZM42 44C48 42 50 34 42 32C36 34 36 42 42 44Z',
          tint.pale,
          1,
        ) +
        line(
          repeat(5, (i) => `M-32 ${-22 + i * 10}C-14 ${-26 + i * 10} 12 ${-26 + i * 10} 32 ${-22 + i * 10}`),
          0.8,
        ) +
        solid(
          repeat(1, () => spark(0, -36, 6, 0.28)),
          tint.gold,
        ),
      -8,
    ) +
    place(
      4,
      6,
      1,
      `<circle cx="0" cy="-44" r="17" fill="none" stroke="${tint.ink}" stroke-width="10"/><circle cx="0" cy="-44" r="17" fill="none" stroke="${tint.leaf}" stroke-width="7.4"/>` +
        repeat(
          3,
          (i) =>
            disc(...polarPoint(17, i * 120 - 120 + 120, 0, -44), 5, tint.leaf, 1.1) +
            disc(...polarPoint(17, i * 120, 0, -44), 2, tint.garnet, 0.7),
        ) +
        shape('M-4-24H4V58H-4Z', tint.leaf, 1.3) +
        shape('M-8-22H8V-15H-8Z', tint.gold, 1.1) +
        shape('M4 34H22V40H16V46H22V54H4Z', tint.leaf, 1.3) +
        line('M-1-12V54', 0.8),
      32,
    ) +
    disc(-28, 52, 11, tint.garnet, 1.3) +
    solid(spark(-28, 52, 7.5, 0.28), tint.pale) +
    shape('M-34 61L-38 78L-32 73L-28 80L-24 62Z', tint.garnet, 1.1),

  42: (): string =>
    solid('M36-66A15 15 0 1 0 52-50 12 12 0 1 1 36-66Z', tint.leaf) +
    sparks(
      [
        [-44, -58, 3],
        [-20, -74, 2],
        [54, -14, 2],
        [-54, -14, 2.4],
      ],
      tint.gold,
    ) +
    shape('M-30-52L-16-42H16L30-52C36-30 34 10 22 38H-22C-34 10-36-30-30-52Z', tint.blush, 1.3) +
    shape('M-30-52L-16-42C-4-48 4-48 16-42L30-52C32-40 32-26 28-18H-28C-32-26-32-40-30-52Z', tint.rose, 1.2) +
    [-13, 13]
      .map(
        (x) =>
          disc(x, -26, 13, tint.pale, 1.2) +
          line(rays(x, -26, 20, 9, 12.5), 0.7) +
          disc(x, -26, 7, tint.leaf, 1) +
          disc(x, -26, 3.4, tint.ink, 0) +
          disc(x + 1.2, -27.2, 1, tint.paper, 0),
      )
      .join('') +
    shape('M0-24L-4-14L0-8L4-14Z', tint.leaf, 1) +
    repeat(4, (r) =>
      repeat(5 - (r % 2), (i) =>
        shape(`M${-20 + i * 10 + (r % 2) * 5 - 5} ${-4 + r * 9}c0 8 10 8 10 0Z`, r % 2 ? tint.pale : tint.paper, 0.8),
      ),
    ) +
    shape('M-30-10C-40 10-36 30-24 40C-18 24-20 2-28-14ZM30-10C40 10 36 30 24 40C18 24 20 2 28-14Z', tint.rose, 1.2) +
    strokes(
      [
        [-32, 0, -36, 14, -32, 26, -26, 34],
        [-28, -2, -30, 10, -28, 20, -24, 28],
        [32, 0, 36, 14, 32, 26, 26, 34],
        [28, -2, 30, 10, 28, 20, 24, 28],
      ],
      1,
    ) +
    line('M-12 38V44M-8 38V44M-16 38V44M12 38V44M8 38V44M16 38V44', 2, tint.leaf) +
    shape('M-50 44H50V52H-50ZM-46 52H46V66H-46Z', tint.azure, 1.2) +
    shape('M-46 53H40V65H-46Z', tint.paper, 1) +
    line('M-44 57H40M-44 61H40', 0.7) +
    shape('M-54 66H54V74H-54Z', tint.garnet, 1.2) +
    shape('M-72 74H72V96H-72Z', tint.mist, 1.2),

  43: (): string =>
    line(
      rays(-26, -34, 40, 30, (i) => (i % 2 ? 50 : 92), 0),
      0.8,
      tint.gold,
    ) +
    cloud(34, 58, 1.3) +
    cloud(-26, 70, 1.2, tint.paper, true) +
    place(
      4,
      4,
      1,
      shape('M-66-24C-52-16-44-8-40-4H44V4H-40C-44 8-52 16-66 24C-60 8-60-8-66-24Z', tint.leaf, 1.4) +
        `<ellipse cx="-65" cy="0" rx="6" ry="24" fill="${tint.gold}" stroke="${tint.ink}" stroke-width="1.3"/>` +
        shape('M-24-6H-16V6H-24ZM22-6H28V6H22Z', tint.garnet, 1.1) +
        shape('M44-5H52V5H44Z', tint.gold, 1.2) +
        line('M-38-1H40', 0.9, tint.pale) +
        shape('M-14 4H20V44L3 36L-14 44Z', tint.azure, 1.3) +
        line('M-14 9H20', 1.2, tint.leaf) +
        solid(spark(3, 22, 11, 0.26), tint.leaf),
      40,
    ) +
    winglet(18, 8, 1.5, tint.paper, tint.rose) +
    bothSides(
      line('M-6 82C-34 80-50 66-56 44', 1.5, tint.moss) +
        (
          [
            [-18, 80, -90],
            [-30, 76, -40],
            [-40, 69, -80],
            [-48, 60, -20],
            [-54, 50, -60],
          ] as const
        )
          .map(([x, y, r]) => leafAt(x, y, r, 1.3))
          .join(''),
      0,
    ),

  44: (): string =>
    line(
      rays(0, -10, 44, 58, (i) => (i % 2 ? 66 : 88)),
      0.8,
      tint.gold,
    ) +
    place(
      -20,
      -38,
      1,
      shape('M-22-22L22-30L30 8L-12 22Z', tint.garnet, 1.3) +
        `<ellipse cx="9" cy="15" rx="22" ry="7.5" transform="rotate(-18 9 15)" fill="${tint.wine}" stroke="${tint.ink}" stroke-width="1.3"/>` +
        line('M-20-14L24-22M-17-4L27-12', 1.2, tint.leaf),
      -6,
    ) +
    (
      [
        [
          -8,
          26,
          -14,
          [
            [0, 0],
            [-6, -6],
            [6, 6],
            [-6, 6],
            [6, -6],
          ],
        ],
        [
          30,
          6,
          20,
          [
            [-6, -6],
            [0, 0],
            [6, 6],
          ],
        ],
      ] as const
    )
      .map(([x, y, r, n]) =>
        place(
          x,
          y,
          1,
          shape('M-14-14H14V14H-14Z', tint.paper, 1.3) +
            shape('M-14-14L-6-22H22L14-14Z', tint.pale, 1.2) +
            shape('M14-14L22-22V6L14 14Z', tint.blush, 1.2) +
            n.map(([a, b]) => disc(a, b, 2.4, tint.ink, 0)).join('') +
            disc(4, -18, 1.6, tint.garnet, 0) +
            disc(18, -6, 1.6, tint.garnet, 0),
          r,
        ),
      )
      .join('') +
    shape('M-72 56C-30 48 30 48 72 56V96H-72Z', tint.moss, 1.2) +
    strokes(
      [
        [-44, 68, -24, 64, -6, 68, 10, 66],
        [4, 80, 24, 76, 38, 80, 52, 77],
      ],
      1,
    ),

  45: (): string =>
    sunrise(-50, 18) +
    line('M2 22C6 44 0 64-8 84', 3.6) +
    line('M2 22C6 44 0 64-8 84', 1.8, tint.moss) +
    repeat(
      4,
      (i) =>
        `<g transform="translate(2 8) rotate(${i * 90 + 45})">${shape('M0-3C-6-14-26-14-24-32C-22-46-6-46 0-36C6-46 22-46 24-32C26-14 6-14 0-3Z', tint.moss, 1.3)}${line('M0-6V-32', 1.1, tint.pale)}${line('M-14-34C-16-28-12-22-6-18M14-34C16-28 12-22 6-18', 1.6, tint.pale)}</g>`,
    ) +
    disc(2, 8, 3.6, tint.leaf, 1) +
    place(
      28,
      -8,
      1,
      shape('M-8 4C-8-6 8-6 8 4Z', tint.garnet, 1.1) +
        solid('M-8 4C-8 0-5 0-4 4ZM0-4V4') +
        line('M0-3.5V4', 0.9) +
        disc(3, 1, 1.3, tint.ink, 0) +
        disc(-2, -0.5, 1.1, tint.ink, 0),
      30,
    ) +
    shape('M-72 74C-30 66 30 66 72 74V96H-72Z', tint.moss, 1.2) +
    sprig(-38, 84, 1.1) +
    sprig(40, 84, 1.1, tint.azure),
};
