import { folds, strokes } from '../kit/cloth.ts';
import { polar, repeat } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, limb, line, mirrored, place, shape, solid } from '../kit/shapes.ts';
import { fringe, hairBack } from '../parts/hair.ts';
import { foot } from '../parts/hands.ts';
import { face, neck } from '../parts/heads.ts';
import { tuft } from '../parts/nature.ts';

/** XII. The Hanged Man: the rope, the four that his legs make. */
export const pendu = (): string => {
  const tree =
    shape('M30 300L33 74H49L53 300Z', tint.moss, 1.3) +
    strokes(
      [
        [37, 84, 36, 140, 38, 200, 36, 290],
        [43, 84, 43, 140, 46, 220, 45, 290],
      ],
      1,
    ) +
    repeat(6, (i) => {
      const y = 102 + i * 30;
      const r = i % 2;
      return place(
        r ? 49.5 + i * 0.5 : 32.5 - i * 0.4,
        y,
        1,
        shape('M-2-5L9-9L11-3L-2 5Z', tint.moss, 1.1) +
          `<ellipse cx="10" cy="-6" rx="2.2" ry="3.4" transform="rotate(-18 10 -6)" fill="${tint.garnet}" stroke="${tint.ink}" stroke-width=".9"/>`,
        0,
        !r,
      );
    });
  const fig =
    limb([0, 2, 0, 26, 0, 46, 0, 62], 19, 10, tint.garnet) +
    place(1, 66, 1.05, foot(tint.azure), 20) +
    limb([-3, 4, -14, 12, -22, 18, -28, 22], 18, 13, tint.garnet) +
    limb([-28, 22, -18, 28, -6, 32, 6, 34], 12, 8, tint.garnet) +
    shape('M-17-50C-9-56 9-56 17-50C16-30 16-12 18 8C8 13-8 13-18 8C-16-12-16-30-17-50Z', tint.azure, 1.3) +
    solid(folds([-15, -46, -14, -28, -14, -10, -15, 8], [15, -46, 14, -28, 14, -10, 15, 8], 7, 1), tint.ink) +
    line('M0-50V9', 1) +
    repeat(6, (i) => disc(0, -44 + i * 9, 1.8, tint.leaf, 0.8)) +
    shape('M-17-8C-6-3.5 6-3.5 17-8L17.3-1C6 3.5-6 3.5-17.3-1Z', tint.leaf, 1.1) +
    bothSides(shape('M-13 0C-13 6-5 7-4 1.5C-7 3.5-10 3-13 0Z', tint.leaf, 0.9), 0) +
    bothSides(
      limb([-13, -46, -26, -38, -34, -26, -30, -14], 13, 9, tint.azure) +
        solid(
          folds([-16, -52, -32, -42, -40, -26, -34, -14], [-10, -42, -22, -34, -28, -24, -26, -14], 3, 0.9),
          tint.ink,
        ) +
        shape('M-34-16L-24-18C-18-14-15-9-16-5C-24-4-32-8-34-16Z', tint.leaf, 1.1),
      0,
    );
  return (
    solid(
      repeat(36, (i) => {
        const d = i * 10;
        return `M${polar(26, d - 0.7, 100, 244)}L${polar(i % 2 ? 38 : 52, d, 100, 244)}L${polar(26, d + 0.7, 100, 244)}Z`;
      }),
      tint.gold,
    ) +
    shape('M19 276C36 262 62 264 76 282C84 294 116 294 124 282C138 264 164 262 181 276V300H19Z', tint.mist, 1.2) +
    tuft(70, 286, 0.8) +
    tuft(130, 286, 0.8) +
    tree +
    mirrored(tree) +
    shape('M24 66C60 62 140 62 176 66V80C140 77 60 77 24 80Z', tint.moss, 1.3) +
    strokes(
      [
        [34, 71, 70, 68, 120, 68, 166, 71],
        [40, 76, 80, 73, 120, 73, 150, 75],
      ],
      1,
    ) +
    line('M100 70V96', 4.2) +
    line('M100 70V96', 2.2, tint.leaf) +
    line('M94 68V78M106 68V78', 3.4) +
    line('M94 68V78M106 68V78', 1.6, tint.leaf) +
    place(100, 166, 1, fig, 180) +
    shape('M95 92H105V101H95Z', tint.leaf, 1.1) +
    line('M95 95H105M95 98H105', 0.7) +
    disc(100, 244, 25, tint.pale, 1.2, tint.gold) +
    disc(100, 244, 22.5, 'none', 0.5, tint.gold) +
    place(
      100,
      240,
      1.28,
      hairBack.bob(tint.leaf) +
        shape(
          'M-10-6C-12-14-8-24-10-30C-5-25-4-22-3-18C-2-24 0-28 1-33C3-26 3-22 3-18C5-23 8-26 11-29C9-22 12-14 10-6Z',
          tint.leaf,
          1.2,
        ) +
        strokes(
          [
            [-7, -12, -8, -18, -8, -22, -8.6, -26],
            [-1, -16, 0, -20, 0, -24, 0.6, -28],
            [6, -12, 7, -18, 8, -22, 9, -25],
          ],
          0.8,
        ) +
        neck(0, 9, 9, 8) +
        face({ eyes: 'low' }) +
        fringe(tint.leaf),
      180,
    )
  );
};
