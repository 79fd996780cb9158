import { BELLINE_PLANETS } from '../../engine/index.ts';
import { polar, polarPoint, repeat } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { disc, line, place, shape, solid } from '../kit/shapes.ts';
import { rays, sparks } from '../kit/stars.ts';
import { fringe, hairBack } from '../parts/hair.ts';
import { face, neck } from '../parts/heads.ts';
import { bust, cypress, hills, star } from './parts.ts';
import { GLYPHS } from './planets.ts';

export const heaven = {
  1: (): string =>
    star(0, -44, 34) +
    sparks([
      [-40, -50, 3],
      [42, -38, 3],
      [-30, -12, 2.4],
      [34, -8, 2.4],
    ]) +
    hills(tint.dusk, tint.moss) +
    shape('M-30 96C-36 74 22 66 14 50C8 38-6 36-2 23L3 22C2 34 22 36 28 50C36 68-4 74 20 96Z', tint.pale, 1.1) +
    cypress(-42, 52, 0.9) +
    cypress(44, 46, 0.8),

  2: (): string =>
    star(0, -58, 26) +
    line(
      rays(0, -58, 24, 28, (i) => (i % 2 ? 33 : 40)),
      0.8,
      tint.leaf,
    ) +
    bust(tint.azure, tint.leaf) +
    neck(0, 38, 14, 18) +
    place(
      0,
      24,
      1.6,
      hairBack.bob(tint.leaf) +
        face({ turn: -0.6, eyes: 'open' }) +
        fringe(tint.leaf) +
        shape('M-6 8C-5 12-2 15 0 16C2 15 5 12 6 8C3 10-3 10-6 8Z', tint.leaf, 1),
    ),

  3: (): string =>
    star(0, -58, 26) +
    line(
      rays(0, -58, 24, 28, (i) => (i % 2 ? 33 : 40)),
      0.8,
      tint.leaf,
    ) +
    place(0, 22, 1.6, hairBack.long(tint.wine)) +
    bust(tint.garnet, tint.leaf) +
    neck(0, 38, 13, 18) +
    place(
      0,
      22,
      1.6,
      face({ turn: 0.6 }) + fringe(tint.wine) + solid('M-5-17A6 6 0 0 0 5-17 7.5 7.5 0 0 1-5-17Z', tint.leaf),
    ),

  53: (): string =>
    disc(0, 0, 60, 'none', 1, tint.leaf) +
    disc(0, 0, 44, 'none', 0.7, tint.leaf) +
    line(
      rays(0, 0, 84, 62, (i) => (i % 12 ? (i % 3 ? 65 : 69) : 78)),
      0.8,
      tint.leaf,
    ) +
    line(`M${repeat(7, (i) => (i ? 'L' : '') + polar(44, (i * 3 * 360) / 7))}Z`, 0.9, tint.leaf) +
    star(0, 0, 22) +
    BELLINE_PLANETS.map((planet, i) => {
      const [x, y] = polarPoint(52, (i * 360) / 7);
      return (
        disc(x, y, 9.5, '#1f2452', 1, tint.leaf) + place(x, y, 0.66, `<g color="${tint.pale}">${GLYPHS[planet]}</g>`)
      );
    }).join('') +
    sparks([
      [-50, -70, 2.4],
      [50, -70, 2.4],
      [-54, 68, 2.4],
      [54, 68, 2.4],
    ]),
};
