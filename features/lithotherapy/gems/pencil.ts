/** Points are [x, y] of a drawing 200 units wide, y downwards. */
export type Point = readonly [x: number, y: number];

const two = (value: number): number => Math.round(value * 100) / 100;
const RADIANS = Math.PI / 180;

/** What every gem is drawn with: chance that is the same each time, names that are nobody else's, colours and curves. */
export interface Pencil {
  /** From 0 to 1; the same row of numbers for the same stone. */
  chance(): number;
  /** Between two values. */
  between(from: number, to: number): number;
  /** A name for a gradient or a clip, once in its document. */
  name(): string;
}

/** A Lehmer generator: small, and the same everywhere. */
export function pencilFor(slug: string): Pencil {
  let seed = 7 + [...slug].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 11);
  seed = (seed % 2147483646) + 1;
  let names = 0;
  const chance = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let turn = 0; turn < 5; turn++) chance();
  return { chance, between: (from, to) => from + chance() * (to - from), name: () => `g${++names}` };
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** `share` of the second colour, from 0 to 1. */
export function mixed(one: string, other: string, share: number): string {
  const others = channels(other);
  const parts = channels(one).map((value, index) => Math.round(value + ((others[index] ?? 0) - value) * share));
  return `#${parts.map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`;
}

/** Lighter above zero, darker below, without ever reaching white or black. */
export const toned = (colour: string, light: number): string =>
  light > 0 ? mixed(colour, '#ffffff', Math.min(0.88, light)) : mixed(colour, '#0a0518', Math.min(0.85, -light));

export const at = (x: number, y: number): string => `${two(x)} ${two(y)}`;
export const size = (value: number): string => String(two(value));

export const around = (x: number, y: number, radius: number, degrees: number): Point => [
  x + radius * Math.cos(degrees * RADIANS),
  y - radius * Math.sin(degrees * RADIANS),
];

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => at(x, y)).join('L')}z`;

/** A closed curve through the points (Catmull–Rom, as cubic Béziers). */
export function loop(points: readonly Point[]): string {
  const point = (index: number) => points[(index + points.length) % points.length] as Point;
  const [start] = points;
  if (!start) return '';
  const arcs = points.map((here, index) => {
    const [before, next, after] = [point(index - 1), point(index + 1), point(index + 2)];
    const out: Point = [here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6];
    const into: Point = [next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6];
    return `C${at(...out)} ${at(...into)} ${at(...next)}`;
  });
  return `M${at(...start)}${arcs.join('')}z`;
}

/** An oval, turned by `tilt` degrees. */
export function oval(x: number, y: number, halfWidth: number, halfHeight: number, tilt = 0): string {
  const [cos, sin] = [Math.cos(tilt * RADIANS), Math.sin(tilt * RADIANS)];
  return loop(
    Array.from({ length: 16 }, (_, index): Point => {
      const [u, v] = [halfWidth * Math.cos(index * 22.5 * RADIANS), halfHeight * Math.sin(index * 22.5 * RADIANS)];
      return [x + u * cos - v * sin, y + u * sin + v * cos];
    }),
  );
}

/** An oval that water has worn: `wear` is how far it leaves the oval. */
export function pebble(
  { chance }: Pencil,
  [x, y]: Point,
  [halfWidth, halfHeight]: Point,
  wear: number,
  corners = 9,
): string {
  return loop(
    Array.from({ length: corners }, (_, index): Point => {
      const angle = ((index / corners) * 360 + 14) * RADIANS;
      const reach = 1 + (chance() - 0.5) * wear;
      return [x + Math.cos(angle) * halfWidth * reach, y + Math.sin(angle) * halfHeight * reach];
    }),
  );
}

/** A glint: a star of four points. */
export const glint = (x: number, y: number, radius: number): string =>
  polygon(Array.from({ length: 8 }, (_, index) => around(x, y, index % 2 ? radius * 0.16 : radius, index * 45 + 90)));
