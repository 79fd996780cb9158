/** Points and curves as numbers and as path data. Card space is 200 × 344, y downwards; angles are degrees clockwise from the top. */

export type Point = readonly [x: number, y: number];
/** A cubic curve: start, two handles, end. */
export type Cubic = readonly [
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
];

const RADIANS = Math.PI / 180;

/** Two decimals while drawing; the finished card keeps one (document.ts). */
export const short = (value: number): number => +value.toFixed(2);

export const polarPoint = (radius: number, angle: number, x = 0, y = 0): [x: number, y: number] => [
  short(x + radius * Math.sin(angle * RADIANS)),
  short(y - radius * Math.cos(angle * RADIANS)),
];
export const polar = (radius: number, angle: number, x = 0, y = 0): string => polarPoint(radius, angle, x, y).join(' ');

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The member of a list that a drawing counts through; beyond the end it begins again. */
export const nth = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const cubic = (values: readonly number[]): Cubic => values as unknown as Cubic;

/** The curve at a share of the way from one curve to another. */
export const lerp = (from: Cubic, to: Cubic, share: number): Cubic =>
  cubic(from.map((value, index) => value + ((to[index] as number) - value) * share));

/** Point and derivative at a share of a curve, by Bernstein. */
const pointOn = (c: Cubic, t: number): Point => {
  const u = 1 - t;
  const at = (a: number, b: number, d: number, e: number) =>
    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * d + t * t * t * e;
  return [at(c[0], c[2], c[4], c[6]), at(c[1], c[3], c[5], c[7])];
};
const slopeOn = (c: Cubic, t: number): Point => {
  const u = 1 - t;
  const at = (a: number, b: number, d: number, e: number) =>
    3 * (u * u * (b - a) + 2 * u * t * (d - b) + t * t * (e - d));
  return [at(c[0], c[2], c[4], c[6]), at(c[1], c[3], c[5], c[7])];
};

/** The piece of a curve between two shares of its length. */
export function cut(curve: Cubic, from: number, to: number): Cubic {
  const [start, end] = [pointOn(curve, from), pointOn(curve, to)];
  const [leaving, arriving] = [slopeOn(curve, from), slopeOn(curve, to)];
  const third = (to - from) / 3;
  return [
    ...start,
    start[0] + leaving[0] * third,
    start[1] + leaving[1] * third,
    end[0] - arriving[0] * third,
    end[1] - arriving[1] * third,
    ...end,
  ];
}

const reversed = (c: Cubic): Cubic => [c[6], c[7], c[4], c[5], c[2], c[3], c[0], c[1]];
const start = (c: Cubic) => `M${short(c[0])} ${short(c[1])}`;
const onward = (c: Cubic) =>
  `C${short(c[2])} ${short(c[3])} ${short(c[4])} ${short(c[5])} ${short(c[6])} ${short(c[7])}`;

/** The area between two edges that run the same way; `hem` joins their ends, a straight line unless told. */
export const panelPath = (left: Cubic, right: Cubic, hem = ''): string =>
  `${start(left)}${onward(left)}${hem || `L${short(right[6])} ${short(right[7])}`}${onward(reversed(right))}Z`;

/** The burin's stroke: thin at both ends, `width` at its belly. */
export function swell(curve: Cubic, width = 1): string {
  const [dx, dy] = [curve[6] - curve[0], curve[7] - curve[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width * 0.67, (dx / length) * width * 0.67];
  const bowed = (side: number): Cubic => [
    curve[0],
    curve[1],
    curve[2] + side * nx,
    curve[3] + side * ny,
    curve[4] + side * nx,
    curve[5] + side * ny,
    curve[6],
    curve[7],
  ];
  return `${start(curve)}${onward(bowed(1))}${onward(reversed(bowed(-1)))}Z`;
}

const normal = (x: number, y: number): Point => {
  const length = Math.hypot(x, y) || 1;
  return [-y / length, x / length];
};

/** A limb that tapers along a curve, round at both ends. */
export function limbPath(curve: Cubic, startWidth: number, endWidth: number): string {
  const [ax, ay] = normal(curve[2] - curve[0], curve[3] - curve[1]);
  const [bx, by] = normal(curve[6] - curve[4], curve[7] - curve[5]);
  const [p, q, middle] = [startWidth / 2, endWidth / 2, (startWidth + endWidth) / 4];
  const edge = (side: number): Cubic => [
    curve[0] + side * ax * p,
    curve[1] + side * ay * p,
    curve[2] + (side * ax * (p + middle)) / 2,
    curve[3] + (side * ay * (p + middle)) / 2,
    curve[4] + (side * bx * (q + middle)) / 2,
    curve[5] + (side * by * (q + middle)) / 2,
    curve[6] + side * bx * q,
    curve[7] + side * by * q,
  ];
  const [left, right] = [edge(1), reversed(edge(-1))];
  const round = (radius: number, [x, y]: readonly number[]) =>
    `A${short(radius)} ${short(radius)} 0 0 0 ${short(x as number)} ${short(y as number)}`;
  return `${start(left)}${onward(left)}${round(q, right)}${onward(right)}${round(p, left)}Z`;
}
