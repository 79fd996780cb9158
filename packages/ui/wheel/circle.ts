import type { Point } from '../geometry/index.ts';

const RADIANS_PER_DEGREE = Math.PI / 180;

/** From 0 to 360, 360 excluded. */
export function turnDeg(angleDeg: number): number {
  const rest = angleDeg % 360;
  return rest < 0 ? rest + 360 : rest;
}

/** The shorter way between two longitudes, 0 to 180. */
export function apartDeg(a: number, b: number): number {
  const way = turnDeg(a - b);
  return way > 180 ? 360 - way : way;
}

/** Where longitudes stand on the wheel: `leftDeg` at nine o'clock, the zodiac running counterclockwise, the centre at the origin. */
export function placer(leftDeg: number): (longitudeDeg: number, radius: number) => Point {
  return (longitudeDeg, radius) => {
    const angle = (180 + longitudeDeg - leftDeg) * RADIANS_PER_DEGREE;
    return [hundredth(radius * Math.cos(angle)), hundredth(-radius * Math.sin(angle))];
  };
}

export type Placer = ReturnType<typeof placer>;

export function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A part of a ring, from one longitude on to another. */
export function ringPath(at: Placer, fromDeg: number, toDeg: number, outer: number, inner: number): string {
  const large = turnDeg(toDeg - fromDeg) > 180 ? 1 : 0;
  return (
    `M${at(fromDeg, outer).join(' ')}A${outer} ${outer} 0 ${large} 0 ${at(toDeg, outer).join(' ')}` +
    `L${at(toDeg, inner).join(' ')}A${inner} ${inner} 0 ${large} 1 ${at(fromDeg, inner).join(' ')}Z`
  );
}

/** Along a circle, from one longitude on to another. */
export function arcPath(at: Placer, fromDeg: number, toDeg: number, radius: number): string {
  const large = turnDeg(toDeg - fromDeg) > 180 ? 1 : 0;
  return `M${at(fromDeg, radius).join(' ')}A${radius} ${radius} 0 ${large} 0 ${at(toDeg, radius).join(' ')}`;
}

export function spokePath(at: Placer, longitudeDeg: number, outer: number, inner: number): string {
  return `M${at(longitudeDeg, outer).join(' ')}L${at(longitudeDeg, inner).join(' ')}`;
}
