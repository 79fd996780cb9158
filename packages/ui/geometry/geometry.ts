export type Point = readonly [x: number, y: number];

const RADIANS_PER_DEGREE = Math.PI / 180;

/** Point at a radius and an angle, counted clockwise from the top, rounded to hundredths so that markup stays short. */
export function pointAt(radius: number, angleDeg: number, centre: Point = [0, 0]): Point {
  const angle = angleDeg * RADIANS_PER_DEGREE;
  return [rounded(centre[0] + radius * Math.sin(angle)), rounded(centre[1] - radius * Math.cos(angle))];
}

/** The same, written for a path. */
export function pathPoint(radius: number, angleDeg: number, centre?: Point): string {
  return pointAt(radius, angleDeg, centre).join(' ');
}

/** The star polygon {points/step}; where the two share a divisor it is made of several closed turns. */
export function starPolygonPath(points: number, step: number, radius: number, centre?: Point, turnDeg = 0): string {
  const turns = greatestCommonDivisor(points, step);
  let path = '';
  for (let turn = 0; turn < turns; turn++) {
    for (let index = 0; index < points / turns; index++) {
      const angle = turnDeg + ((turn + index * step) * 360) / points;
      path += (index === 0 ? 'M' : 'L') + pathPoint(radius, angle, centre);
    }
    path += 'Z';
  }
  return path;
}

/** The four-pointed star of the house. `waist` is the inner radius over the outer one. */
export function sparkPath(radius: number, centre?: Point, waist = 0.2): string {
  let path = '';
  for (let index = 0; index < 8; index++) {
    path += (index === 0 ? 'M' : 'L') + pathPoint(index % 2 ? radius * waist : radius, index * 45, centre);
  }
  return `${path}Z`;
}

/** Lehmer's generator: the same seed draws the same sky on the server and in the browser. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
