import { strokes } from '../kit/cloth.ts';
import { repeat, swell } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { disc, line, place, shape, solid, tube } from '../kit/shapes.ts';
import { rays } from '../kit/stars.ts';
import { leafAt } from '../parts/flowers.ts';
import { cloud, sprig, tuft } from '../parts/nature.ts';
import { cypress, waves } from './parts.ts';

export const saturn = {
  46: (): string =>
    shape('M-72-92H72V96H-72Z', '#b9b6c8', 0) +
    cloud(-22, -54, 1.7, tint.dusk) +
    cloud(30, -50, 1.5, tint.dusk, true) +
    strokes(
      [
        [-44, -30, -48, -18, -50, -10, -54, 0],
        [-24, -30, -28, -16, -31, -4, -36, 8],
        [44, -26, 40, -14, 37, -4, 33, 6],
        [56, -30, 52, -16, 50, -8, 46, 2],
        [24, -30, 22, -22, 20, -16, 16, -8],
      ],
      1.2,
      tint.azure,
    ) +
    shape('M4-40L-6-18H3L-4 2L16-24H6L14-40Z', tint.leaf, 1.2) +
    place(
      0,
      30,
      1,
      shape('M-2-34H2V14H-2Z', '#a3764b', 1.1) +
        line('M0-34L12-44', 3) +
        shape('M3-20C18-14 22-2 20 8L12 2L9 9L3 4Z', tint.paper, 1.2) +
        shape('M-38 10C-16 18 16 18 40 8C36 26 28 34 18 36H-20C-30 32-36 22-38 10Z', '#a3764b', 1.3) +
        line('M-34 19C-14 26 16 26 36 16', 0.9),
      -16,
    ) +
    waves(50, tint.dusk, tint.sky) +
    shape('M-72 70C-50 58-40 72-20 64C0 56 12 72 34 64C50 58 60 66 72 60V96H-72Z', tint.azure, 1.2) +
    strokes(
      [
        [-52, 78, -40, 74, -30, 80, -16, 76],
        [0, 84, 14, 78, 26, 84, 40, 80],
      ],
      1.2,
      tint.sky,
    ),

  47: (): string =>
    disc(0, -34, 22, tint.pale, 1, tint.gold) +
    line(
      rays(0, -34, 40, 26, (i) => (i % 2 ? 30 : 36)),
      0.8,
      tint.gold,
    ) +
    shape('M-72 40C-40 34 40 34 72 40V96H-72Z', '#d8c3a4', 1.2) +
    line(
      'M-60 52L-44 58L-50 70L-30 74L-24 90M-44 58L-22 54M-30 74L-6 70L4 82M30 50L38 62L26 70L34 86M38 62L58 64M-6 70L2 58L24 60M58 64L52 80',
      1,
    ) +
    tube(
      'M0 62C-2 42 4 26 0 8M0 30C-10 22-16 8-28 0M0 20C10 12 14-2 28-12M0 8C-4-10-14-22-12-44M0 8C6-8 8-26 20-40M-28 0C-38-4-42-14-52-16M-28 0C-30-12-36-22-34-32M28-12C38-14 44-24 54-26M28-12C30-22 34-32 30-42M-12-44C-18-52-20-58-18-66M20-40C20-50 16-58 20-66',
      3.4,
      '#8a7a6d',
    ) +
    shape('M-9 66C-5 58-6 50-4 40H4C5 50 6 58 10 66C4 63-4 63-9 66Z', '#8a7a6d', 1.1) +
    line('M30 70C30 62 32 58 31 52', 1.6, tint.moss) +
    leafAt(31, 58, 50, 1.1) +
    leafAt(31, 56, -50, 1.1),

  48: (): string =>
    disc(0, -20, 54, 'none', 1, tint.gold) +
    disc(0, -20, 49, 'none', 0.6, tint.gold) +
    line(
      rays(0, -20, 60, 49, (i) => (i % 5 ? 54 : 60)),
      0.8,
      tint.gold,
    ) +
    line('M-16-58C-40-40-52 0-34 24C-18 44 18 26 30 46C36 58 24 72 8 70', 1.6, tint.garnet) +
    place(
      -14,
      -22,
      1,
      shape('M-3-52H3V60L0 68L-3 60Z', '#a3764b', 1.2) +
        shape('M-4-36C-18-24-18 18-4 30H4C18 18 18-24 4-36Z', tint.paper, 1.3) +
        line(
          repeat(
            9,
            (i) =>
              `M${-11 + Math.abs(i - 4) * 1.2} ${-24 + i * 6}C-4 ${-20 + i * 6} 4 ${-28 + i * 6} ${11 - Math.abs(i - 4) * 1.2} ${-24 + i * 6}`,
          ),
          1,
          tint.garnet,
        ) +
        `<ellipse cx="0" cy="38" rx="15" ry="5.5" fill="${tint.leaf}" stroke="${tint.ink}" stroke-width="1.2"/>`,
      14,
    ) +
    place(
      34,
      22,
      1,
      line('M-2 4L-20-42M-2 4L8-44', 5.4) +
        line('M-2 4L-20-42M-2 4L8-44', 3.2, tint.sky) +
        disc(-2, 2, 3, tint.leaf, 1) +
        `<ellipse cx="-11" cy="22" rx="9" ry="13" transform="rotate(22 -11 22)" fill="none" stroke="${tint.ink}" stroke-width="6"/><ellipse cx="-11" cy="22" rx="9" ry="13" transform="rotate(22 -11 22)" fill="none" stroke="${tint.leaf}" stroke-width="3.6"/><ellipse cx="10" cy="22" rx="9" ry="13" transform="rotate(-26 10 22)" fill="none" stroke="${tint.ink}" stroke-width="6"/><ellipse cx="10" cy="22" rx="9" ry="13" transform="rotate(-26 10 22)" fill="none" stroke="${tint.leaf}" stroke-width="3.6"/>`,
      12,
    ) +
    shape('M-72 74C-30 66 30 66 72 74V96H-72Z', tint.mist, 1.2),

  49: (): string =>
    solid(
      repeat(9, (i) => swell([-3 + i * 0.8, -92, -12 + i * 3, -50, -26 + i * 6.5, -8, -34 + i * 8.5, 40], 3)),
      tint.pale,
    ) +
    line('M0 88C2 54-2 30 0 4', 3.8) +
    line('M0 88C2 54-2 30 0 4', 2, tint.moss) +
    shape('M0 66C-16 60-26 44-26 26C-12 34-2 48 0 66ZM1 54C14 46 24 32 24 16C12 22 2 36 1 54Z', tint.moss, 1.2) +
    strokes(
      [
        [-4, 58, -12, 50, -18, 40, -22, 32],
        [5, 48, 11, 40, 16, 32, 20, 23],
      ],
      1,
    ) +
    (
      [
        [0, 0, 1.15, 0],
        [-22, -14, 0.82, -34],
        [22, -18, 0.82, 30],
      ] as const
    )
      .map(
        ([x, y, s, r]) =>
          (x ? line(`M0 18C${x * 0.4} 8 ${x * 0.8} 4 ${x} ${y + 10}`, 2.4, tint.moss) : '') +
          place(
            x,
            y,
            s,
            shape('M0 6C-16 2-22-14-20-32C-10-28-4-18 0-8C4-18 10-28 20-32C22-14 16 2 0 6Z', tint.paper, 1.2) +
              shape('M0 6C-8-6-10-24 0-42C10-24 8-6 0 6Z', tint.paper, 1.2) +
              line('M0-34V0', 0.8) +
              line('M-3 0C-8-10-10-18-10-24M3 0C8-10 10-18 10-24', 1) +
              disc(-10, -25, 1.8, tint.leaf, 0.8) +
              disc(10, -25, 1.8, tint.leaf, 0.8),
            r,
          ),
      )
      .join('') +
    shape('M-72 80C-30 74 30 74 72 80V96H-72Z', tint.moss, 1.2),

  50: (): string =>
    shape('M-72-92H72V96H-72Z', '#dfe3ea', 0) +
    disc(30, -44, 15, tint.pale, 1, tint.gold) +
    shape('M-72 30C-40 14-10 28 20 18C44 12 58 20 72 14V96H-72Z', '#b7c48f', 1.1) +
    shape('M-54 66V-30C-48-34-44-28-40-32L-36-26V66Z', tint.paper, 1.3) +
    line('M-48-24V62M-42-24V62', 0.8) +
    shape('M26 66V0L32-6L36 2L42-4L46 4V66Z', tint.paper, 1.3) +
    line('M32 6V62M39 6V62', 0.8) +
    shape('M-60-30C-50-62-16-70 2-58L-2-50L4-44L-4-42C-20-52-34-40-36-28L-44-32Z', tint.blush, 1.3) +
    line('M-50-46L-40-38M-36-58L-30-46M-18-62L-16-49', 0.9) +
    shape('M-72 66C-30 58 30 60 72 66V96H-72Z', tint.moss, 1.2) +
    shape('M-58 62H-32V70H-58ZM22 62H50V70H22Z', tint.pale, 1.2) +
    place(
      -4,
      64,
      1,
      shape('M-14-8H14V8H-14Z', tint.paper, 1.2) +
        line('M-14-3H14M-14 3H14', 0.8) +
        `<ellipse cx="-14" cy="0" rx="4" ry="8" fill="${tint.pale}" stroke="${tint.ink}" stroke-width="1.1"/>`,
      16,
    ) +
    shape('M6 82L16 72L28 78L24 88H10Z', tint.blush, 1.2) +
    shape('M-34 86L-26 76L-14 80L-16 90H-30Z', tint.paper, 1.2) +
    tube('M52 84C46 62 50 40 42 26C38 16 44 8 40-2', 1.6, tint.moss) +
    (
      [
        [50, 70, 60],
        [48, 60, -60],
        [48, 48, 60],
        [46, 38, -60],
        [42, 26, 50],
        [40, 18, -50],
        [42, 8, 60],
        [40, 0, -10],
      ] as const
    )
      .map(([x, y, r]) => leafAt(x, y, r, 1))
      .join('') +
    sprig(-46, 88, 1) +
    tuft(56, 88, 0.8, tint.pale),

  51: (): string =>
    shape('M-26-74H26V-66H-26ZM-26 12H26V20H-26Z', tint.leaf, 1.2) +
    line('M-20-66V12M20-66V12', 3.6) +
    line('M-20-66V12M20-66V12', 1.6, tint.leaf) +
    shape('M-15-66H15C15-48 4-40 2-28C4-16 15-8 15 12H-15C-15-8-4-16-2-28C-4-40-15-48-15-66Z', tint.paper, 1.2) +
    shape('M-11-52H11C9-44 4-40 1.5-32H-1.5C-4-40-9-44-11-52Z', tint.leaf, 0.9) +
    shape('M-14 12C-12 2-4-2 0-6C4-2 12 2 14 12Z', tint.leaf, 0.9) +
    line('M0-32V-6', 1, tint.gold) +
    shape('M-72 52C-30 44 30 44 72 52V96H-72Z', tint.moss, 1.2) +
    shape(
      'M-50 60C-40 50-20 56-4 56H40C46 50 44 36 50 30C56 28 60 34 58 42C58 56 50 66 38 66H-40C-48 66-54 64-50 60Z',
      tint.blush,
      1.3,
    ) +
    line('M52 30L48 16M57 31L60 18', 1.6) +
    disc(48, 15, 1.9, tint.ink, 0) +
    disc(60, 17, 1.9, tint.ink, 0) +
    disc(8, 36, 25, tint.leaf, 1.3) +
    line('M32 38C30 56 6 60-6 46C-16 32-6 16 10 18C22 20 24 36 14 42C6 46-2 38 4 30C8 26 14 30 12 34', 1.6, tint.wine) +
    line('M-46 63H34', 0.9) +
    tuft(-46, 84, 0.9, tint.pale) +
    tuft(46, 86, 0.9, tint.pale),

  52: (): string =>
    shape('M-72-92H72V96H-72Z', tint.sky, 0) +
    shape('M-72 20C-40 8 40 8 72 20V96H-72Z', tint.moss, 1.1) +
    cypress(-46, 40, 1.3) +
    cypress(46, 40, 1.3) +
    shape('M-16 20H16V40H-16Z', tint.paper, 1.2) +
    shape('M-20 14H20V21H-20Z', tint.leaf, 1.1) +
    line('M-14 14V-10M14 14V-10M-18-10H18M0-10V6', 1.6) +
    shape('M-4 5H4L3 12H-3Z', tint.garnet, 1) +
    shape(
      'M-72-92H72V96H-72ZM-66 96V4C-66-28-26-28-26 4V96ZM-20 96V4C-20-34 20-34 20 4V96ZM26 96V4C26-28 66-28 66 4V96Z',
      tint.blush,
      1.3,
      tint.ink,
      ' fill-rule="evenodd"',
    ) +
    line('M-72-44H72M-72-38H72', 0.9) +
    [-23, 23, -69, 69]
      .map(
        (x) =>
          shape(`M${x - 5} 6H${x + 5}V96H${x - 5}Z`, tint.paper, 1.1) +
          shape(`M${x - 7} 0H${x + 7}L${x + 5} 7H${x - 5}Z`, tint.leaf, 1) +
          line(`M${x + 2} 10V92`, 0.8),
      )
      .join('') +
    disc(0, -62, 12, tint.azure, 1.2) +
    line(rays(0, -62, 8, 3, 11.5), 0.9, tint.pale) +
    disc(0, -62, 3, tint.leaf, 0.8) +
    shape('M-72 72H72V96H-72Z', tint.mist, 1.1),
};
