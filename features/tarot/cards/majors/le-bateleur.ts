import { cloth, folds, strokes } from '../kit/cloth.ts';
import { polar, repeat } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { disc, limb, line, place, shape, solid } from '../kit/shapes.ts';
import { fringe, hairBack } from '../parts/hair.ts';
import { foot, grip, pinch } from '../parts/hands.ts';
import { eightHat } from '../parts/headgear.ts';
import { face, neck } from '../parts/heads.ts';
import { earth, sprig, tuft } from '../parts/nature.ts';

/** I. The Juggler: table, goblet, dice, knife, wand. */
export const bateleur = (): string => {
  const die = (x: number, y: number, r: number, n: readonly (readonly [number, number])[]) =>
    place(
      x,
      y,
      1,
      `<rect x="-4" y="-4" width="8" height="8" rx="1" fill="${tint.paper}" stroke="${tint.ink}" stroke-width="1"/>` +
        n.map(([a, b]) => disc(a, b, 0.9, tint.ink, 0)).join(''),
      r,
    );
  const leg = (x: number, y0: number, y1: number) =>
    shape(`M${x - 4} ${y0}H${x + 4}L${x + 2.6} ${y1}H${x - 2.6}Z`, tint.leaf, 1.2) +
    line(`M${x + 1.6} ${y0 + 2}L${x + 1.2} ${y1 - 2}`, 0.8);
  return (
    solid(
      repeat(40, (i) => {
        const d = -100 + (i * 200) / 39;
        return `M${polar(42, d - 0.5, 99, 108)}L${polar(i % 2 ? 60 : 120, d, 99, 108)}L${polar(42, d + 0.5, 99, 108)}Z`;
      }),
      tint.leaf,
    ) +
    earth(270) +
    tuft(34, 285, 0.8) +
    sprig(126, 288, 0.9) +
    tuft(170, 288, 0.9) +
    // legs of two colours
    limb([90, 226, 86, 245, 86, 262, 84, 280], 15, 9, tint.azure) +
    limb([111, 226, 115, 246, 114, 262, 116, 280], 15, 9, tint.garnet) +
    place(83, 283, 1, foot(tint.garnet), 0, true) +
    place(117, 283, 1, foot(tint.azure)) +
    // skirts of the doublet
    cloth([78, 184, 72, 200, 68, 216, 64, 236], [100, 184, 100, 200, 100, 216, 100, 236], tint.azure, { n: 5 }) +
    cloth([100, 184, 100, 200, 100, 216, 100, 236], [122, 184, 128, 200, 132, 216, 136, 236], tint.garnet, { n: 5 }) +
    // right arm (on our left), doublet, raised arm
    limb([80, 146, 62, 152, 52, 168, 50, 178], 17, 13, tint.garnet) +
    solid(folds([74, 145, 58, 152, 48, 166, 46, 176], [84, 152, 66, 160, 58, 172, 55, 180], 4, 0.9), tint.ink) +
    shape('M76 140C84 133 92 131 100 131V186H77C80 172 79 156 76 140Z', tint.garnet, 1.3) +
    shape('M124 140C116 133 108 131 100 131V186H123C120 172 121 156 124 140Z', tint.azure, 1.3) +
    solid(
      folds([78, 142, 82, 156, 83, 172, 80, 186], [100, 134, 99, 150, 99, 168, 99, 186], 4, 0.9, { from: 'mid' }),
      tint.ink,
    ) +
    solid(
      folds([101, 134, 101, 150, 101, 168, 101, 186], [122, 142, 118, 156, 117, 172, 120, 186], 4, 0.9, {
        from: 'mid',
      }),
      tint.ink,
    ) +
    repeat(4, (i) => disc(100, 144 + i * 10.5, 1.9, tint.leaf, 0.9)) +
    limb([119, 145, 132, 152, 142, 158, 148, 152], 17, 13, tint.azure) +
    solid(folds([118, 138, 132, 144, 142, 150, 146, 147], [119, 153, 131, 159, 142, 164, 151, 157], 4, 0.9), tint.ink) +
    shape('M75.5 181C90 185.5 110 185.5 124.5 181L125.5 188.5C110 193.5 90 193.5 74.5 188.5Z', tint.leaf, 1.2) +
    place(
      100,
      187,
      1,
      `<rect x="-4.5" y="-5" width="9" height="10" rx="1.5" fill="${tint.pale}" stroke="${tint.ink}" stroke-width="1.1"/>`,
    ) +
    // forearms and hands
    limb([148, 152, 150, 142, 149, 132, 148, 124], 12, 8, tint.leaf) +
    line('M141.5 147L155 149M143.5 127L153 127.5', 0.9) +
    strokes([[128, 138, 166, 84]], 0, tint.ink) +
    place(
      147,
      114,
      1,
      shape('M-2.2 22L-1.6-36H1.6L2.2 22Z', tint.leaf, 1.1) +
        line('M-2-30H2M-2 16H2', 0.8) +
        disc(0, -37, 2.6, tint.pale, 1) +
        disc(0, 23, 2.6, tint.pale, 1),
      24,
    ) +
    place(147, 115, 1.05, grip(), 24) +
    limb([50, 178, 50, 184, 52, 190, 54, 194], 12, 8, tint.leaf) +
    place(56, 198, 1, pinch(), 18) +
    // neck, collar, head
    neck(100, 122, 13, 12) +
    shape('M84 134C92 140 108 140 116 134L120 141C108 149 92 149 80 141Z', tint.leaf, 1.2) +
    line('M88 140L86 144M95 142.5L94.5 147M105 142.5L105.5 147M112 140L114 144', 0.8) +
    place(
      99,
      110,
      1.34,
      hairBack.bob(tint.pale) +
        face({ turn: -1, eyes: 'open' }) +
        fringe(tint.pale) +
        eightHat(tint.leaf, tint.garnet, tint.azure),
    ) +
    // table
    leg(62, 226, 268) +
    shape('M30 204H186L196 226H18Z', tint.pale, 1.3) +
    line('M26 211H188M22 218.5H192', 0.6, tint.gold) +
    leg(33, 230, 291) +
    leg(160, 230, 291) +
    shape('M16 226H196V233H16Z', tint.leaf, 1.3) +
    line('M24 229.5H60M76 229.5H128M142 229.5H180', 0.7) +
    disc(66, 201.5, 4.4, tint.leaf, 1.1) +
    disc(66, 201.5, 2.4, 'none', 0.6) +
    place(
      92,
      212,
      1,
      shape('M-6-11H6C6-4 3-1 1.4 0V5C4 5.5 5 6.5 5 8H-5C-5 6.5-4 5.5-1.4 5V0C-3-1-6-4-6-11Z', tint.leaf, 1.1) +
        line('M-5.8-8C-2-6.6 2-6.6 5.8-8', 0.7),
    ) +
    place(
      44,
      214,
      1,
      shape('M-9-6C-11 2-9 8-2 8C6 8 9 4 8-5C4-8-5-8-9-6Z', tint.garnet, 1.2) +
        shape('M-9-6C-4-3 4-3 8-5C7-9-7-10-9-6Z', tint.wine, 1) +
        line('M-5 0C-6 3-5 5-3 6M2 0C3 3 2 5 1 6', 0.7),
    ) +
    die(112, 219, -8, [
      [-2, -2],
      [2, 2],
      [0, 0],
    ]) +
    die(124, 213, 14, [
      [-2, -2],
      [2, 2],
      [-2, 2],
      [2, -2],
    ]) +
    disc(138, 220, 4, tint.leaf, 1) +
    disc(138, 220, 2, 'none', 0.6) +
    disc(147, 217, 4, tint.leaf, 1) +
    disc(147, 217, 2, 'none', 0.6) +
    place(
      160,
      210,
      1,
      shape('M-14-1.6H2C7-1.6 9 0 11 1.6H-14Z', tint.sky, 1) +
        shape('M-22-1.9H-13V1.9H-22C-23.5 1-23.5-1-22-1.9Z', tint.garnet, 1),
      -6,
    )
  );
};
