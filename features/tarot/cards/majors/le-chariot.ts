import { folds, hatch, strokes } from '../kit/cloth.ts';
import { limbPath, repeat, short, swell } from '../kit/geometry.ts';
import { label } from '../kit/lettering.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, limb, line, mirrored, place, shape, silhouette, solid } from '../kit/shapes.ts';
import { sparks } from '../kit/stars.ts';
import { fringe, hairBack } from '../parts/hair.ts';
import { grip, open } from '../parts/hands.ts';
import { crown } from '../parts/headgear.ts';
import { face, neck } from '../parts/heads.ts';
import { tuft } from '../parts/nature.ts';

const horse = (c: string, mane: string) =>
  silhouette(
    [
      'M-10-48C-15-49-20-45-23-39L-35-21C-38-16-37-11-33-10C-29-9-26-11-23-14C-17-17-12-19-8-25C-3-34-4-46-10-48Z',
      'M-14-46C4-48 16-30 22-8C28 14 20 36 2 38C-14 40-22 24-19 6C-17-4-13-12-15-22Z',
      limbPath([-12, 22, -20, 28, -28, 32, -34, 34], 17, 9),
      limbPath([-34, 33, -36, 42, -34, 48, -31, 54], 9, 6),
      limbPath([4, 28, 2, 42, -2, 52, -3, 62], 15, 9),
      limbPath([-3, 60, -4, 68, -2, 76, 2, 82], 9, 6),
      'M-12-46L-13-57L-6-49Z',
    ],
    c,
    1.3,
  ) +
  shape('M-34 52L-27 54L-27 60L-36 60Z', tint.ink, 0.8) +
  shape('M-2 80L6 81L6 87L-5 87Z', tint.ink, 0.8) +
  solid(
    repeat(9, (i) => {
      const t = i / 8;
      const x = -6 + 22 * t;
      const y = -48 + 30 * t * t + 8 * t;
      return swell([x, y, x + 9, y - 3, x + 12, y + 6, x + 9 + 5 * t, y + 15], 3.2);
    }),
    mane,
  ) +
  strokes(
    [
      [-8, 4, -12, 14, -10, 24, -2, 32],
      [4, -20, 12, -4, 14, 12, 10, 28],
      [10, -8, 16, 4, 17, 16, 14, 26],
      [-2, -26, 4, -16, 6, -6, 6, 2],
    ],
    1,
  ) +
  disc(-17, -34, 1.5, tint.ink, 0) +
  line('M-20-37C-18-39-15-39-13.5-37M-33-14C-31-15-29-15-27-14', 0.9) +
  disc(-33.5, -17, 0.9, tint.ink, 0) +
  line('M-27-33C-22-28-16-24-9-25M-21-17C-17-26-14-36-12-46', 1.5, tint.leaf) +
  line('M-18-2C-8 6 10 4 21-10M-19 8C-8 17 12 14 24-2', 2.2, tint.ink) +
  line('M-18-2C-8 6 10 4 21-10M-19 8C-8 17 12 14 24-2', 1.1, tint.leaf);

