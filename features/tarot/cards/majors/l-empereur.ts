import { cloth, folds, hatch, strokes } from '../kit/cloth.ts';
import { nth, polar, repeat } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { disc, limb, line, place, shape, solid } from '../kit/shapes.ts';
import { foot, grip, open } from '../parts/hands.ts';
import { imperial } from '../parts/headgear.ts';
import { profile } from '../parts/heads.ts';
import { shield } from '../parts/heraldry.ts';
import { earth, sprig, tuft } from '../parts/nature.ts';

/** IIII. The Emperor: from the side, legs crossed, the shield at the foot of the throne. */
export const empereur = (): string => {
  return (
    solid(
      repeat(40, (i) => {
        const d = -96 + (i * 192) / 39;
        return `M${polar(46, d - 0.5, 108, 118)}L${polar(i % 2 ? 62 : 130, d, 108, 118)}L${polar(46, d + 0.5, 108, 118)}Z`;
      }),
      tint.gold,
    ) +
    earth(268) +
    tuft(30, 284, 0.9) +
    sprig(42, 290, 0.8) +
    tuft(172, 291, 0.8) +
    // throne
    shape('M142 134C152 128 166 134 166 146L170 286H158L156 228H120L116 286H104L112 212H140Z', tint.leaf, 1.3) +
    shape('M106 212H162V224H104Z', tint.pale, 1.2) +
    line('M148 144L148 208M154 144L155 208M160 146L162 208M110 218H158', 0.8) +
    hatch(161, 232, 164, 282, 14, 4, 1, 0.7) +
    disc(154, 134, 7.5, tint.leaf, 1.2) +
    disc(154, 134, 3.6, tint.garnet, 0.9) +
    // the cloak that falls behind
    cloth([130, 146, 146, 170, 152, 200, 150, 236], [136, 148, 156, 176, 164, 206, 160, 240], tint.azure, { n: 3 }) +
    // standing leg, crossed leg: the figure four
    limb([122, 206, 112, 228, 98, 250, 84, 276], 24, 10, tint.garnet) +
    place(80, 283, 1.1, foot(tint.azure), 0, true) +
    strokes(
      [
        [116, 214, 106, 232, 96, 248, 86, 268],
        [124, 222, 114, 240, 104, 254, 94, 268],
      ],
      1,
    ) +
    limb([124, 204, 102, 204, 84, 210, 72, 224], 26, 16, tint.garnet) +
    limb([73, 226, 86, 238, 100, 244, 116, 248], 14, 9, tint.garnet) +
    place(122, 247, 1.05, foot(tint.azure), -8) +
    strokes(
      [
        [118, 200, 100, 200, 86, 206, 74, 218],
        [116, 210, 102, 210, 88, 216, 78, 226],
        [80, 234, 90, 240, 100, 243, 112, 246],
      ],
      1,
    ) +
    // tunic
    shape(
      'M92 148C102 140 124 140 136 152C146 174 148 194 146 214C132 222 112 220 98 212C96 192 86 172 92 148Z',
      tint.azure,
      1.3,
    ) +
    solid(folds([95, 152, 91, 172, 98, 194, 101, 212], [134, 154, 143, 174, 146, 194, 142, 214], 8, 1.1), tint.ink) +
    line('M98.5 206C112 214 132 216 146 208M98 201C112 209 132 211 146.5 203', 1.2, tint.leaf) +
    shape('M95 180C108 187 130 188 145 181L146 189C130 196 108 195 96.5 188Z', tint.leaf, 1.2) +
    repeat(4, (i) => disc(105 + i * 10, 187.5 + nth([0, 1.6, 1.6, 0], i), 1.3, tint.garnet, 0.5)) +
    // shield
    place(146, 256, 1.5, shield()) +
    // the arm held out to the sceptre
    limb([104, 154, 86, 166, 72, 174, 58, 168], 18, 12, tint.garnet) +
    solid(folds([99, 147, 84, 158, 70, 167, 58, 163], [109, 162, 90, 173, 74, 181, 58, 173], 5, 1), tint.ink) +
    limb([62, 169.5, 56, 168, 52, 166, 49, 164], 10, 8, tint.leaf) +
    place(
      44,
      161,
      1,
      shape('M-2 46L-1.7-46H1.7L2 46Z', tint.leaf, 1.1) +
        disc(0, -54, 8.5, tint.leaf, 1.2) +
        line('M-8.5-54H8.5M0-54C-5-58-5-61 0-62.5', 0.8) +
        line('M0-63V-75M-4-71H4', 1.8) +
        disc(0, 47, 3, tint.leaf, 1),
      -5,
    ) +
    place(44, 161, 1.1, grip(), -5, true) +
    limb([130, 158, 146, 172, 148, 186, 130, 190], 17, 11, tint.garnet) +
    solid(folds([136, 152, 154, 170, 156, 188, 134, 195], [123, 163, 138, 174, 140, 184, 126, 186], 4, 1), tint.ink) +
    place(125, 190, 1.05, open(), 176, true) +
    // head, then chain
    place(
      110,
      113,
      1.36,
      shape('M1-9C9-9 12 0 10.5 8C13 14 12 19 8 22L-1 18Z', tint.paper, 1.2) +
        profile() +
        shape(
          'M-1.5-2C.5 3 1.5 8-.5 12C-2.5 18-8 23-13.5 25C-13.2 20-13.8 16-11 13.3C-8.7 13-7.6 11.5-8 9.6C-5.2 9.8-2.8 6.5-1.5-2Z',
          tint.paper,
          1.2,
        ) +
        strokes(
          [
            [-1.8, 4, -1, 9, -4.5, 16, -10.5, 22],
            [-3.5, 8, -4.5, 13, -8, 17, -11.8, 19.5],
            [-0.6, 9, 0.2, 13, -2, 17, -5.5, 20.5],
            [3, -4, 6, 3, 6, 11, 5, 18],
            [6, -4, 9, 3, 9, 11, 8, 19],
          ],
          0.8,
        ) +
        line('M-10.2 4.5C-9 3.8-7.5 4.2-6.5 5.2', 0.9) +
        place(-1.5, -1.2, 1, imperial(), -4),
    ) +
    shape('M98 143C106 150 124 151 134 144L139 153C126 162 104 161 93 151Z', tint.leaf, 1.2) +
    repeat(5, (i) => disc(100 + i * 8.5, 152 + nth([0, 3, 4, 3, -0.5], i), 1.3, i % 2 ? tint.azure : tint.garnet, 0.5))
  );
};
