import { cloth, folds } from '../kit/cloth.ts';
import { type Cubic, polarPoint, repeat, swell } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, limb, line, mirrored, place, shape, solid } from '../kit/shapes.ts';
import { beard } from '../parts/hair.ts';
import { bless, grip } from '../parts/hands.ts';
import { tiara } from '../parts/headgear.ts';
import { face, glory, nimbus } from '../parts/heads.ts';

/** V. The Pope: the triple cross, the hand that blesses, two clerks. */
export const pape = (): string => {
  const A: Cubic = [86, 138, 58, 148, 48, 200, 36, 298];
  const B: Cubic = [94, 142, 84, 180, 80, 230, 76, 298];
  const column =
    shape('M27 116H45V260H27Z', tint.sky, 1.2) +
    line('M31.5 118V258M36 118V258M40.5 118V258', 0.7) +
    shape('M23 100H49L45 112V117H27V112Z', tint.leaf, 1.1) +
    shape('M21 94H51V100H21Z', tint.pale, 1.1) +
    line('M27 112H45', 0.8);
  const cuff = `<ellipse cx="55" cy="181" rx="11" ry="6" transform="rotate(-14 55 181)" fill="${tint.wine}" stroke="${tint.ink}" stroke-width="1.2"/>`;
  const lip =
    solid('M44.6 183.7C49 188.5 60 186.5 65.6 178.5L67 188C62 196 50 196 46 190Z', tint.garnet) +
    line('M44.6 183.7C49 188.5 60 186.5 65.6 178.5', 1.2);
  const clerk = (c: string, d: string) =>
    place(
      0,
      0,
      1,
      cloth([50, 262, 28, 268, 20, 284, 14, 304], [64, 262, 88, 268, 94, 286, 98, 304], c, { n: 9, k: 0.9 }) +
        shape('M44 262C44 274 70 274 70 262C74 268 68 280 57 280S40 268 44 262Z', d, 1.2) +
        disc(57, 249, 15, tint.pale, 1.3) +
        solid(
          repeat(15, (i) => {
            const a = 40 + i * 20;
            return swell(
              [
                ...polarPoint(9.5, a, 57, 247),
                ...polarPoint(11, a + 2, 57, 248),
                ...polarPoint(13, a + 3, 57, 249),
                ...polarPoint(14.4, a + 3, 57, 249),
              ],
              0.8,
            );
          }),
          tint.ink,
        ) +
        `<ellipse cx="57" cy="244" rx="8.5" ry="7" fill="${tint.skin}" stroke="${tint.ink}" stroke-width="1.1"/>` +
        shape('M42.5 248C40 247 39.5 252 42.8 253Z', tint.skin, 1) +
        shape('M71.5 248C74 247 74.5 252 71.2 253Z', tint.skin, 1),
    );
  return (
    glory(100, 108, 40, 70, 56) +
    bothSides(column) +
    shape('M19 258H181V300H19Z', tint.mist, 1.2) +
    line('M19 270H181', 0.7) +
    nimbus(100, 110, 38, tint.pale) +
    cloth([88, 140, 84, 180, 76, 240, 70, 300], [112, 140, 116, 180, 124, 240, 130, 300], tint.azure, {
      n: 9,
      k: 0.7,
    }) +
    line('M94 150L91 262M106 150L109 262', 4.6, tint.ink) +
    line('M94 150L91 262M106 150L109 262', 2.8, tint.leaf) +
    repeat(4, (i) =>
      line(
        `M${90.5 - i * 0.7 + 2} ${176 + i * 22}h4M${92.5 - i * 0.7 + 2} ${174 + i * 22}v4M${103.5 + i * 0.7} ${176 + i * 22}h4M${105.5 + i * 0.7} ${174 + i * 22}v4`,
        0.8,
      ),
    ) +
    bothSides(
      cloth(A, B, tint.garnet, { n: 6, w: 1.1 }) +
        line('M94 142C84 180 80 230 76 298', 3, tint.leaf) +
        line('M95.6 142.5C85.6 180 81.6 230 77.6 298', 0.7),
    ) +
    // the cross and the left hand
    place(
      150,
      150,
      1,
      shape('M-1.9 130L-1.6-66H1.6L1.9 130Z', tint.leaf, 1.1) +
        (
          [
            [-58, 7],
            [-46, 11],
            [-34, 15],
          ] as const
        )
          .map(
            ([y, w]) =>
              shape(`M-${w} ${y - 1.8}H${w}V${y + 1.8}H-${w}Z`, tint.leaf, 1.1) +
              disc(-w, y, 2.2, tint.leaf, 1) +
              disc(w, y, 2.2, tint.leaf, 1),
          )
          .join('') +
        disc(0, -68, 2.4, tint.leaf, 1),
      2,
    ) +
    shape('M118 150C136 154 150 170 152 186C148 198 138 200 130 194C126 182 120 170 112 166Z', tint.garnet, 1.3) +
    solid(folds([120, 150, 138, 156, 150, 170, 150, 188], [112, 164, 124, 170, 130, 182, 133, 194], 5, 1), tint.ink) +
    mirrored(cuff) +
    limb([146, 184, 147, 179, 148, 175, 149, 172], 9.5, 8, tint.paper) +
    mirrored(lip) +
    place(149, 167, 1.15, grip(tint.paper), 4) +
    line('M149 164V170M146 167H152', 0.9, tint.garnet) +
    // the hand that blesses
    shape('M82 150C64 154 50 166 46 180C48 194 58 198 68 193C74 182 80 170 88 166Z', tint.garnet, 1.3) +
    solid(folds([80, 150, 62, 156, 50, 168, 47, 184], [88, 164, 76, 170, 70, 182, 66, 193], 5, 1), tint.ink) +
    cuff +
    limb([54, 184, 57, 176, 60, 168, 61, 161], 9.5, 8, tint.paper) +
    lip +
    place(62, 152, 1.3, bless(tint.paper), 6) +
    line('M62 150V156M59 153H65', 0.9, tint.garnet) +
    shape('M82 140C88 148 112 148 118 140L124 148C112 160 88 160 76 148Z', tint.leaf, 1.2) +
    disc(100, 152, 5, tint.pale, 1.1) +
    disc(100, 152, 2.4, tint.garnet, 0.8) +
    place(
      100,
      111,
      1.3,
      face({ eyes: 'open' }) +
        shape('M-9-4C-11 0-11 5-10 9L-7 9L-7.5-4ZM9-4C11 0 11 5 10 9L7 9L7.5-4Z', tint.paper, 1) +
        beard() +
        tiara(),
    ) +
    clerk(tint.leaf, tint.garnet) +
    mirrored(clerk(tint.wine, tint.leaf))
  );
};
