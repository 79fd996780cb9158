/** The small shapes that the drawings of the book share. Plain markup: the same in the typesetter and in a browser. */

import { SIGNS } from '@solelune/sky/zodiac';
import { planetGlyphs } from '@solelune/ui/planet-glyphs';
import { zodiacGlyphs } from '@solelune/ui/zodiac-glyphs';

export const hundredth = (value: number): number => Math.round(value * 100) / 100;
const RAD = Math.PI / 180;

/** A place on a circle, degrees against the clock from the right. */
export function polar(cx: number, cy: number, radius: number, angleDeg: number): [number, number] {
  return [hundredth(cx + radius * Math.cos(angleDeg * RAD)), hundredth(cy - radius * Math.sin(angleDeg * RAD))];
}

/** A star with four long points. */
export function spark(x: number, y: number, radius: number, waist = 0.2): string {
  const corners = Array.from({ length: 8 }, (_, index) =>
    polar(x, y, index % 2 ? radius * waist : radius, index * 45 + 90),
  );
  return `M${corners.map((corner) => corner.join(' ')).join('L')}z`;
}

/** A star drawn by joining every so many of the points of a circle. */
export function starPolygon(cx: number, cy: number, radius: number, points: number, step: number): string {
  const seen = new Set<number>();
  let path = '';
  for (let start = 0; start < points; start += 1) {
    if (seen.has(start)) continue;
    let at = start;
    const way: string[] = [];
    do {
      seen.add(at);
      way.push(polar(cx, cy, radius, 90 + (at * 360) / points).join(' '));
      at = (at + step) % points;
    } while (at !== start);
    path += `M${way.join('L')}z`;
  }
  return path;
}

interface Glyph {
  box: number;
  d?: string;
  fill?: string;
}
/** The engine's names of the points, by the names of their glyphs. */
const POINT_GLYPHS: Readonly<Record<string, Glyph>> = {
  ...planetGlyphs,
  mean_node: planetGlyphs.northNode,
  mean_lilith: planetGlyphs.lilith,
};

function placed(glyph: Glyph, [x, y]: readonly [number, number], size: number, color: string, weight: number): string {
  const scale = Math.round((size / glyph.box) * 1000) / 1000;
  const stroke = glyph.d
    ? `<path d="${glyph.d}" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`
    : '';
  const fill = glyph.fill ? `<path d="${glyph.fill}" fill="${color}"/>` : '';
  return `<g transform="translate(${hundredth(x - size / 2)} ${hundredth(y - size / 2)}) scale(${scale})">${stroke}${fill}</g>`;
}

export const pointMark = (
  point: string,
  at: readonly [number, number],
  size: number,
  color: string,
  weight = 1.7,
): string => (POINT_GLYPHS[point] ? placed(POINT_GLYPHS[point], at, size, color, weight) : '');

export const signMark = (
  index: number,
  at: readonly [number, number],
  size: number,
  color: string,
  weight = 1.7,
): string => placed(zodiacGlyphs[SIGNS[index] as keyof typeof zodiacGlyphs], at, size, color, weight);
