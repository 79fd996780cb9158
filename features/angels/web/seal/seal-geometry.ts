import type { Angel, Element } from '../../engine/index.ts';

/** Where the star, the circle of letters and the thread touch. */
export const RING = 206;

const RADIANS = Math.PI / 180;
/** One decimal is a sixth of a pixel at most: markup stays short. */
const short = (value: number): number => Math.round(value * 10) / 10 || 0;

/** A point at a radius and an angle, clockwise from the top. */
export const pointAt = (radius: number, angleDeg: number): readonly [number, number] => [
  short(radius * Math.sin(angleDeg * RADIANS)),
  short(-radius * Math.cos(angleDeg * RADIANS)),
];
export const at = (radius: number, angleDeg: number): string => pointAt(radius, angleDeg).join(' ');

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
export const starOf = (placeInChoir: number) => STARS[placeInChoir - 1] as (typeof STARS)[number];

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

export function starPath(placeInChoir: number, radius: number): string {
  const [points, step] = starOf(placeInChoir);
  const turns = commonDivisor(points, step);
  let path = '';
  for (let turn = 0; turn < turns; turn += 1) {
    const corners = Array.from({ length: points / turns }, (_, index) =>
      at(radius, ((turn + index * step) * 360) / points),
    );
    path += `M${corners.join('L')}Z`;
  }
  return path;
}

type Form = 'wing' | 'lens' | 'wheel' | 'ogee';
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

/** One petal along an angle, `half` degrees on each side, between two radii. */
const PETALS: Record<Form, (turn: number, half: number, from: number, to: number) => string> = {
  lens: (turn, half, from, to) => {
    const belly = (from + to) / 1.9;
    return `M${at(from, turn)}Q${at(belly, turn - half * 1.25)} ${at(to, turn)}Q${at(belly, turn + half * 1.25)} ${at(from, turn)}Z`;
  },
  wing: (turn, half, from, to) =>
    [1, 0.76, 0.52]
      .map((scale) => {
        const low = from + (to - from) * 0.3;
        const high = from + (to - from) * 0.72 * (0.6 + 0.4 * scale);
        const tip = from + (to - from) * (0.5 + 0.5 * scale);
        const [near, far] = [half * 1.35 * scale, half * 1.05 * scale];
        return `M${at(from, turn)}C${at(low, turn - near)} ${at(high, turn - far)} ${at(tip, turn)}C${at(high, turn + far)} ${at(low, turn + near)} ${at(from, turn)}Z`;
      })
      .join(''),
  ogee: (turn, half, from, to) => {
    const [middle, shoulder] = [(from + to) / 2, to * 0.86];
    return `M${at(from, turn - half)}C${at(middle, turn - half)} ${at(shoulder, turn - half * 0.75)} ${at(to, turn)}C${at(shoulder, turn + half * 0.75)} ${at(middle, turn + half)} ${at(from, turn + half)}M${at(from, turn)}L${at(to - 16, turn)}`;
  },
  wheel: (turn, _half, from, to) => {
    const [x, y] = pointAt((from + to) / 2, turn);
    const radius = (to - from) / 2;
    return `M${short(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  },
};

export function rosettePath(choir: number, from = 62, to = 202): string {
  const [petals, form] = ROSETTES[choir - 1] as (typeof ROSETTES)[number];
  return Array.from({ length: petals }, (_, index) =>
    PETALS[form]((index * 360) / petals, 180 / petals, from, to),
  ).join('');
}

/** The alchemists' triangle: up for fire and air, down for water and earth, barred for air and earth. */
export function elementPath(element: Element, size: number): string {
  const up = element === 'fire' || element === 'air';
  const corners = [0, 120, 240].map((turn) => at(size, turn + (up ? 0 : 180)));
  const isBarred = element === 'air' || element === 'earth';
  const bar = isBarred ? `M${short(-size * 0.62)} ${short(size * (up ? -0.2 : 0.2))}H${short(size * 0.62)}` : '';
  return `M${corners.join('L')}Z${bar}`;
}

/** The angel's own ray among the seventy-two. */
export const rayOf = ({ number }: Pick<Angel, 'number'>): number => (number - 0.5) * 5;

const LETTERS = 26;
const FIRST_LETTER = 65;

/** The name as a thread: its letters stand around the circle, A at the top, and the thread goes from one to the next. */
export function nameThread(name: string): {
  path: string;
  start: readonly [number, number];
  end: readonly [number, number];
} {
  const turns = [...name.toUpperCase()]
    .map((letter) => letter.charCodeAt(0) - FIRST_LETTER)
    .filter((index) => index >= 0 && index < LETTERS)
    .map((index) => (index * 360) / LETTERS);
  const points = turns.map((turn) => pointAt(RING, turn));
  const [start = [0, 0], end = [0, 0]] = [points[0], points.at(-1)];
  return { path: `M${points.map((point) => point.join(' ')).join('L')}`, start, end };
}

/** The eight rays of a choir, and the arc under them. */
export function choirMarks(choir: number): string {
  const rays = Array.from({ length: 8 }, (_, index) => (choir - 1) * 40 + index * 5 + 2.5);
  const from = (choir - 1) * 40;
  return `${rays.map((turn) => `M${at(226, turn)}L${at(247, turn)}`).join('')}M${at(219, from + 1)}A219 219 0 0 1 ${at(219, from + 39)}`;
}
