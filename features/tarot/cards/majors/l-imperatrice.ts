import { folds, strokes } from '../kit/cloth.ts';
import { nth, repeat, short, swell } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, limb, line, place, shape, solid } from '../kit/shapes.ts';
import { fringe, hairBack } from '../parts/hair.ts';
import { grip, open } from '../parts/hands.ts';
import { crown } from '../parts/headgear.ts';
import { face, glory, neck, nimbus } from '../parts/heads.ts';
import { shield } from '../parts/heraldry.ts';
import { earth, sprig, tuft } from '../parts/nature.ts';

/** III. The Empress: shield, sceptre, the wings of the throne. */
export const imperatrice = (): string => {
  const plume = repeat(6, (i) => {
    const k = 5 - i;
    const R = 150 - k * 13;
    return `<g transform="translate(${short(70 - k * 1.5)} 246) rotate(${short(-5 - k * 6.2)})">${shape(`M-4 0C-10-${short(R * 0.4)}-10-${short(R * 0.82)} 0-${R}C9-${short(R * 0.82)} 9-${short(R * 0.4)} 4 0Z`, k % 2 ? tint.sky : tint.azure, 1.1)}${solid(swell([0, -R * 0.3, 0.8, -R * 0.5, 0.8, -R * 0.8, 0, -R * 0.95], 1.1), tint.ink)}${strokes(
      [
        [-6, -R * 0.62, -4, -R * 0.6, -2, -R * 0.6, -0.5, -R * 0.6],
        [-6, -R * 0.7, -4, -R * 0.68, -2, -R * 0.68, -0.5, -R * 0.68],
        [-6, -R * 0.54, -4, -R * 0.52, -2, -R * 0.52, -0.5, -R * 0.52],
      ],
      0.6,
    )}</g>`;
  });
  return (
    glory(100, 110, 38, 78, 64) +
    bothSides(plume) +
    earth(276) +
    tuft(32, 291, 0.8) +
    sprig(170, 291, 0.8) +
    bothSides(
      shape('M30 214H62V290H30Z', tint.leaf, 1.3) +
        line('M35 220H58V284H35Z', 0.8) +
        disc(46, 214, 8, tint.leaf, 1.2) +
        disc(46, 214, 4, tint.garnet, 0.9),
    ) +
    nimbus(100, 109, 36, tint.pale) +
    place(100, 111, 1.32, hairBack.long(tint.leaf)) +
    // gown, knees, apron
    shape('M84 178C64 192 52 212 48 234L36 300H164L152 234C148 212 136 192 116 178Z', tint.garnet, 1.3) +
    bothSides(
      solid(
        folds([58, 216, 50, 240, 44, 270, 40, 300], [84, 252, 84, 270, 86, 284, 86, 300], 6, 1.1, { k: 0.95 }) +
          folds([86, 256, 88, 270, 90, 284, 90, 300], [100, 262, 100, 274, 100, 286, 100, 300], 2, 1),
        tint.ink,
      ),
    ) +
    shape(
      'M85 178C70 192 60 210 58 226C60 246 70 258 82 262C94 266 106 266 118 262C130 258 140 246 142 226C140 210 130 192 115 178Z',
      tint.azure,
      1.3,
    ) +
    bothSides(
      solid(
        folds([85, 180, 72, 196, 62, 214, 61, 230], [100, 182, 100, 206, 100, 236, 100, 264], 6, 1.1, {
          k: 0.85,
          lo: 0.02,
          hi: 0.95,
          off: 1,
        }),
        tint.ink,
      ),
    ) +
    line(
      'M60.5 234C63 247 72 255 83 258.5C94 262 106 262 117 258.5C128 255 137 247 139.5 234M62.5 231C66 244 74 251 84 254.5C94 257.5 106 257.5 116 254.5C126 251 134 244 137.5 231',
      1.1,
      tint.leaf,
    ) +
    // bust and necklace
    shape('M76 152C80 142 90 139 100 139S120 142 124 152L118 176C108 182 92 182 82 176Z', tint.garnet, 1.3) +
    shape('M82 173C92 179 108 179 118 173L119 181C108 188 92 188 81 181Z', tint.leaf, 1.2) +
    repeat(5, (i) => disc(88 + i * 6, 181.5 - Math.abs(i - 2) * 0.7, 1.2, tint.garnet, 0.5)) +
    neck(100, 122, 13, 16) +
    shape('M82 142C86 158 93 166 100 166S114 158 118 142C112 149 106 151.5 100 151.5S88 149 82 142Z', tint.leaf, 1.2) +
    repeat(5, (i) =>
      disc(89.5 + i * 5.25, 152 + nth([0, 4.5, 6, 4.5, 0], i), 1.3, i % 2 ? tint.azure : tint.garnet, 0.5),
    ) +
    // sceptre and left arm (on our right)
    place(
      146,
      176,
      1,
      shape('M-2 62L-1.7-62H1.7L2 62Z', tint.leaf, 1.1) +
        disc(0, -70, 8.5, tint.leaf, 1.2) +
        line('M-8.5-70H8.5M0-70C-5-74-5-77 0-78', 0.8) +
        line('M0-79V-90M-4-86H4', 1.8) +
        disc(0, 63, 3, tint.leaf, 1),
      7,
    ) +
    limb([118, 149, 136, 156, 146, 176, 134, 194], 19, 16, tint.azure) +
    solid(folds([122, 142, 144, 154, 153, 176, 141, 196], [113, 157, 130, 163, 138, 176, 127, 190], 5, 1), tint.ink) +
    limb([134, 194, 137, 191, 140, 186, 143, 182], 10, 7, tint.leaf) +
    place(146, 179, 1.05, grip(), 7) +
    // shield and right arm
    limb([82, 149, 60, 160, 46, 186, 54, 208], 19, 16, tint.azure) +
    solid(folds([78, 142, 54, 156, 40, 186, 46, 206], [88, 157, 70, 166, 56, 186, 62, 206], 5, 1), tint.ink) +
    place(60, 210, 1.66, shield()) +
    place(80, 222, 1, open(), 168, true) +
    place(100, 111, 1.32, face({ turn: 1, eyes: 'open' }) + fringe(tint.leaf) + crown())
  );
};
