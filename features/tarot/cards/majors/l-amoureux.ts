import { cloth, folds } from '../kit/cloth.ts';
import { limbPath, polar, polarPoint, repeat } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { disc, limb, line, mirrored, place, shape, silhouette, solid } from '../kit/shapes.ts';
import { fringe, hairBack } from '../parts/hair.ts';
import { foot, open } from '../parts/hands.ts';
import { face, glory, neck } from '../parts/heads.ts';
import { earth, tuft } from '../parts/nature.ts';
import { winglet } from '../parts/wings.ts';

/** VI. The Lover: two women, a young man, Love who aims. */
export const amoureux = (): string => {
  const cupid =
    disc(100, 88, 37, tint.pale, 0) +
    glory(100, 88, 38, 62, 60) +
    disc(100, 88, 37, 'none', 1.2, tint.gold) +
    disc(100, 88, 34.6, 'none', 0.5, tint.gold) +
    winglet(105, 88, 1.02) +
    mirrored(winglet(105, 88, 1.02)) +
    silhouette(
      [
        limbPath([96, 100, 93, 106, 89, 111, 84, 115], 7.5, 4.5),
        limbPath([103, 100, 103, 107, 100, 113, 97, 119], 7.5, 4.5),
        'M91 83C94 80 106 80 109 83C110 91 108 98 106 103C102 105 97 105 93 103C93 98 90 91 91 83Z',
      ],
      tint.skin,
      1.1,
    ) +
    line('M99 94V99M96 89C98 90.5 101 90.5 103 89', 0.6) +
    limb([93, 85, 86, 88, 84, 94, 92, 94], 5.5, 4, tint.skin, 1) +
    line('M86.5 118.5L94 93L125 103.5', 0.8) +
    shape('M86 118C95 121 119 114 125.5 103C124.5 117 97 128 86 118Z', tint.garnet, 1.1) +
    line('M93 91L110 128', 1.6) +
    solid('M113.5 135.5L105.5 125L110 126.5L112.5 121.5Z') +
    solid('M95 95L91 92.5L88.5 87L93 89L94.5 84.5L97 90Z', tint.garnet) +
    limb([107, 85, 113, 92, 112, 103, 108, 112], 5.5, 4, tint.skin, 1) +
    disc(107.5, 114, 2.8, tint.skin, 1) +
    disc(94, 93.5, 2.8, tint.skin, 1) +
    place(100, 72, 0.68, hairBack.bob(tint.leaf) + face({ turn: 0.5 }) + fringe(tint.leaf));
  const lady = (x: number, dress: string) =>
    cloth(
      [x - 10, 188, x - 26, 216, x - 26, 256, x - 34, 302],
      [x + 10, 188, x + 18, 216, x + 16, 256, x + 24, 302],
      dress,
      { n: 9, k: 0.9 },
    ) +
    shape(
      `M${x - 15} 186C${x - 10} 178 ${x + 10} 178 ${x + 15} 186L${x + 11} 212C${x + 4} 216 ${x - 6} 216 ${x - 12} 212Z`,
      dress,
      1.3,
    ) +
    line(`M${x - 12} 210C${x - 5} 214 ${x + 4} 214 ${x + 11.5} 210`, 2.4, tint.leaf);
  return (
    cupid +
    earth(282, tint.mist) +
    tuft(26, 294, 0.7) +
    tuft(174, 294, 0.7) +
    // the woman with the laurel, left
    place(48, 165, 1.16, hairBack.long(tint.paper)) +
    lady(46, tint.garnet) +
    // the girl, right
    place(152, 165, 1.16, hairBack.long(tint.leaf)) +
    mirrored(lady(46, tint.azure)) +
    // the young man: legs, striped tunic
    limb([93, 250, 91, 266, 90, 278, 89, 288], 13, 9, tint.blush) +
    limb([107, 250, 109, 266, 110, 278, 111, 288], 13, 9, tint.blush) +
    place(87, 291, 0.9, foot(tint.garnet), 0, true) +
    place(113, 291, 0.9, foot(tint.azure)) +
    shape(
      'M82 180C90 171 110 171 118 180C120 204 122 232 126 258C110 265 90 265 74 258C78 232 80 204 82 180Z',
      tint.paper,
      1.3,
    ) +
    [
      'M86 177C84 204 82 232 80 260L86 262C88 232 90 204 92 174Z',
      'M97 173.5L95 263.5H105L103 173.5Z',
      'M114 177C116 204 118 232 120 260L114 262C112 232 110 204 108 174Z',
    ]
      .map((d, i) => shape(d, i % 2 ? tint.azure : tint.garnet, 0.9))
      .join('') +
    solid(folds([84, 184, 81, 210, 79, 234, 76, 258], [116, 184, 119, 210, 121, 234, 124, 258], 6, 0.9), tint.ink) +
    shape('M78.5 214C92 219.5 108 219.5 121.5 214L122.2 220.5C108 226 92 226 77.8 220.5Z', tint.leaf, 1.1) +
    // arms
    limb([84, 184, 74, 196, 72, 212, 80, 226], 13, 9, tint.leaf) +
    place(84, 230, 0.9, open(), 40) +
    limb([116, 184, 127, 198, 128, 214, 120, 226], 13, 9, tint.leaf) +
    place(117, 231, 0.9, open(), 118) +
    limb([58, 188, 68, 192, 78, 190, 88, 184], 12, 8, tint.azure) +
    solid(folds([58, 183, 68, 186, 76, 186, 86, 181], [58, 194, 68, 198, 80, 195, 89, 188], 3, 0.8), tint.ink) +
    place(92, 182, 0.9, open(), -16) +
    limb([141, 188, 132, 198, 124, 202, 114, 200], 12, 8, tint.garnet) +
    solid(folds([142, 182, 132, 192, 124, 197, 114, 196], [142, 194, 134, 204, 124, 208, 114, 204], 3, 0.8), tint.ink) +
    place(110, 199, 0.9, open(), 186, true) +
    neck(48, 174, 11, 11) +
    neck(152, 174, 11, 11) +
    neck(100, 164, 11.5, 12) +
    place(
      48,
      165,
      1.16,
      face({ turn: 1, eyes: 'open' }) +
        fringe(tint.paper) +
        solid(
          repeat(9, (i) => {
            const a = -84 + i * 21;
            return `M${polar(13.5, a - 8, 0, -2)}C${polar(18, a - 8, 0, -2)} ${polar(20, a, 0, -2)} ${polar(20.5, a + 7, 0, -2)}C${polar(16, a + 8, 0, -2)} ${polar(14, a + 5, 0, -2)} ${polar(13.5, a - 8, 0, -2)}Z`;
          }),
          tint.moss,
          ` stroke="${tint.ink}" stroke-width=".7"`,
        ),
    ) +
    place(100, 154, 1.2, hairBack.bob(tint.leaf) + face({ turn: -1, eyes: 'open' }) + fringe(tint.leaf)) +
    place(
      152,
      165,
      1.16,
      face({ turn: -1 }) +
        fringe(tint.leaf) +
        repeat(7, (i) => {
          const [x, y] = polarPoint(15.5, -66 + i * 22, 0, -1.5);
          return (
            repeat(5, (j) => {
              const [a, b] = polarPoint(1.9, j * 72, x, y);
              return disc(a, b, 1.5, i % 2 ? tint.paper : tint.rose, 0.5);
            }) + disc(x, y, 1.1, tint.leaf, 0.4)
          );
        }),
    )
  );
};
