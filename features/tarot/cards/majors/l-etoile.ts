import { strokes } from '../kit/cloth.ts';
import { limbPath, repeat, swell } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { disc, line, place, shape, silhouette, solid } from '../kit/shapes.ts';
import { facets, rays } from '../kit/stars.ts';
import { fringe, hairBack } from '../parts/hair.ts';
import { open } from '../parts/hands.ts';
import { face, neck } from '../parts/heads.ts';
import { sprig, tuft } from '../parts/nature.ts';

/** XVII. The Star: eight stars, two jars, the bird. */
export const etoile = (): string => {
  const tree = (x: number, y: number, s: number) =>
    place(
      x,
      y,
      s,
      line('M0 0C-1-8 1-14 0-22', 3.4) +
        line('M0 0C-1-8 1-14 0-22', 1.6, tint.leaf) +
        shape(
          'M0-56C10-56 15-46 13-40C18-34 14-24 6-22C2-19-2-19-6-22C-14-24-18-34-13-40C-15-46-10-56 0-56Z',
          tint.moss,
          1.1,
        ) +
        line('M-6-44C-4-47-1-47 0-44M4-36C6-39 9-38 9-35M-9-31C-7-34-4-33-4-30M1-27C3-29 5-28 5-26', 0.8),
    );
  const jar = (a: string) =>
    shape('M-4.5-14C-4-8-10-5-10 3C-10 11-4.5 14-4 18H4C4.5 14 10 11 10 3C10-5 4-8 4.5-14Z', a, 1.2) +
    line('M-9.5 0H9.5M-9.8 6H9.8M-7 0L-4.5 6L-2 0L.5 6L3 0L5.5 6L8 0', 0.8) +
    shape('M-6.5-17H6.5V-13.5H-6.5ZM-5.5 17.5H5.5V20.5H-5.5Z', tint.garnet, 1);
  return (
    line(
      rays(100, 98, 72, 54, (i) => (i % 2 ? 60 : i % 6 ? 70 : 88)),
      0.6,
      tint.leaf,
    ) +
    facets(100, 98, 8, 36, 13, 22.5, '#c8953c', '#f0d18b') +
    facets(100, 98, 8, 52, 13, 0, '#d6a548', '#fbeabd') +
    disc(100, 98, 5.5, '#fff7df', 0) +
    (
      [
        [46, 100, 8],
        [154, 100, 8],
        [34, 134, 7],
        [166, 134, 7],
        [64, 64, 6.5],
        [136, 64, 6.5],
        [62, 150, 7],
      ] as const
    )
      .map(([x, y, r]) => facets(x, y, 8, r, r * 0.36, 0, '#e8c67c', '#fbeabd'))
      .join('') +
    shape('M19 226C44 208 64 218 84 228C112 210 150 206 181 220V300H19Z', tint.dusk, 1.1) +
    tree(38, 240, 0.86) +
    tree(164, 232, 0.92) +
    place(
      163,
      175,
      0.95,
      solid(
        'M-9 2C-6-4 2-6 6-2L12-3.5L8 .5C8 5 2 8-3 7L-12 9L-8 5Z',
        tint.paper,
        ` stroke="${tint.ink}" stroke-width="1"`,
      ) +
        disc(5, -0.8, 0.8, tint.ink, 0) +
        line('M-4 1C-1 3 2 3 4 1M-1 7V10M2 6.5V10', 0.8),
    ) +
    // bank and water
    shape('M19 262C60 250 140 252 181 256V300H19Z', tint.mist, 1.2) +
    strokes(
      [
        [130, 264, 144, 261, 156, 264, 172, 262],
        [112, 292, 130, 289, 146, 292, 168, 290],
      ],
      0.9,
    ) +
    tuft(170, 284, 0.9) +
    sprig(146, 297, 0.7) +
    shape('M19 266C34 262 54 262 66 268C86 276 92 290 88 300H19Z', tint.azure, 1.2) +
    strokes(
      [
        [24, 274, 34, 270, 44, 272, 56, 273],
        [26, 283, 44, 278, 58, 282, 76, 284],
        [24, 292, 40, 288, 60, 291, 80, 293],
      ],
      1.1,
      tint.sky,
    ) +
    // the water poured
    solid(
      repeat(5, (i) => swell([43 + i * 1.4, 226, 37 + i * 2.2, 238, 39 + i * 2.4, 252, 36 + i * 3.6, 272], 1.5)),
      tint.sky,
    ) +
    solid(
      repeat(5, (i) => swell([160 - i * 1.4, 234, 166 - i * 2, 246, 164 - i * 2.4, 260, 166 - i * 4, 278], 1.5)),
      tint.azure,
    ) +
    // hair down the back
    place(102, 166, 1.26, hairBack.long(tint.leaf)) +
    shape(
      'M92 172C84 188 88 206 82 222C92 228 98 220 100 210L112 208C114 220 122 228 132 222C124 206 130 188 118 172Z',
      tint.leaf,
      1.2,
    ) +
    strokes(
      [
        [90, 182, 87, 196, 90, 208, 86, 220],
        [96, 184, 93, 198, 95, 208, 92, 219],
        [120, 182, 124, 196, 120, 206, 127, 219],
      ],
      0.9,
    ) +
    // one knee on the ground
    silhouette(
      [
        limbPath([104, 240, 94, 234, 84, 234, 76, 242], 24, 15),
        limbPath([76, 242, 79, 256, 77, 268, 74, 281], 14, 9),
        'M70 278C64 280 60 284 61 288H80C82 284 80 279 78 277Z',
        limbPath([114, 238, 119, 252, 118, 264, 114, 276], 27, 18),
        limbPath([114, 277, 130, 280, 146, 282, 162, 283], 15, 8),
        'M158 279C166 277 173 279 174 283C174 287 166 288 158 288Z',
        'M88 190C94 183 116 183 122 190C125 202 117 212 121 222C127 234 124 248 112 250C100 250 92 240 96 227C99 214 87 204 88 190Z',
        limbPath([91, 192, 82, 203, 72, 210, 62, 212], 12, 8),
        limbPath([120, 192, 132, 199, 141, 207, 145, 217], 12, 8),
      ],
      tint.skin,
      1.2,
    ) +
    line(
      'M94 205C96 211 103 211 105 206M108 206C110 211 117 211 119 205M98 240C104 244 110 242 113 238M66 288V284.5M71 288V284.5',
      0.85,
    ) +
    disc(99.5, 206.5, 0.9, tint.rose, 0) +
    disc(113.5, 206.5, 0.9, tint.rose, 0) +
    disc(107, 226, 0.8, tint.ink, 0) +
    strokes(
      [
        [121, 194, 123, 204, 117, 214, 119, 224],
        [124, 246, 127, 256, 126, 266, 122, 274],
        [81, 250, 82, 258, 81, 266, 79, 274],
        [126, 283, 138, 285, 148, 286, 158, 286],
      ],
      0.8,
    ) +
    place(51, 215, 1.02, jar(tint.leaf), -142) +
    place(60, 212, 1, open(), 172, true) +
    place(153, 223, 1.02, jar(tint.leaf), 144) +
    place(147, 220, 1, open(), 40) +
    neck(104, 176, 11, 13) +
    place(102, 166, 1.26, face({ turn: -0.8 }) + fringe(tint.leaf))
  );
};
