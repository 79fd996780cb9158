import { strokes } from '../kit/cloth.ts';
import { limbPath, polar, repeat } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { disc, limb, line, mirrored, place, shape, silhouette } from '../kit/shapes.ts';
import { rays } from '../kit/stars.ts';
import { fringe, hairBack } from '../parts/hair.ts';
import { open } from '../parts/hands.ts';
import { face, neck } from '../parts/heads.ts';
import { drop, tuft } from '../parts/nature.ts';

/** XVIIII. The Sun: the face, the wall, the two children. */
export const soleil = (): string => {
  const X = 100;
  const Y = 106;
  const wavy = (d: number) =>
    `M${polar(33, d - 5, X, Y)}C${polar(41, d - 9, X, Y)} ${polar(47, d + 1, X, Y)} ${polar(58, d, X, Y)}C${polar(48, d + 7, X, Y)} ${polar(41, d - 1, X, Y)} ${polar(33, d + 5, X, Y)}Z`;
  const child = (c: string, more: readonly string[] = []) =>
    silhouette(
      [
        limbPath([66, 252, 63, 262, 63, 272, 62, 283], 13, 8),
        limbPath([79, 252, 81, 262, 81, 272, 82, 283], 13, 8),
        'M58.5 281H66C67 285 67 288.5 66 288.5H54C51.5 287.5 53 283 58.5 281Z',
        'M78.5 281H86C91 283 92.5 287.5 90.5 288.5H79C78 288.5 77.5 285 78.5 281Z',
        'M60 214C66 208 80 208 85 214C87 224 84 236 84 250C78 254 66 254 61 250C61 236 58 224 60 214Z',
        limbPath([62, 216, 52, 224, 48, 236, 52, 246], 9, 7),
        ...more,
      ],
      tint.skin,
      1.2,
    ) +
    line(
      'M65 224C67 227 71 227 72.5 224C74 227 78 227 80 224M72.5 228V234M63 266C65 268 68 268 69 266M76 266C78 268 81 268 83 266M57 288V285.5M61 288V285.5M84 288V285.5M88 288V285.5',
      0.8,
    ) +
    disc(72.5, 240, 0.8, tint.ink, 0) +
    shape('M60 244C68 248 78 248 85 244L87 262C80 259 76 262 72 264C68 262 64 259 58 262Z', c, 1.2) +
    strokes(
      [
        [64, 248, 64, 254, 63, 258, 62, 260],
        [70, 249, 70, 256, 70, 260, 70, 262],
        [76, 249, 77, 256, 77, 258, 78, 260],
      ],
      0.8,
    ) +
    place(54, 248, 0.85, open(), 80);
  return (
    line(
      rays(X, Y, 120, 64, (i) => (i % 2 ? 76 : 230), 1.5),
      0.7,
      tint.leaf,
    ) +
    `<g fill="${tint.leaf}" stroke="${tint.ink}" stroke-width="1">${repeat(12, (i) => {
      const d = i * 30;
      return `<path d="M${polar(33, d - 6, X, Y)}L${polar(61, d, X, Y)}L${polar(33, d + 6, X, Y)}Z"/>`;
    })}</g><g fill="${tint.garnet}" stroke="${tint.ink}" stroke-width="1">${repeat(12, (i) => `<path d="${wavy(15 + i * 30)}"/>`)}</g>` +
    disc(X, Y, 33, tint.leaf, 1.3) +
    disc(X, Y, 29.5, tint.pale, 0.7) +
    place(
      X,
      Y,
      0.83,
      line(
        'M-21-10C-17-16-9-16-5-11C-3-4-4 3-6.5 9C-4 12.5 2 12.5 4 10.5M5-11C9-16 17-16 21-10M-19-3.5C-15 .5-9 .5-6-3.5M6-3.5C9 .5 15 .5 19-3.5',
        1.7,
      ) +
        shape('M-10 19C-6 16.5-3 16.5 0 18C3 16.5 6 16.5 10 19C5 24.5-5 24.5-10 19Z', tint.rose, 1) +
        line('M-10 19C-4 20.5 4 20.5 10 19', 1) +
        `<circle cx="-20" cy="11" r="5" fill="#e7a98f" opacity=".6"/><circle cx="20" cy="11" r="5" fill="#e7a98f" opacity=".6"/>`,
    ) +
    (
      [
        [38, 152],
        [54, 172],
        [78, 180],
        [100, 186],
        [122, 180],
        [146, 172],
        [162, 152],
        [30, 122],
        [170, 122],
      ] as const
    )
      .map(([x, y], i) => drop(x, y, 0.66, [tint.garnet, tint.azure, tint.gold][i % 3]))
      .join('') +
    // the wall
    shape('M19 216H181V262H19Z', tint.blush, 1.3) +
    line(
      `M19 231H181M19 246H181${repeat(7, (i) => `M${31 + i * 24} 219V231M${43 + i * 24 - 24} 231V246M${31 + i * 24} 246V260`)}`,
      0.8,
    ) +
    shape('M19 210H181V219H19Z', tint.leaf, 1.2) +
    shape('M19 262C60 256 140 256 181 262V300H19Z', tint.moss, 1.2) +
    tuft(32, 286, 0.9, tint.pale) +
    tuft(170, 286, 0.9, tint.pale) +
    tuft(100, 294, 0.7, tint.pale) +
    // the twins
    limb([78, 216, 96, 222, 116, 220, 134, 214], 9, 8, tint.skin, 1.2) +
    child(tint.azure) +
    mirrored(child(tint.garnet, [limbPath([84, 217, 94, 224, 102, 230, 110, 232], 9, 7)])) +
    place(86, 234, 0.85, open(), 176, true) +
    place(139, 216, 0.8, open(), 108) +
    neck(73, 202, 9, 9) +
    neck(127, 202, 9, 9) +
    place(73, 196, 1.04, hairBack.bob(tint.leaf) + face({ turn: 0.8 }) + fringe(tint.leaf)) +
    place(127, 196, 1.04, hairBack.bob(tint.leaf) + face({ turn: -0.8 }) + fringe(tint.leaf))
  );
};
