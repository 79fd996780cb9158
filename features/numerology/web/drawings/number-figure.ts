import { pathPoint, starPolygonPath } from '@solelune/ui/geometry';

const RADIUS = 98;

const times = <T>(count: number, draw: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => draw(index));

/** A full circle as a path, so that a figure stays one path. */
export function circlePath(radius: number, cx = 0, cy = 0): string {
  return `M${cx - radius} ${cy}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

/** Short strokes around a circle, every `every`-th one longer. */
export function ticksPath(count: number, inner: number, outer: number, every = 1, long = outer): string {
  return times(count, (index) => {
    const angle = (index * 360) / count;
    return `M${pathPoint(inner, angle)}L${pathPoint(index % every ? outer : long, angle)}`;
  }).join('');
}

const stars = (points: number, ...steps: number[]) =>
  steps.map((step) => starPolygonPath(points, step, RADIUS)).join('');

/** Each number is drawn from itself: one sun, two circles that overlap, three spokes, then the stars of so many points. */
const FIGURES: Readonly<Record<number, () => string>> = {
  1: () => circlePath(60) + circlePath(74) + ticksPath(24, 78, 88, 2, 96),
  2: () => circlePath(64, -30) + circlePath(64, 30),
  3: () => stars(3, 1) + circlePath(49) + ticksPath(3, 40, RADIUS),
  4: () => starPolygonPath(4, 1, RADIUS, [0, 0], 45) + stars(4, 1),
  5: () => stars(5, 2, 1),
  6: () => stars(6, 2, 1),
  7: () => stars(7, 3, 2),
  8: () => stars(8, 3, 2),
  9: () => stars(9, 4, 3),
  11: () => stars(11, 4, 3),
  22: () => stars(22, 9, 7),
  33: () => stars(33, 13, 10),
};

export function numberFigure(value: number): string {
  return FIGURES[value]?.() ?? '';
}
