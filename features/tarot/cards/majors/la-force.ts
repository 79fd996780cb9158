import { cloth, folds } from '../kit/cloth.ts';
import { limbPath, polar, repeat } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { limb, line, place, shape, silhouette, solid } from '../kit/shapes.ts';
import { lionHead } from '../parts/beasts.ts';
import { fringe, hairBack } from '../parts/hair.ts';
import { open } from '../parts/hands.ts';
import { eightHat } from '../parts/headgear.ts';
import { face, neck } from '../parts/heads.ts';
import { earth, tuft } from '../parts/nature.ts';

/** XI. Strength: the lady opens the lion’s jaws. */
export const force = (): string => {
  return (
    solid(
      repeat(44, (i) => {
        const d = -110 + (i * 220) / 43;
        return `M${polar(44, d - 0.5, 88, 112)}L${polar(i % 2 ? 62 : 140, d, 88, 112)}L${polar(44, d + 0.5, 88, 112)}Z`;
      }),
      tint.gold,
    ) +
    earth(278) +
    tuft(30, 290, 0.9) +
    // the lion’s body behind the gown
    shape('M128 222C150 210 172 222 181 240V300H116C120 270 116 246 128 222Z', tint.leaf, 1.3) +
    solid(folds([140, 226, 160, 234, 170, 252, 174, 276], [126, 240, 136, 256, 140, 276, 140, 298], 6, 1.1), tint.ink) +
    // gown and cloak
    cloth([76, 182, 58, 214, 52, 258, 40, 302], [104, 182, 122, 214, 128, 258, 134, 302], tint.azure, {
      n: 13,
      k: 0.85,
    }) +
    shape('M68 148C56 170 46 220 28 302H58C62 250 70 210 80 186Z', tint.garnet, 1.3) +
    solid(folds([68, 152, 54, 190, 44, 240, 32, 300], [78, 184, 68, 212, 60, 250, 54, 300], 5, 1.1), tint.ink) +
    shape('M70 150C78 142 102 142 110 150L106 186C96 192 82 192 74 186Z', tint.azure, 1.3) +
    shape('M73 182C84 189 96 189 107 182L108 190C96 197 84 197 72 190Z', tint.leaf, 1.2) +
    line('M84 148L90 180L96 148M82 156H98M84.5 163H95.5M86.5 170H93.5', 0.9, tint.leaf) +
    place(88, 117, 1.32, hairBack.long(tint.leaf)) +
    neck(90, 128, 13, 16) +
    shape('M74 148C80 156 100 156 106 148L110 154C100 164 80 164 70 154Z', tint.leaf, 1.2) +
    // paws and head of the lion
    silhouette(
      [
        limbPath([136, 246, 134, 264, 130, 278, 124, 286], 19, 13),
        'M116 282C112 284 111 292 116 293H134C138 288 134 280 128 279Z',
      ],
      tint.leaf,
      1.3,
    ) +
    line('M117 292V287M122 293V288M127 293V288', 0.9) +
    place(142, 226, 1, lionHead()) +
    // arms: one lifts the jaw, the other lowers it
    limb([104, 156, 124, 160, 136, 176, 130, 194], 18, 14, tint.garnet) +
    solid(folds([106, 148, 132, 154, 146, 176, 137, 196], [100, 164, 118, 168, 128, 178, 124, 192], 5, 1), tint.ink) +
    limb([130, 194, 128, 200, 124, 206, 121, 210], 11, 8, tint.pale) +
    place(117, 215, 1.05, open(), 128) +
    limb([74, 158, 64, 176, 66, 200, 84, 222], 18, 14, tint.garnet) +
    solid(folds([68, 154, 54, 178, 58, 206, 80, 228], [82, 162, 74, 178, 74, 196, 88, 216], 5, 1), tint.ink) +
    limb([84, 222, 92, 230, 100, 236, 106, 239], 11, 8, tint.pale) +
    place(113, 241, 1.05, open(), 16) +
    place(
      88,
      117,
      1.32,
      face({ turn: 0.8, eyes: 'low' }) + fringe(tint.leaf) + eightHat(tint.garnet, tint.leaf, tint.azure),
    )
  );
};
