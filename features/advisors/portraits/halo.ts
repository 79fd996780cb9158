import { type Point, pathPoint, pointAt } from '@solelune/ui/geometry';
import { zodiacGlyphs } from '@solelune/ui/zodiac-glyphs';
import type { Discipline } from '../engine/disciplines.ts';

const CENTRE: Point = [100, 92];
const INNER = 74;
const OUTER = 95;
const GOLD = '#f6e3b3';

const round = (value: number): number => Number(value.toFixed(2));
const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
const turned = (degrees: number, inside: string): string =>
  `<g transform="rotate(${degrees} ${CENTRE.join(' ')})">${inside}</g>`;

const SIGNS = Object.values(zodiacGlyphs);

/** What stands around the head says the art: twelve signs, cards, figures, feathers, gems. */
export const HALOS: Readonly<Record<Discipline, () => string>> = {
  astrology: () =>
    `<circle cx="100" cy="92" r="${INNER}"/><circle cx="100" cy="92" r="${OUTER}"/><path d="${many(12, (index) => `M${pathPoint(INNER, index * 30, CENTRE)}L${pathPoint(OUTER, index * 30, CENTRE)}`)}" opacity=".6"/>${SIGNS.map(
      ({ d }, index) => {
        const [x, y] = pointAt(84.5, index * 30 + 15, CENTRE);
        return `<path transform="translate(${round(x - 6)} ${round(y - 6)}) scale(.5)" d="${d}" stroke-width="2.4" stroke-linecap="round"/>`;
      },
    ).join('')}`,
  tarot: () =>
    many(20, (index) =>
      turned(
        index * 18,
        `<rect x="95" y="-1" width="10" height="17" rx="1.5" fill="${index % 2 ? 'none' : GOLD}" fill-opacity=".28"/>${
          index % 2
            ? `<circle cx="100" cy="7.5" r="2" fill="${GOLD}" stroke="none"/>`
            : '<path d="M100 3.5l3 4-3 4-3-4z"/>'
        }`,
      ),
    ),
  numerology: () =>
    `<circle cx="100" cy="92" r="${INNER}"/><circle cx="100" cy="92" r="${OUTER}" stroke-dasharray="1 4"/>${many(
      18,
      (index) =>
        turned(
          index * 20,
          index % 2
            ? `<circle cx="100" cy="7.5" r="1.6" fill="${GOLD}" stroke="none"/>`
            : `<text x="100" y="13" text-anchor="middle" font-family="Georgia, serif" font-weight="600" font-size="16" fill="${GOLD}" stroke="none">${index / 2 + 1}</text>`,
        ),
    )}`,
  angels: () =>
    many(24, (index) => {
      const length = index % 2 ? 17 : 22;
      return `<path transform="rotate(${index * 15} 100 92)" d="M100 18c-6-8-6-15 0-${length}c6 7 6 14 0 ${length}z" fill="${GOLD}" fill-opacity="${index % 2 ? 0.1 : 0.26}"/>`;
    }),
  lithotherapy: () =>
    many(16, (index) => {
      const half = index % 2 ? 5.5 : 8;
      const [side, shoulder, foot] = [round(half * 0.8), round(half * 0.35), round(half * 0.5)];
      return `<g transform="rotate(${index * 22.5} 100 92) translate(100 8)"><path d="M0-${half}L${side}-${shoulder}V${foot}L0 ${half}L-${side} ${foot}V-${shoulder}z" fill="${GOLD}" fill-opacity="${index % 2 ? 0.12 : 0.3}"/><path d="M-${side}-${shoulder}H${side}M0-${half}V${half}" stroke-width=".6"/></g>`;
    }),
};
