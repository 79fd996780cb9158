/** The oracle of Belline: a frame for each planet, a picture for each name, drawn about (0, 0) in an oval 136 × 184. */

import { BELLINE, type BellineCard } from '../../engine/index.ts';
import { blank, clipped } from '../kit/frame.ts';
import { repeat } from '../kit/geometry.ts';
import { label } from '../kit/lettering.ts';
import { tint } from '../kit/palette.ts';
import { place, solid } from '../kit/shapes.ts';
import { spark } from '../kit/stars.ts';
import { heaven } from './heaven.ts';
import { jupiter } from './jupiter.ts';
import { mars } from './mars.ts';
import { mercury } from './mercury.ts';
import { moon } from './moon.ts';
import { ENAMELS, GLYPHS } from './planets.ts';
import { saturn } from './saturn.ts';
import { sun } from './sun.ts';
import { venus } from './venus.ts';

const PICTURES: Readonly<Record<number, () => string>> = {
  ...heaven,
  ...sun,
  ...moon,
  ...mercury,
  ...venus,
  ...mars,
  ...jupiter,
  ...saturn,
};

const OVAL = 'M100 76C146 76 169 112 169 168S146 260 100 260S31 224 31 168S54 76 100 76Z';
const PANEL = 'M24 42H176A5 5 0 0 1 181 47V292A5 5 0 0 1 176 297H24A5 5 0 0 1 19 292V47A5 5 0 0 1 24 42Z';
const LAST_NUMBERED = 52;
const CORNERS = [
  [24, 292, 0],
  [24, 47, 90],
  [176, 47, 180],
  [176, 292, 270],
] as const;

const nameSize = (letters: number): readonly [size: number, gap: number] => {
  if (letters > 17) return [11, 0.6];
  return [letters > 13 ? 13.5 : 16, 1.8];
};

function draw({ value, slug, name, planet }: BellineCard): string {
  const family = planet ?? 'heaven';
  const title = name.replace(' - ', ' · ').toUpperCase();
  const { enamel, line, sky, glyph, corner } = ENAMELS[family];
  const picture = PICTURES[value];
  if (!picture) throw new Error(`No picture is drawn for card ${value} of Belline.`);
  const ground =
    `<path d="${PANEL}" fill="${enamel}"/><g fill="none" stroke="${line}" stroke-width=".6" opacity=".5">${repeat(14, (index) => `<ellipse cx="100" cy="168" rx="${76 + index * 6}" ry="${99 + index * 6}"/>`)}</g>` +
    CORNERS.map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-6 6V-34C-6-34 10-30 20-20S34 6 34 6Z" fill="${enamel}"/>${corner}</g>`,
    ).join('');
  const [size, gap] = nameSize(title.length);
  return (
    blank +
    clipped(`belline-${slug}-p`, PANEL, ground) +
    `<path d="${PANEL}" fill="none" stroke="${tint.ink}" stroke-width="1.6"/><rect x="23" y="46" width="154" height="247" rx="3" fill="none" stroke="${line}" stroke-width=".8"/>` +
    clipped(`belline-${slug}-o`, OVAL, `<path d="${OVAL}" fill="${sky}"/>${place(100, 168, 1, picture())}`) +
    `<path d="${OVAL}" fill="none" stroke="${tint.ink}" stroke-width="5"/><path d="${OVAL}" fill="none" stroke="${tint.leaf}" stroke-width="2.8"/>` +
    `<circle cx="100" cy="70" r="17" fill="${tint.paper}" stroke="${tint.ink}" stroke-width="1.5"/><circle cx="100" cy="70" r="14" fill="none" stroke="${tint.gold}" stroke-width=".8"/><g color="${glyph}" stroke-linecap="round">${place(100, 70, 1, GLYPHS[family])}</g>` +
    (value > LAST_NUMBERED ? solid(spark(100, 28, 6), tint.gold) : label(100, 34, 17, 1, String(value))) +
    `<path d="M30 302.5H170" stroke="${tint.gold}" stroke-width=".8"/>` +
    label(100, 322.5, size, gap, title)
  );
}

export const bellineFaces: ReadonlyMap<string, () => string> = new Map(
  BELLINE.map((card) => [card.slug, () => draw(card)]),
);
