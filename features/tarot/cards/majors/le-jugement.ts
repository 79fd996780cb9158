import { folds, strokes } from '../kit/cloth.ts';
import { limbPath, polar, polarPoint, repeat, swell } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { disc, limb, line, mirrored, place, shape, silhouette, solid } from '../kit/shapes.ts';
import { beard, fringe, hairBack } from '../parts/hair.ts';
import { grip } from '../parts/hands.ts';
import { face, neck, nimbus } from '../parts/heads.ts';
import { tuft } from '../parts/nature.ts';
import { wing } from '../parts/wings.ts';

/** XX. Judgement: the trumpet, three who rise. */
export const jugement = (): string => {
  const risen = silhouette(
    [
      'M42 244C48 236 66 236 72 244C74 256 69 268 71 304H43C45 268 40 256 42 244Z',
      limbPath([45, 246, 37, 256, 38, 266, 46, 268], 10, 8),
      limbPath([46, 268, 54, 268, 60, 262, 64, 256], 8, 6),
    ],
    tint.skin,
    1.2,
  );
  const hands =
    place(
      65,
      250,
      1,
      shape('M-3.5 9C-5 1-3.5-7 1-12C4.5-7 5.5 1 3.5 9Z', tint.skin, 1.1) + line('M1-11.5V8', 0.8),
      10,
    ) + limb([71, 246, 78, 256, 76, 264, 67, 261], 9, 7, tint.skin, 1.2);
  return (
    solid(
      repeat(60, (i) => {
        const d = i * 6;
        return `M${polar(50, d - 0.6, 100, 100)}L${polar(i % 2 ? 64 : 170, d, 100, 100)}L${polar(50, d + 0.6, 100, 100)}Z`;
      }),
      tint.leaf,
    ) +
    shape('M19 240C44 226 66 238 84 232C112 224 150 228 181 240V300H19Z', tint.mist, 1.2) +
    strokes(
      [
        [22, 250, 26, 248, 30, 248, 34, 249],
        [166, 250, 170, 248, 174, 248, 178, 249],
      ],
      0.9,
    ) +
    tuft(28, 288, 0.8) +
    tuft(172, 288, 0.8) +
    // the angel in the cloud
    disc(100, 98, 44, tint.sky, 1.2) +
    disc(100, 98, 40.5, 'none', 0.6, tint.azure) +
    wing(112, 116, 0.98, {
      n: 7,
      r: 56,
      fill: tint.paper,
      tip: tint.rose,
      a0: 150,
      a1: 56,
      arm: [0, 0, 6, -18, 16, -32, 36, -36],
    }) +
    wing(88, 116, 0.98, {
      n: 7,
      r: 56,
      fill: tint.paper,
      tip: tint.rose,
      a0: 150,
      a1: 56,
      arm: [0, 0, 6, -18, 16, -32, 36, -36],
      flip: true,
    }) +
    nimbus(100, 86, 24, tint.pale) +
    shape(
      'M80 116C86 106 114 106 120 116C122 128 124 136 124 142C110 150 90 150 76 142C76 136 78 128 80 116Z',
      tint.azure,
      1.2,
    ) +
    solid(folds([84, 118, 82, 128, 80, 136, 80, 144], [116, 118, 118, 128, 120, 136, 120, 144], 7, 1), tint.ink) +
    shape('M88 109C95 115 105 115 112 109L115 115C107 121 93 121 85 115Z', tint.leaf, 1) +
    (
      [
        [62, 140, 10],
        [76, 146, 11],
        [92, 149, 11],
        [108, 149, 11],
        [124, 146, 11],
        [138, 140, 10],
        [52, 132, 8],
        [148, 132, 8],
      ] as const
    )
      .map(([x, y, r], i) => disc(x, y, r, i % 2 ? tint.paper : tint.sky, 1.2))
      .join('') +
    solid('M56 138C80 150 120 150 144 138C138 150 124 156 100 157C76 156 62 150 56 138Z', tint.paper) +
    line('M60 146C66 150 72 149 76 151M88 154C94 156 102 156 108 154M122 151C128 149 134 150 140 145', 0.8) +
    // trumpet and banner
    place(
      93,
      103,
      1,
      shape('M-1.8 0H1.8L2.4 62C4 70 9 75 13 80H-13C-9 75-4 70-2.4 62Z', tint.leaf, 1.2) +
        line('M-2 48H2M-2 55H2M-2 14H2M-11 77.5H11', 0.8) +
        shape('M2.2 20L36 26V56L2.3 48Z', tint.paper, 1.2) +
        line('M2.3 34L36 41M19 23.5V51.5', 3.4, tint.garnet) +
        line('M2.2 20L36 26V56L2.3 48', 1.2),
      22,
    ) +
    limb([82, 120, 76, 126, 76, 134, 82, 137], 10, 8, tint.azure, 1.2) +
    place(81, 134, 0.98, grip(), 22) +
    limb([116, 120, 112, 127, 104, 126, 96, 119], 10, 8, tint.azure, 1.2) +
    place(90, 112, 0.98, grip(), 22, true) +
    place(101, 89, 1.12, hairBack.bob(tint.leaf) + face({ turn: -0.8 }) + fringe(tint.leaf)) +
    // tomb and figures
    risen +
    line('M57 248V264M49 255C52 259 56 258 57 254M58 254C59 258 63 259 65 255', 0.8) +
    hands +
    mirrored(risen + line('M57 248V266M48 254C52 257 62 257 66 254', 0.8) + hands) +
    place(57, 222, 1.2, hairBack.long(tint.leaf) + neck(0, 9, 9, 10) + face({ turn: 0.7 }) + fringe(tint.leaf), -8) +
    place(
      143,
      222,
      1.2,
      hairBack.bob(tint.paper) + neck(0, 9, 9, 10) + face({ turn: -0.7, eyes: 'open' }) + beard() + fringe(tint.paper),
      8,
    ) +
    shape('M68 268H132L138 300H62Z', tint.moss, 1.3) +
    solid(folds([70, 270, 68, 280, 66, 290, 64, 300], [130, 270, 132, 280, 134, 290, 136, 300], 9, 1)) +
    shape('M64 260H136V270H64Z', tint.leaf, 1.3) +
    shape('M72 262H128L126 268H74Z', tint.night, 1) +
    silhouette(
      [
        'M80 266C78 252 84 240 92 238H108C116 240 122 252 120 266Z',
        limbPath([86, 242, 74, 250, 72, 258, 74, 264], 9, 7),
        limbPath([114, 242, 126, 250, 128, 258, 126, 264], 9, 7),
        limbPath([100, 240, 100, 236, 100, 232, 100, 228], 11, 10),
      ],
      tint.skin,
      1.2,
    ) +
    line('M100 242V262M92 246C90 250 90 254 92 258M108 246C110 250 110 254 108 258', 0.85) +
    disc(100, 216, 14, tint.azure, 1.3) +
    solid(
      repeat(13, (i) => {
        const a = -120 + i * 20;
        return swell(
          [
            ...polarPoint(4.5, a, 100, 212),
            ...polarPoint(7, a, 100, 212.5),
            ...polarPoint(10, a + 3, 100, 214),
            ...polarPoint(13.4, a + 5, 100, 216),
          ],
          1,
        );
      }),
      tint.ink,
    ) +
    `<ellipse cx="100" cy="211" rx="5.5" ry="4.5" fill="${tint.skin}" stroke="${tint.ink}" stroke-width="1"/>`
  );
};
