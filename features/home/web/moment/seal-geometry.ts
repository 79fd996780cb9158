import { pathPoint, pointAt } from '@solelune/ui/geometry';
import type { Element } from '../../engine/angel-of-the-moment.ts';

type Form = 'wing' | 'lens' | 'wheel' | 'ogee';

/** The star of each of the eight places in a choir: {points/step}. */
const STARS = [
  [5, 2],
  [6, 2],
  [7, 2],
  [8, 3],
  [9, 3],
  [10, 3],
  [7, 3],
  [12, 5],
] as const;

/** The rosette of each of the nine choirs: petals and their form. */
const ROSETTES: readonly (readonly [petals: number, form: Form])[] = [
  [6, 'wing'],
  [8, 'lens'],
  [12, 'wheel'],
  [4, 'ogee'],
  [10, 'lens'],
  [7, 'ogee'],
  [8, 'wheel'],
  [5, 'wing'],
  [9, 'ogee'],
];

export const starOf = (number: number) => STARS[(number - 1) % 8] as (typeof STARS)[number];

const rounded = (value: number) => Math.round(value * 100) / 100;

/** One petal along an angle, half as wide as `half` degrees on each side, between two radii. */
const PETALS: Record<Form, (turn: number, half: number, from: number, to: number) => string> = {
  lens: (turn, half, from, to) => {
    const belly = (from + to) / 1.9;
    return `M${pathPoint(from, turn)}Q${pathPoint(belly, turn - half * 1.25)} ${pathPoint(to, turn)}Q${pathPoint(belly, turn + half * 1.25)} ${pathPoint(from, turn)}Z`;
  },
  wing: (turn, half, from, to) =>
    [1, 0.76, 0.52]
      .map((scale) => {
        const low = from + (to - from) * 0.3;
        const high = from + (to - from) * 0.72 * (0.6 + 0.4 * scale);
        const tip = from + (to - from) * (0.5 + 0.5 * scale);
        const [near, far] = [half * 1.35 * scale, half * 1.05 * scale];
        return `M${pathPoint(from, turn)}C${pathPoint(low, turn - near)} ${pathPoint(high, turn - far)} ${pathPoint(tip, turn)}C${pathPoint(high, turn + far)} ${pathPoint(low, turn + near)} ${pathPoint(from, turn)}Z`;
      })
      .join(''),
  ogee: (turn, half, from, to) => {
    const [middle, shoulder] = [(from + to) / 2, to * 0.86];
    return `M${pathPoint(from, turn - half)}C${pathPoint(middle, turn - half)} ${pathPoint(shoulder, turn - half * 0.75)} ${pathPoint(to, turn)}C${pathPoint(shoulder, turn + half * 0.75)} ${pathPoint(middle, turn + half)} ${pathPoint(from, turn + half)}M${pathPoint(from, turn)}L${pathPoint(to - 16, turn)}`;
  },
  wheel: (turn, _half, from, to) => {
    const [x, y] = pointAt((from + to) / 2, turn);
    const radius = (to - from) / 2;
    return `M${rounded(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  },
};

export function rosettePath(choir: number, from: number, to: number, turnDeg: number): string {
  const [petals, form] = ROSETTES[choir - 1] as (typeof ROSETTES)[number];
  return Array.from({ length: petals }, (_, index) =>
    PETALS[form](turnDeg + (index * 360) / petals, 180 / petals, from, to),
  ).join('');
}

/** The alchemists' triangle: up for fire and air, down for water and earth, barred for air and earth. */
export function elementPath(element: Element, size: number): string {
  const up = element === 'fire' || element === 'air';
  const corners = [0, 120, 240].map((turn) => pathPoint(size, turn + (up ? 0 : 180)));
  const isBarred = element === 'air' || element === 'earth';
  const bar = isBarred ? `M${rounded(-size * 0.62)} ${rounded(size * (up ? -0.2 : 0.2))}H${rounded(size * 0.62)}` : '';
  return `M${corners.join('L')}Z${bar}`;
}

/** The angel's thread: four steps of a walk through the seventy-two that multiplies by five. */
export function threadOf(number: number): { path: string; end: readonly [number, number] } {
  const turns: number[] = [];
  for (let at = number; turns.length < 5; at = (at * 5) % 73) turns.push((at - 0.5) * 5);
  return { path: `M${turns.map((turn) => pathPoint(206, turn)).join('L')}`, end: pointAt(206, turns[4] as number) };
}
