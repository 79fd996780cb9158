/** What the sixteen figures share: sleeves, legs, the sky and ground of each suit. */
import type { Suit } from '../../../engine/index.ts';
import { folds } from '../../kit/cloth.ts';
import { type Cubic, repeat } from '../../kit/geometry.ts';
import { tint } from '../../kit/palette.ts';
import { bothSides, disc, limb, line, place, shape, solid } from '../../kit/shapes.ts';
import { beams, sparks } from '../../kit/stars.ts';
import { foot, grip } from '../../parts/hands.ts';
import { cloud, earth, sprig, tuft } from '../../parts/nature.ts';

/** A curve beside a curve. */
const beside = (c: Cubic, distance: number): Cubic => {
  const [dx, dy] = [c[6] - c[0], c[7] - c[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * distance, (dx / length) * distance];
  return [c[0] + nx, c[1] + ny, c[2] + nx, c[3] + ny, c[4] + nx, c[5] + ny, c[6] + nx, c[7] + ny];
};

/** An arm in its sleeve, folds along it. */
export const sleeve = (curve: Cubic, shoulder: number, wrist: number, fill: string, count = 4): string =>
  limb(curve, shoulder, wrist, fill) +
  solid(folds(beside(curve, shoulder * 0.4), beside(curve, -wrist * 0.4), count, 0.9, { from: 'mid' }));

/** The narrow under-sleeve and the hand that closes on something upright. */
export const forearm = (curve: Cubic, fill: string = tint.leaf): string => limb(curve, 11, 8, fill);
export const fist = (x: number, y: number, turn = 0, flip = false): string => place(x, y, 1.1, grip(), turn, flip);

export const legs = (left: string, right: string, shoes: string): string =>
  limb([91, 222, 88, 244, 88, 262, 86, 280], 16, 9, left) +
  limb([110, 222, 113, 244, 112, 262, 114, 280], 16, 9, right) +
  place(84, 284, 1, foot(shoes), 0, true) +
  place(116, 284, 1, foot(shoes));

export const collar = (fill: string = tint.leaf): string =>
  shape('M84 142C90 150 110 150 116 142L120 149C110 158 90 158 80 149Z', fill, 1.2);

const glow = solid(beams(100, 112, 36, 44, 58, 130, -98, 196), tint.leaf);

/** Wands stand in dry light, cups under clouds, swords among stars, coins before fields. */
export const outdoors: Record<Suit, string> = {
  wands: glow + earth(272) + tuft(40, 288) + sprig(164, 290, 0.9),
  cups:
    solid(beams(100, 118, 28, 48, 60, 140, -98, 196), tint.leaf) +
    cloud(42, 96, 0.9) +
    cloud(158, 84, 0.8, tint.paper, true) +
    shape('M19 262C46 256 60 264 84 260C112 255 150 262 181 256V300H19Z', tint.sky, 1.2) +
    earth(274, tint.mist) +
    line('M28 267C40 264 48 269 60 266M132 264C144 261 156 266 172 262', 0.8, tint.azure) +
    tuft(32, 290, 0.8),
  swords:
    sparks(
      [
        [44, 80, 3.4],
        [152, 84, 4],
        [164, 128, 2.6],
        [34, 126, 2.4],
        [120, 66, 2.6],
        [74, 66, 2],
      ],
      tint.gold,
    ) +
    solid(beams(100, 112, 18, 48, 56, 96, -90, 180), tint.leaf) +
    shape('M19 270L48 252L66 264L96 246L124 264L150 248L181 266V300H19Z', '#d5cbdc', 1.1) +
    earth(276) +
    tuft(168, 291, 0.8),
  coins:
    glow +
    shape('M19 250C44 236 70 246 96 240C126 234 152 244 181 236V300H19Z', '#dfe0b4', 1.1) +
    line('M30 256C46 250 60 254 74 250M120 248C138 244 154 250 172 246', 0.8, tint.moss) +
    earth(272, '#efe0bd') +
    bothSides(
      repeat(3, (index) => line(`M${28 + index * 5} 288V${272 - (index % 2) * 4}`, 0.9, tint.gold)) +
        repeat(3, (index) => disc(28 + index * 5, 270 - (index % 2) * 4, 1.8, tint.leaf, 0.6)),
    ),
};

/** Indoors: a floor, and the light behind the throne. */
export const indoors: string = glow + shape('M19 280H181V300H19Z', tint.mist, 1.2) + line('M19 290H181', 0.7);
