import { cloth, folds, strokes } from '../kit/cloth.ts';
import { polar, polarPoint, repeat, swell } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { disc, limb, line, place, shape, solid } from '../kit/shapes.ts';
import { fringe, hairBack } from '../parts/hair.ts';
import { open } from '../parts/hands.ts';
import { face, neck, nimbus } from '../parts/heads.ts';
import { sprig, tuft } from '../parts/nature.ts';
import { wing } from '../parts/wings.ts';

const amphora = (a: string, b: string) =>
  shape('M-5-16C-4-9-12-6-12 4C-12 13-5 17-4 22H4C5 17 12 13 12 4C12-6 4-9 5-16Z', a, 1.2) +
  line('M-11.5 0H11.5M-11.8 7H11.8M-9 0L-6 7L-3 0L0 7L3 0L6 7L9 0', 0.8) +
  shape('M-7.5-19H7.5V-15.5H-7.5ZM-6.5 21.5H6.5V25H-6.5Z', b, 1) +
  strokes([[7, -4, 9.5, 2, 9, 9, 5, 15]], 1.1);

/** XIIII. Temperance: the angel, two vessels, one water between them. */
export const temperance = (): string => {
  const star5 =
    repeat(5, (i) => {
      const [x, y] = polarPoint(3.4, i * 72, 0, 0);
      return disc(x, y, 2.4, tint.garnet, 0.7);
    }) + disc(0, 0, 2, tint.leaf, 0.7);
  return (
    solid(
      repeat(40, (i) => {
        const d = -100 + (i * 200) / 39;
        return `M${polar(42, d - 0.5, 100, 108)}L${polar(i % 2 ? 58 : 120, d, 100, 108)}L${polar(42, d + 0.5, 100, 108)}Z`;
      }),
      tint.leaf,
    ) +
    shape('M19 262C44 250 70 264 100 256C130 248 158 264 181 254V300H19Z', tint.mist, 1.2) +
    strokes(
      [
        [30, 272, 46, 268, 60, 272, 74, 270],
        [128, 268, 144, 264, 158, 268, 172, 266],
      ],
      0.9,
    ) +
    tuft(30, 282, 1.1) +
    sprig(46, 294, 0.9) +
    sprig(164, 294, 1) +
    tuft(174, 280, 0.9) +
    wing(114, 158, 1.3, { n: 10, r: 74, fill: tint.sky, tip: tint.azure }) +
    wing(86, 158, 1.3, { n: 10, r: 74, fill: tint.sky, tip: tint.azure, flip: true }) +
    nimbus(100, 108, 33, tint.pale) +
    place(100, 110, 1.3, hairBack.long(tint.leaf)) +
    cloth([84, 186, 70, 222, 66, 262, 56, 300], [100, 190, 100, 226, 100, 264, 100, 300], tint.azure, {
      n: 8,
      k: 0.95,
    }) +
    cloth([100, 190, 100, 226, 100, 264, 100, 300], [116, 186, 130, 222, 134, 262, 144, 300], tint.garnet, {
      n: 8,
      k: 0.95,
    }) +
    shape('M78 148C86 141 94 140 100 140V194H83C84 178 82 162 78 148Z', tint.garnet, 1.3) +
    shape('M122 148C114 141 106 140 100 140V194H117C116 178 118 162 122 148Z', tint.azure, 1.3) +
    solid(
      folds([82, 152, 86, 166, 87, 180, 86, 194], [118, 152, 114, 166, 113, 180, 114, 194], 7, 0.9, { from: 'mid' }),
      tint.ink,
    ) +
    shape('M82 188C94 193 106 193 118 188L119 195C106 200.5 94 200.5 81 195Z', tint.leaf, 1.2) +
    neck(100, 124, 12.5, 15) +
    shape('M83 146C90 153 110 153 117 146L121 152C110 161 90 161 79 152Z', tint.leaf, 1.2) +
    // the water
    solid(
      repeat(5, (i) =>
        swell([136 - i * 1.5, 176 + i * 2.4, 112, 192 + i * 3, 92, 196 + i * 4, 71 + i * 1.6, 213 - i * 0.6], 1.5),
      ),
      tint.azure,
    ) +
    solid(
      repeat(4, (i) =>
        swell([135 - i * 1.5, 178 + i * 2.4, 112, 195 + i * 3, 92, 199 + i * 4, 72 + i * 1.6, 212 - i * 0.6], 1),
      ),
      tint.sky,
    ) +
    // arms and vessels
    limb([118, 154, 138, 158, 152, 156, 156, 148], 17, 13, tint.azure) +
    solid(folds([120, 146, 138, 150, 148, 148, 150, 145], [116, 162, 138, 168, 156, 166, 163, 152], 4, 1), tint.ink) +
    place(146, 162, 0.96, amphora(tint.leaf, tint.garnet), -118) +
    limb([155, 150, 156, 154, 155, 158, 153, 162], 11, 9, tint.leaf) +
    place(151, 166, 1, open(), 150) +
    limb([82, 154, 60, 162, 44, 182, 46, 204], 17, 13, tint.garnet) +
    solid(folds([78, 146, 52, 158, 38, 182, 40, 204], [86, 162, 68, 168, 52, 184, 52, 202], 4, 1), tint.ink) +
    place(66, 232, 1, amphora(tint.leaf, tint.azure), 14) +
    limb([46, 204, 47, 212, 50, 220, 54, 225], 11, 8, tint.leaf) +
    place(59, 230, 1, open(), 34) +
    place(100, 110, 1.3, face({ turn: -0.8 }) + fringe(tint.leaf) + place(0, -12.5, 0.95, star5))
  );
};
