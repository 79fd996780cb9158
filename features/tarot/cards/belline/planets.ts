/** The seven planets of the oracle: glyph, enamel, sky of the picture and motif of the corners. The eighth family, the sky itself, holds the cards that no planet rules. */
import type { BellinePlanet } from '../../engine/index.ts';
import { polar, polarPoint, repeat } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { disc, line, shape, solid } from '../kit/shapes.ts';
import { spark } from '../kit/stars.ts';

/** `heaven` for the cards that no planet rules. */
export type Family = BellinePlanet | 'heaven';

const trace = (d: string) => line(d, 1.8, 'currentColor');
const ring = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="currentColor" stroke-width="1.8"/>`;

/** Drawn in the colour that stands around them. */
export const GLYPHS: Record<Family, string> = {
  sun: `${ring(0, 0, 7.5)}<circle r="2" fill="currentColor"/>`,
  moon: solid('M-1-8.5A8.5 8.5 0 1 0 8 4 7 7 0 1 1-1-8.5Z', 'currentColor'),
  mercury: trace('M-4.5-9C-4-6-2-5 0-5S4-6 4.5-9M0 4.5V10M-3 7.3H3') + ring(0, -0.3, 4.6),
  venus: trace('M0 1V10M-4 6H4') + ring(0, -4, 5),
  mars: trace('M2-2L8-8M3-8.5H8.5V-3') + ring(-1.5, 1.8, 5.4),
  jupiter: trace('M-7.5-6.5C-3-10 2-7 .5-1.5C-.5 2.5-4 4-7.5 4.5H8M4-8.5V9.5'),
  saturn: trace('M-3-9.5V7M-7-6H2M-3-1.5C1-5.5 6-3 5 1.5C4.3 4.5 2 6 3 8.5C3.8 10 6 9.5 7 8'),
  heaven: solid(spark(0, 0, 9, 0.24), 'currentColor'),
};

interface Enamel {
  enamel: string;
  /** Lines on the enamel. */
  line: string;
  sky: string;
  /** The glyph in its medal, on paper. */
  glyph: string;
  corner: string;
}

const GOLD_LINE = '#f4dfaa';
const ROSE_LINE = '#a5485e';

export const ENAMELS: Record<Family, Enamel> = {
  sun: {
    enamel: '#e0b14f',
    line: '#8a5f17',
    sky: tint.pale,
    glyph: '#8a5f17',
    corner: solid(
      repeat(
        9,
        (index) =>
          `M${polar(5, index * 11.25)}L${polar(index % 2 ? 15 : 22, index * 11.25 + 1)}L${polar(5, index * 11.25 + 5)}Z`,
      ),
      '#8a5f17',
    ),
  },
  moon: {
    enamel: '#8fa9c9',
    line: tint.paper,
    sky: '#1f2452',
    glyph: '#3c5c86',
    corner: solid('M9-19A9 9 0 1 0 20-7 7.5 7.5 0 1 1 9-19Z', tint.paper) + solid(spark(19, -17, 3.5), tint.paper),
  },
  mercury: {
    enamel: '#4c8681',
    line: GOLD_LINE,
    sky: '#dfeae6',
    glyph: '#4c8681',
    corner: line('M4-4C10-14 18-6 22-18M4-9C9-15 14-11 17-19M4-14C7-17 10-15 12-19', 1.2, GOLD_LINE),
  },
  venus: {
    enamel: '#cf8a94',
    line: '#fff3e6',
    sky: '#fbe7df',
    glyph: ROSE_LINE,
    corner:
      repeat(5, (index) => disc(...polarPoint(5, index * 72, 12, -12), 3.6, '#fff3e6', 0.8, ROSE_LINE)) +
      disc(12, -12, 2.6, tint.leaf, 0.8, ROSE_LINE),
  },
  mars: {
    enamel: tint.garnet,
    line: GOLD_LINE,
    sky: '#f6ddcf',
    glyph: tint.garnet,
    corner: shape('M5-5L19-19M12-20L20-20L20-12Z', GOLD_LINE, 1.6, GOLD_LINE) + line('M5-12L12-5', 1.6, GOLD_LINE),
  },
  jupiter: {
    enamel: '#4a4a94',
    line: '#f0d79b',
    sky: '#e4e4f2',
    glyph: '#4a4a94',
    corner:
      line('M14-22L7-13H15L8-4', 1.8, '#f0d79b') + disc(19, -6, 1.8, '#f0d79b', 0) + disc(6, -20, 1.8, '#f0d79b', 0),
  },
  saturn: {
    enamel: '#565064',
    line: '#e8dcc4',
    sky: '#e8e2dc',
    glyph: '#565064',
    corner: `<g transform="translate(12 -12) rotate(-24)"><circle r="5" fill="#e8dcc4"/><ellipse rx="11" ry="3.4" fill="none" stroke="#e8dcc4" stroke-width="1.4"/></g>`,
  },
  heaven: {
    enamel: '#1f2452',
    line: '#f0d79b',
    sky: '#171438',
    glyph: tint.gold,
    corner: solid(spark(12, -12, 10, 0.24), '#f0d79b'),
  },
};
