import { strokes } from '../kit/cloth.ts';
import { nth, polar, repeat } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, line, place, shape, solid, tube } from '../kit/shapes.ts';
import { rays, spark } from '../kit/stars.ts';
import { sword } from '../minors/emblems.ts';
import { crown } from '../parts/headgear.ts';
import { cloud } from '../parts/nature.ts';

export const mars = {
  32: (): string =>
    line(
      rays(0, -8, 36, 58, (i) => (i % 2 ? 64 : 80)),
      0.8,
      tint.gold,
    ) +
    shape('M-72 66C-30 58 30 58 72 66V96H-72Z', '#a3764b', 1.2) +
    line('M-58 84C-40 30-56 6-40-40M58 84C46 40 58 10 42-34', 3.8) +
    line('M-58 84C-40 30-56 6-40-40M58 84C46 40 58 10 42-34', 1.8, tint.moss) +
    (
      [
        [-50, 50, -70],
        [-49, 30, 60],
        [-49, 8, -70],
        [-47, -10, 50],
        [-43, -28, -60],
        [53, 52, 70],
        [52, 34, -60],
        [52, 12, 60],
        [49, -8, -60],
        [45, -24, 60],
      ] as const
    )
      .map(([x, y, r]) => place(x, y, 1, shape('M-3 0L0-9L3 0Z', tint.wine, 0.8), r))
      .join('') +
    tube(
      'M40 62C52 52 44 40 22 42C-4 44-34 44-36 58C-38 72-4 76 18 72C40 68 30 58 8 58C-14 58-20 34 0 24C20 14 20-4 4-10C-10-16-12-30 0-38',
      11,
      tint.moss,
    ) +
    line(
      'M40 62C52 52 44 40 22 42C-4 44-34 44-36 58C-38 72-4 76 18 72C40 68 30 58 8 58C-14 58-20 34 0 24C20 14 20-4 4-10C-10-16-12-30 0-38',
      3,
      tint.leaf,
      ' stroke-dasharray="1 7"',
    ) +
    shape('M-9-36C-14-50-4-58 6-54C16-52 22-46 22-42C16-38 10-34 4-32C-2-30-7-31-9-36Z', tint.moss, 1.3) +
    disc(5, -46, 2.6, tint.leaf, 0.9) +
    disc(5.5, -46, 1.1, tint.ink, 0) +
    line('M22-42C26-42 28-40 30-36M26-41.5C30-43 32-43 35-42', 1.2, tint.garnet) +
    line('M8-40C13-40 17-40 21-42', 0.9),

  33: (): string =>
    shape('M-72 58H72V96H-72Z', tint.mist, 1.2) +
    line('M-72 70H72', 0.8) +
    shape('M-6-60H6L5 50H-5Z', tint.leaf, 1.2) +
    line('M-1.5-54V46', 0.8) +
    disc(0, -64, 6, tint.leaf, 1.2) +
    shape('M-46-44C-30-54-14-50 0-46C14-50 30-54 46-44L45-39C30-48 14-44 0-40C-14-44-30-48-45-39Z', tint.leaf, 1.2) +
    (
      [
        [-44, -41, 8],
        [44, -41, 22],
      ] as const
    )
      .map(
        ([x, y, h]) =>
          line(`M${x} ${y}L${x - 15} ${y + h + 26}M${x} ${y}L${x + 15} ${y + h + 26}`, 0.9) +
          shape(
            `M${x - 18} ${y + h + 26}H${x + 18}C${x + 15} ${y + h + 38} ${x - 15} ${y + h + 38} ${x - 18} ${y + h + 26}Z`,
            tint.leaf,
            1.2,
          ),
      )
      .join('') +
    shape('M-24 50H24V60H-24Z', tint.leaf, 1.2) +
    shape('M32-2L44-8L56-2L44 4Z', tint.garnet, 1) +
    shape('M-54-16C-50-22-38-22-34-16V-8H-54Z', tint.paper, 1) +
    shape('M-48 66L24 78L22 86L-50 74Z', tint.paper, 1.1) +
    line('M-42 70L16 80', 0.8) +
    place(30, 74, 0.9, shape('M-10-6H26V2H-10Z', tint.garnet, 1.1) + shape('M26-12H36V8H26Z', tint.leaf, 1.1), 18),

  34: (): string =>
    line(
      rays(0, -26, 44, 54, (i) => (i % 2 ? 60 : 82), 0, -110, 220),
      0.8,
      tint.gold,
    ) +
    place(0, 38, 3.3, crown()) +
    shape('M-46 20C-20 12 20 12 46 20C54 28 54 38 46 44C20 38-20 38-46 44C-54 38-54 28-46 20Z', tint.garnet, 1.4) +
    strokes(
      [
        [-40, 26, -16, 20, 16, 20, 40, 26],
        [-42, 36, -18, 30, 18, 30, 42, 36],
      ],
      1,
      tint.wine,
    ) +
    bothSides(disc(-52, 32, 5, tint.leaf, 1.1) + line('M-56 37L-60 48M-52 38V50M-48 37L-45 48', 1.4, tint.gold), 0) +
    shape('M-36 44H36V60H-36Z', tint.mist, 1.3) +
    shape('M-46 58H46V70H-46Z', tint.paper, 1.3) +
    shape('M-72 70H72V96H-72Z', tint.mist, 1.2) +
    (
      [
        [-44, 50],
        [-33, 58],
        [-20, 64],
        [-6, 66],
        [8, 66],
        [22, 63],
        [34, 57],
        [44, 49],
      ] as const
    )
      .map(
        ([x, y], i) =>
          `<ellipse cx="${x}" cy="${y}" rx="8.5" ry="5.2" transform="rotate(${nth([50, 34, 16, 4, -4, -16, -34, -50], i)} ${x} ${y})" fill="none" stroke="${tint.ink}" stroke-width="4.4"/><ellipse cx="${x}" cy="${y}" rx="8.5" ry="5.2" transform="rotate(${nth([50, 34, 16, 4, -4, -16, -34, -50], i)} ${x} ${y})" fill="none" stroke="${tint.sky}" stroke-width="2.2"/>`,
      )
      .join('') +
    shape('M-9 72H9V88H-9Z', tint.leaf, 1.2) +
    line('M-6 72V66C-6 58 6 58 6 66V72', 2.2) +
    disc(0, 79, 2, tint.ink, 0) +
    line('M0 80V85', 1.6),

  35: (): string =>
    line(
      rays(0, -10, 40, 50, (i) => (i % 2 ? 56 : 80)),
      0.8,
      tint.gold,
    ) +
    place(-6, 12, 1.2, sword(tint.garnet, 62), 42) +
    place(6, 12, 1.2, sword(tint.azure, 62), -42) +
    shape('M-72 68C-30 60 30 60 72 68V96H-72Z', tint.moss, 1.2) +
    (
      [
        [1, tint.azure, tint.garnet],
        [-1, tint.garnet, tint.leaf],
      ] as const
    )
      .map(
        ([k, a, b]) =>
          `<g transform="translate(${-40 * k} 48) scale(${k} 1)">${shape('M4-20C-2-34-20-34-26-24C-18-26-10-22-8-16Z', b, 1.2)}${shape('M-16-4C-18-22 0-28 12-18C20-12 20-2 18 4L14 6V20C4 26-10 26-16 20Z', a, 1.3)}${shape('M2-8H19V-2H2Z', tint.ink, 0.8)}${line('M4 4H15M4 9H15M4 14H15', 1)}${shape('M-18 18C-8 26 8 26 18 18V26C8 34-8 34-18 26Z', tint.leaf, 1.2)}</g>`,
      )
      .join('') +
    disc(0, -18, 5, tint.leaf, 1.1) +
    solid(spark(0, -18, 16, 0.14), tint.pale),

  36: (): string =>
    shape('M-72 52H72V96H-72Z', tint.garnet, 1.2) +
    line('M-72 58H72', 1.2, tint.leaf) +
    shape('M-44-34C-34-44 30-44 44-36L48 50C36 42-30 42-46 52Z', tint.paper, 1.3) +
    shape('M-44-34C-50-30-50-22-44-20C-38-24-38-32-44-34ZM48 50C54 46 54 40 48 36C42 40 42 48 48 50Z', tint.pale, 1) +
    line(
      repeat(6, (i) => `M-34 ${-20 + i * 9}C-16 ${-26 + i * 9} 16 ${-26 + i * 9} 36 ${-20 + i * 9}`),
      0.9,
    ) +
    bothSides(
      place(
        -18,
        40,
        1,
        disc(0, 0, 9, tint.garnet, 1.2) +
          solid(spark(0, 0, 6, 0.3), tint.pale) +
          shape('M-4 8L-7 22L-2 18L1 23L4 8Z', tint.garnet, 1),
      ),
      0,
    ) +
    place(
      8,
      -26,
      1,
      shape('M-4 44C-2 10 14-22 44-46C46-20 30 10 2 38L-2 46Z', tint.sky, 1.2) +
        line('M-4 46C8 14 22-14 40-40', 1) +
        strokes(
          [
            [6, 22, 14, 18, 20, 12, 26, 4],
            [14, 4, 22, 0, 28, -6, 34, -14],
            [2, 30, 0, 20, 4, 8, 8, 0],
          ],
          0.9,
        ),
      -6,
    ) +
    shape('M-58 44H-36L-34 66H-60Z', tint.azure, 1.2) +
    shape('M-54 38H-40V45H-54Z', tint.leaf, 1.1) +
    line('M-56 52H-38', 0.9),

  37: (): string =>
    line(
      rays(0, -20, 40, 50, (i) => (i % 2 ? 58 : 80), 0, -130, 260),
      0.8,
      tint.gold,
    ) +
    shape(
      'M-4 26C-40 16-44-18-24-38C-24-24-14-22-12-32C-10-50-18-60-6-82C8-64 28-54 26-36C28-36 32-42 30-50C46-30 46 16 8 26Z',
      tint.garnet,
      1.3,
    ) +
    shape(
      'M-2 26C-28 16-28-8-14-24C-12-12-4-14-2-26C0-36-4-42 0-52C14-38 22-24 18-12C22-12 24-16 24-20C32-4 26 20 4 26Z',
      tint.leaf,
      1.1,
    ) +
    shape('M0 26C-14 18-12 4-2-8C2 0 6-2 6-10C16 0 14 20 2 26Z', tint.paper, 0.9) +
    shape('M-44 20H44C42 38 24 44 0 44S-42 38-44 20Z', tint.gold, 1.3) +
    line('M-40 27C-20 31 20 31 40 27', 0.9) +
    repeat(5, (i) => disc(-24 + i * 12, 35, 2, tint.garnet, 0.8)) +
    line('M-26 40L-38 78M26 40L38 78M0 44V80', 4.6) +
    line('M-26 40L-38 78M26 40L38 78M0 44V80', 2.2, tint.leaf) +
    shape('M-72 78H72V96H-72Z', tint.mist, 1.2),

  38: (): string =>
    shape('M-72-92H72V96H-72Z', '#e6d4d0', 0) +
    cloud(-24, -56, 1.5, tint.dusk) +
    cloud(30, -64, 1.3, tint.dusk, true) +
    shape('M-2-52L-18-20H-6L-16 6L14-28H0L12-52Z', tint.leaf, 1.3) +
    shape('M-72 58C-30 50 30 54 72 48V96H-72Z', tint.moss, 1.2) +
    shape('M-72 80C-30 66 30 70 72 60V84C30 86-30 84-72 96Z', tint.pale, 1.1) +
    place(
      8,
      40,
      1,
      line('M0 0L-34-2M0 0L-22-26M0 0L4-34M0 0L28-19M0 0L-20 28M0 0L20 27', 6) +
        line('M0 0L-34-2M0 0L-22-26M0 0L4-34M0 0L28-19M0 0L-20 28M0 0L20 27', 3.8, tint.leaf) +
        `<path d="M${polar(37, 78)}A37 37 0 1 1 ${polar(37, 52)}" fill="none" stroke="${tint.ink}" stroke-width="10"/><path d="M${polar(37, 78)}A37 37 0 1 1 ${polar(37, 52)}" fill="none" stroke="${tint.gold}" stroke-width="7.4"/><path d="M${polar(37, 78)}A37 37 0 1 1 ${polar(37, 52)}" fill="none" stroke="${tint.ink}" stroke-width=".7"/>` +
        disc(0, 0, 9, tint.gold, 1.3) +
        disc(0, 0, 4, tint.ink, 0),
      12,
    ) +
    place(46, 66, 1, shape('M-12 4L-2-4L14-6L6 2Z', tint.gold, 1.2), 10) +
    shape('M-52 78C-54 64-40 58-30 62C-20 64-18 76-22 80C-32 84-46 84-52 78Z', tint.mist, 1.3) +
    strokes([[-46, 74, -42, 68, -36, 66, -30, 68]], 1),
};
