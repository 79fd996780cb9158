import { folds, strokes } from '../kit/cloth.ts';
import { nth, polar, repeat, short, swell } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { disc, limb, line, place, shape, solid } from '../kit/shapes.ts';
import { fringe, hairBack } from '../parts/hair.ts';
import { foot, open } from '../parts/hands.ts';
import { face, neck } from '../parts/heads.ts';
import { tuft } from '../parts/nature.ts';

const tumbler = (a: string, b: string, hair: string) =>
  limb([-5, 18, -8, 28, -6, 38, -10, 48], 11, 7, b) +
  limb([5, 18, 10, 26, 16, 34, 14, 44], 11, 7, b) +
  place(-11, 50, 0.8, foot(tint.leaf), 14, true) +
  place(15, 47, 0.8, foot(tint.leaf), -8) +
  limb([-10, -8, -20, -10, -24, -18, -26, -28], 10, 7, a) +
  limb([10, -8, 20, -12, 22, -22, 22, -30], 10, 7, a) +
  place(-27, -32, 0.85, open(), -96) +
  place(23, -35, 0.85, open(), -84, true) +
  shape('M-12-12C-6-16 6-16 12-12C13 0 14 12 17 24C8 28-8 28-17 24C-14 12-13 0-12-12Z', a, 1.2) +
  solid(folds([-10, -8, -11, 2, -13, 14, -15, 23], [10, -8, 11, 2, 13, 14, 15, 23], 6, 1), tint.ink) +
  line('M-12.8 6C-4 9.5 4 9.5 12.8 6', 2.4, tint.leaf) +
  neck(0, -20, 9, 8) +
  place(0, -28, 1, hairBack.bob(hair) + face({ turn: 0.4, eyes: 'open' }) + fringe(hair));

/** XVI. The Tower: uncrowned by the flame, two who fall. */
export const maisonDieu = (): string => {
  const balls = [
    [36, 112, 4],
    [50, 140, 3.4],
    [30, 150, 3],
    [44, 176, 4],
    [34, 206, 3.4],
    [52, 92, 3],
    [150, 118, 4],
    [166, 142, 3.4],
    [152, 162, 3],
    [170, 176, 4],
    [156, 196, 3.4],
    [140, 96, 3],
    [172, 122, 2.6],
    [28, 180, 2.6],
    [148, 220, 3],
  ] as const;
  const flame =
    'M176 60C160 62 150 70 142 76C144 70 142 66 140 64C130 70 122 80 112 84C114 78 112 74 110 72C100 80 96 92 86 98C94 104 106 104 112 100C112 104 110 107 108 110C120 110 130 102 138 94C139 98 138 102 136 105C150 102 164 92 178 84Z';
  return (
    solid(
      repeat(30, (i) => {
        const d = 190 + (i * 80) / 29;
        return `M${polar(30, d - 0.4, 176, 62)}L${polar(i % 2 ? 90 : 190, d, 176, 62)}L${polar(30, d + 0.4, 176, 62)}Z`;
      }),
      tint.gold,
    ) +
    shape('M19 262C46 254 70 268 100 260C130 252 156 266 181 256V300H19Z', tint.mist, 1.3) +
    strokes(
      [
        [28, 278, 44, 274, 56, 278, 66, 276],
        [132, 276, 148, 272, 160, 276, 174, 274],
      ],
      0.9,
    ) +
    tuft(28, 292, 0.9) +
    tuft(172, 290, 0.9) +
    balls.map(([x, y, r], i) => disc(x, y, r, nth([tint.leaf, tint.rose, tint.sky], i), 1)).join('') +
    // the second, behind the tower
    place(142, 252, 0.92, tumbler(tint.azure, tint.garnet, tint.leaf), 112) +
    // tower
    shape('M72 128H128L132 282H68Z', tint.blush, 1.4) +
    line(
      repeat(11, (i) => `M${short(72 - i * 0.34)} ${140 + i * 13}H${short(128 + i * 0.34)}`),
      0.8,
    ) +
    line(
      repeat(11, (i) =>
        repeat(
          4,
          (j) => `M${short(80 + j * 14 + (i % 2) * 7 - 2)} ${128 + i * 13 + (i === 0 ? 4 : -1)}V${140 + i * 13}`,
        ),
      ),
      0.8,
    ) +
    solid(
      repeat(34, (i) => {
        const y = 142 + i * 4;
        const x = 128 + i * 0.11;
        const l = nth([6, 9, 5, 11, 7], i);
        return swell([x - l, y, x - l * 0.6, y, x - l * 0.3, y, x, y], 0.9);
      }),
    ) +
    shape('M64 122H136V132H64Z', tint.leaf, 1.3) +
    line('M68 127H132', 0.8) +
    (
      [
        [100, 158, 9],
        [86, 200, 7],
        [114, 200, 7],
      ] as const
    )
      .map(
        ([x, y, w]) =>
          shape(`M${x - w} ${y + 12}V${y - 2}A${w} ${w} 0 0 1 ${x + w} ${y - 2}V${y + 12}Z`, tint.night, 1.3) +
          line(`M${x - w - 2} ${y + 13}H${x + w + 2}`, 1.8) +
          solid(swell([x - w + 3, y + 8, x - w + 2, y, x - 2, y - 6, x + 2, y - 8], 2), tint.leaf),
      )
      .join('') +
    shape('M88 282V256A12 12 0 0 1 112 256V282Z', tint.wine, 1.3) +
    line('M100 245V282M91 262H109M91 272H109', 0.9) +
    // the crown torn off, the plume of fire
    shape(flame, tint.garnet, 1.3) +
    shape(
      'M174 66C158 70 150 78 142 84C132 88 124 92 114 93C108 97 102 98 96 98C106 101 112 96 118 94C118 98 116 102 114 104C124 102 132 94 139 87C141 91 140 95 139 98C150 94 164 84 176 78Z',
      tint.leaf,
      0.9,
    ) +
    place(
      86,
      104,
      1.5,
      shape('M-17-2L-20-18L-11-11L-7-20L0-12L7-20L11-11L20-18L17-2C6 2-6 2-17-2Z', tint.leaf, 1) +
        line('M-17.5-6C-6-2-2-2 17.5-6', 0.8) +
        (
          [
            [-20, -19],
            [-7, -21],
            [7, -21],
            [20, -19],
          ] as const
        )
          .map(([x, y]) => disc(x, y, 1.6, tint.pale, 0.8))
          .join(''),
      -26,
    ) +
    // the first falls forward
    place(46, 226, 1, tumbler(tint.garnet, tint.azure, tint.leaf), 164)
  );
};
