import { pathPoint, sparkPath } from '@solelune/ui/geometry';
import type { ContentSlug } from '../../page-slugs.ts';

/** A drawing in a square of 200 around the origin: strokes, and what is filled. */
interface EmblemPaths {
  readonly lines: string;
  readonly fills: string;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const pan = (x: number) =>
  `M${x}-58L${x - 32} 14M${x}-58L${x + 32} 14M${x - 38} 14H${x + 38}A38 30 0 0 1 ${x - 38} 14Z`;

/** An ellipse of 98 by 38 turned about its centre, as one planet's orbit seen from aside. */
const orbit = (turnDeg: number) => {
  const [from, to] = [pathPoint(98, turnDeg + 90), pathPoint(98, turnDeg - 90)];
  return `M${from}A98 38 ${turnDeg} 1 0 ${to}A98 38 ${turnDeg} 1 0 ${from}Z`;
};

const rays = (radius: number, length: number, count: number, x: number, y: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 360) / count;
    return `M${pathPoint(radius, angle, [x, y])}L${pathPoint(radius + (index % 2 ? length / 2 : length), angle, [x, y])}`;
  }).join('');

/** One emblem per content page. */
export const EMBLEMS: Record<ContentSlug, EmblemPaths> = {
  'conditions-generales': {
    // The scales.
    lines: `M0-72V76M-44 84H44M-30 76H30M-66-58C-36-74 36-74 66-58${pan(-66)}${pan(66)}`,
    fills: circle(0, -84, 9) + sparkPath(10, [0, 0]),
  },
  'mentions-legales': {
    // A sheet, its lines and its seal.
    lines: `M-64-92H26L60-58V20M60 78V92H-64ZM26-92V-58H60M-40-44H14M-40-18H34M-40 8H22M-40 34H2${circle(42, 48, 26)}`,
    fills: sparkPath(15, [42, 48], 0.3),
  },
  confidentialite: {
    // A key whose bow holds a moon.
    lines: `${circle(0, -50, 44)}M0-6V92M0 92H34V68H18V54H34V34H0M-10 4H10`,
    fills: 'M10-80A31 31 0 1 0 10-20A38 38 0 0 1 10-80Z',
  },
  laboratoire: {
    // Three orbits about the Sun.
    lines: orbit(0) + orbit(60) + orbit(120) + rays(22, 8, 12, 0, 0),
    fills: circle(0, 0, 16) + circle(-98, 0, 6) + circle(49, -85, 8) + circle(49, 85, 5),
  },
  bibliographie: {
    // An open book under a star.
    lines:
      'M0-18C-28-42-72-42-104-30V72C-72 60-28 60 0 82C28 60 72 60 104 72V-30C72-42 28-42 0-18ZM0-18V82' +
      'M-82-6C-60-12-40-10-22 0M-82 18C-60 12-40 14-22 24M-82 42C-60 36-40 38-22 48' +
      'M82-6C60-12 40-10 22 0M82 18C60 12 40 14 22 24M82 42C60 36 40 38 22 48',
    fills: sparkPath(30, [0, -70]),
  },
  'a-propos': {
    // The Sun in the arms of the Moon.
    lines: circle(26, 0, 27) + rays(35, 13, 16, 26, 0),
    fills: `M56.8-59.5A88 88 0 1 0 56.8 59.5A70 70 0 1 1 56.8-59.5Z${circle(26, 0, 12)}`,
  },
  contact: {
    // A letter, sealed with a star.
    lines: 'M-98-60H98V66H-98ZM-98-60L0 20L98-60M-98 66L-36-10M98 66L36-10',
    fills: sparkPath(24, [0, 22], 0.3),
  },
};