/** VII. The Chariot: the canopy, the two horses, the prince. */
export const chariot = (): string => {
  const post = (x: number, c: string) =>
    shape(`M${x - 3.5} 88H${x + 3.5}V208H${x - 3.5}Z`, c, 1.2) +
    line(
      repeat(7, (i) => `M${x - 3.5} ${100 + i * 16}L${x + 3.5} ${94 + i * 16}`),
      0.8,
    ) +
    shape(`M${x - 5} 204H${x + 5}V210H${x - 5}Z`, tint.leaf, 1);
  const mask = place(
    76,
    152,
    1,
    shape('M4-12C-8-12-14-2-10 8C-6 14 2 16 8 12C2 10-1 6-1 1C-1-4 1-9 4-12Z', tint.leaf, 1.2) +
      line('M-6.5-1C-5.5-2-4-2-3.2-1M-9 3.5L-10.8 5.5L-8.8 6M-7.5 8.8C-6.5 9-5.5 9-4.8 8.5', 0.8),
    0,
  );
  return (
    sparks(
      [
        [100, 62, 4],
        [80, 66, 2.4],
        [120, 66, 2.4],
      ],
      tint.gold,
    ) +
    shape('M19 234C60 228 140 228 181 234V300H19Z', tint.mist, 1.2) +
    tuft(100, 292, 0.9) +
    shape('M33 90C56 70 144 70 167 90V96H33Z', tint.night, 1.3) +
    sparks([
      [66, 84, 3],
      [84, 80, 3.6],
      [100, 84, 3],
      [116, 80, 3.6],
      [134, 84, 3],
    ]) +
    shape('M31 92H169V100H31Z', tint.leaf, 1.2) +
    repeat(11, (i) => {
      const x = 32 + i * 12.364;
      return (
        shape(
          `M${short(x)} 100h12.36c0 8-6.18 12-6.18 12S${short(x)} 108 ${short(x)} 100Z`,
          i % 2 ? tint.azure : tint.garnet,
          1,
        ) + disc(x + 6.18, 114, 1.4, tint.leaf, 0.7)
      );
    }) +
    post(62, tint.sky) +
    post(138, tint.blush) +
    // the prince
    limb([80, 158, 62, 166, 54, 180, 53, 192], 15, 11, tint.azure) +
    limb([120, 158, 138, 168, 142, 184, 128, 196], 15, 11, tint.azure) +
    shape('M78 150C86 142 114 142 122 150L118 208H82Z', tint.garnet, 1.3) +
    shape('M84 148C88 166 94 176 100 178S112 166 116 148C108 152 92 152 84 148Z', tint.leaf, 1.2) +
    line('M88 152C91 162 95 169 100 170.5S109 162 112 152M92 152C94 159 97 163 100 164S106 159 108 152', 0.8) +
    solid(folds([82, 178, 82, 190, 82, 200, 82, 210], [118, 178, 118, 190, 118, 200, 118, 210], 9, 0.9), tint.ink) +
    shape('M82 183C94 188 106 188 118 183V190C106 195 94 195 82 190Z', tint.leaf, 1.1) +
    mask +
    mirrored(mask) +
    place(
      52,
      194,
      1,
      shape('M-1.8 18L-1.5-60H1.5L1.8 18Z', tint.leaf, 1.1) +
        shape('M-5.5-60C-7.5-67-4-72 0-77C4-72 7.5-67 5.5-60Z', tint.leaf, 1.1) +
        disc(0, -66, 2.4, tint.garnet, 0.8),
    ) +
    place(52, 193, 1.08, grip(), 0, true) +
    place(123, 198, 1, open(), 186, true) +
    neck(100, 132, 12.5, 14) +
    place(100, 121, 1.3, hairBack.bob(tint.leaf) + face({ turn: -0.5, eyes: 'open' }) + fringe(tint.leaf) + crown()) +
    post(41, tint.azure) +
    post(159, tint.garnet) +
    // wheels and body of the chariot
    bothSides(
      `<ellipse cx="34" cy="262" rx="13" ry="30" fill="${tint.leaf}" stroke="${tint.ink}" stroke-width="1.3"/><ellipse cx="34" cy="262" rx="9" ry="24" fill="${tint.mist}" stroke="${tint.ink}" stroke-width="1"/>` +
        line('M34 238V286M25 262H43M27.5 245L40.5 279M40.5 245L27.5 279', 1.4) +
        `<ellipse cx="34" cy="262" rx="3.4" ry="6" fill="${tint.leaf}" stroke="${tint.ink}" stroke-width="1"/>`,
    ) +
    shape('M42 206H158L153 262H47Z', tint.blush, 1.3) +
    shape('M37 202H163V211H37Z', tint.leaf, 1.2) +
    line('M52 217L55 256M148 217L145 256', 0.8) +
    hatch(54, 218, 62, 218, 5, 1.5, 38, 0.8) +
    hatch(138, 218, 146, 218, 5, -1.5, 38, 0.8) +
    place(74, 232, 0.78, horse(tint.sky, tint.azure)) +
    place(126, 232, 0.78, horse(tint.rose, tint.garnet), 0, true) +
    place(
      100,
      224,
      0.62,
      shape('M-16-17C-6-14 6-14 16-17C17-2 13 12 0 20C-13 12-17-2-16-17Z', tint.leaf, 1.8) +
        shape('M-12.5-13C-5-11.5 5-11.5 12.5-13C13-1.5 10.5 9 0 15.5C-10.5 9-13-1.5-12.5-13Z', tint.paper, 1.2) +
        label(0, 5, 15, 0, 'S·L', { fill: tint.garnet }),
    )
  );
};
