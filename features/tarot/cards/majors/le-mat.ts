import { folds, strokes } from '../kit/cloth.ts';
import { limbPath, nth, polar, repeat } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { disc, limb, line, place, shape, silhouette, solid } from '../kit/shapes.ts';
import { hairBack } from '../parts/hair.ts';
import { foot, grip } from '../parts/hands.ts';
import { face, neck } from '../parts/heads.ts';
import { sprig, tuft } from '../parts/nature.ts';

/** The Fool: staff, bundle, dog. */
export const mat = (): string => {
  const bell = (x: number, y: number) =>
    disc(x, y, 2.6, tint.leaf, 0.9) + line(`M${x - 1.5} ${y + 0.8}H${x + 1.5}`, 0.6);
  return (
    solid(
      repeat(40, (i) => {
        const d = -100 + (i * 200) / 39;
        return `M${polar(44, d - 0.5, 106, 106)}L${polar(i % 2 ? 60 : 130, d, 106, 106)}L${polar(44, d + 0.5, 106, 106)}Z`;
      }),
      tint.gold,
    ) +
    shape('M19 268C44 256 66 272 96 264C130 256 156 268 181 258V300H19Z', tint.mist, 1.3) +
    strokes(
      [
        [26, 282, 42, 278, 56, 282, 66, 280],
        [96, 286, 112, 282, 126, 286, 140, 284],
      ],
      0.9,
    ) +
    tuft(30, 294, 0.9) +
    tuft(172, 276, 0.9) +
    sprig(150, 294, 0.9) +
    tuft(92, 296, 0.7) +
    // the walking staff
    place(
      152,
      196,
      1,
      shape('M-2.2 94L-2.6-50C-2.6-56 2.6-56 2.6-50L2.2 94Z', tint.leaf, 1.2) + line('M-2 60H2M-2 20H2M-2-20H2', 0.7),
      -5,
    ) +
    // back leg, dog, front leg
    limb([94, 216, 84, 236, 78, 250, 70, 266], 21, 11, tint.azure) +
    limb([70, 266, 66, 274, 62, 280, 58, 286], 10, 8, tint.skin) +
    place(58, 290, 1.05, foot(tint.garnet)) +
    shape('M88 222C80 226 76 236 80 244C88 244 94 236 94 228Z', tint.skin, 1.1) +
    limb([106, 218, 118, 234, 122, 250, 122, 268], 21, 11, tint.azure) +
    limb([122, 268, 122, 274, 122, 280, 122, 286], 10, 8, tint.skin) +
    place(122, 290, 1.05, foot(tint.garnet)) +
    strokes(
      [
        [90, 226, 84, 240, 78, 252, 72, 264],
        [112, 226, 120, 240, 122, 252, 121, 266],
        [104, 224, 112, 238, 116, 252, 117, 266],
      ],
      1,
    ) +
    // the dog on its hind legs
    line('M36 274C26 272 22 262 27 252', 5) +
    line('M36 274C26 272 22 262 27 252', 2.6, tint.blush) +
    silhouette(
      [
        limbPath([40, 278, 43, 264, 50, 254, 58, 246], 19, 15),
        'M51 243C48 233 55 226 64 227L79 229.5C83 230.5 83.5 236 80 237.5L71 241C69 248 63 252 57 250C54 248 52 246 51 243Z',
        limbPath([40, 277, 33, 282, 36, 287, 34, 292], 12, 7),
        limbPath([46, 278, 49, 284, 48, 288, 48, 292], 10, 6),
        limbPath([58, 254, 67, 252, 74, 247, 80, 243], 8, 5.5),
        limbPath([54, 260, 64, 262, 73, 259, 82, 254], 8, 5.5),
        'M29 288H41C42 291 41 294 40 294H30C28 293 28 290 29 288Z',
        'M44 288H55C56 291 56 294 54 294H45C43 293 43 290 44 288Z',
      ],
      tint.blush,
      1.2,
    ) +
    shape('M57 229C50 230 47 238 50 246C55 245 59 239 61 233Z', tint.rose, 1.1) +
    disc(66, 231.5, 1.3, tint.ink, 0) +
    solid('M79 229.5C82.5 230 84 232 83 234.5L79.5 232.5Z') +
    line('M80 237.5C77 236.5 74 236.5 71 237.5M31 293.5V291M35 293.5V291M47 293.5V291M51 293.5V291', 0.9) +
    strokes(
      [
        [43, 274, 47, 262, 53, 254, 58, 250],
        [47, 277, 51, 268, 56, 262, 60, 259],
      ],
      0.9,
    ) +
    line('M52 249C55 252.5 60 253.5 64 252', 3) +
    line('M52 249C55 252.5 60 253.5 64 252', 1.6, tint.garnet) +
    // tattered tunic
    shape(
      'M84 150C92 142 116 142 124 150C126 172 130 196 136 222L128 218L124 226L116 219L110 227L102 219L94 226L88 218L76 222C82 196 82 172 84 150Z',
      tint.garnet,
      1.3,
    ) +
    solid(folds([87, 154, 85, 176, 83, 198, 80, 218], [121, 154, 124, 176, 128, 198, 132, 218], 9, 1.1), tint.ink) +
    shape('M81.5 190C96 196 114 196 129 190L130.5 197C114 203.5 96 203.5 80.5 197Z', tint.leaf, 1.2) +
    repeat(5, (i) => bell(86 + i * 10, 200.5 + nth([0, 2, 2.8, 2, 0], i))) +
    // the arm with the staff
    limb([120, 156, 136, 164, 144, 176, 148, 186], 16, 11, tint.azure) +
    solid(folds([124, 148, 142, 158, 150, 172, 153, 184], [115, 162, 130, 170, 138, 180, 143, 188], 4, 1), tint.ink) +
    place(151, 188, 1.1, grip(), -5) +
    // the bundle on the shoulder
    place(
      48,
      124,
      1.06,
      shape('M2-6C-8-8-20 0-20 14C-20 26-8 32 4 30C16 28 20 16 14 6C12 0 8-4 2-6Z', tint.sky, 1.2) +
        shape('M-3-6C-7-12-11-12-13-9C-10-6-6-5-2-4ZM4-6C7-12 12-13 14-10C12-6 8-4 4-4Z', tint.sky, 1.1) +
        strokes(
          [
            [0, -3, -8, 4, -12, 14, -10, 24],
            [3, -3, 2, 8, 2, 18, 0, 28],
            [6, -2, 12, 6, 14, 14, 10, 24],
          ],
          1,
        ) +
        line('M-4-4H6', 2.2, tint.garnet),
    ) +
    limb([88, 156, 76, 164, 70, 176, 74, 186], 16, 13, tint.azure) +
    solid(folds([84, 149, 68, 160, 62, 176, 66, 187], [93, 162, 84, 168, 78, 176, 80, 185], 4, 1), tint.ink) +
    limb([74, 186, 80, 178, 84, 168, 87, 158], 11, 8, tint.leaf) +
    line('M69.5 181L79 188', 0.8) +
    // collar with bells, head
    neck(104, 126, 12.5, 16) +
    shape(
      'M84 148L90 140L98 146L104 141L110 146L118 140L124 148L118 158L111 153L104 161L97 153L90 158Z',
      tint.leaf,
      1.2,
    ) +
    bell(90, 161) +
    bell(104, 164.5) +
    bell(118, 161) +
    shape('M46 114.5L101 148L99 151.5L44 117.5Z', tint.leaf, 1.1) +
    place(89, 146.5, 1.1, grip(), -60) +
    place(
      104,
      113,
      1.3,
      hairBack.bob(tint.leaf) +
        face({ turn: 1, eyes: 'open' }) +
        shape('M-3.5 8C-3 13 0 17 4 20C6 16 7.5 12 6.5 8C4.5 10-1.5 10-3.5 8Z', tint.leaf, 1) +
        shape('M-11-5C-11-15-5-19 1-19C9-19 12-12 11-5C4-9-4-9-11-5Z', tint.azure, 1.2) +
        shape('M1-19C-8-21-18-17-22-8C-19-9-16-8-14-6C-10-12-5-14 2-15Z', tint.garnet, 1.2) +
        disc(-22.5, -6.5, 2.2, tint.leaf, 0.9) +
        line('M-11-6C-4-9.5 4-9.5 11-6', 2.4, tint.leaf) +
        line('M-11-6C-4-9.5 4-9.5 11-6', 0.6),
      4,
    )
  );
};
