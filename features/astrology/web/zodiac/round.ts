import type { Point } from '@solelune/ui/geometry';

/** Where longitudes stand on a round drawing: `leftDeg` at nine o'clock, the zodiac running counterclockwise. */
export function placer(leftDeg: number): (longitudeDeg: number, radius: number) => Point {
  return (longitudeDeg, radius) => {
    const angle = ((180 + longitudeDeg - leftDeg) * Math.PI) / 180;
    return [Math.round(radius * Math.cos(angle) * 100) / 100, Math.round(-radius * Math.sin(angle) * 100) / 100];
  };
}

/** A part of a ring, from one longitude on to another (less than half a turn). */
export function ringPart(at: ReturnType<typeof placer>, fromDeg: number, toDeg: number, outer: number, inner: number) {
  return (
    `M${at(fromDeg, outer).join(' ')}A${outer} ${outer} 0 0 0 ${at(toDeg, outer).join(' ')}` +
    `L${at(toDeg, inner).join(' ')}A${inner} ${inner} 0 0 1 ${at(fromDeg, inner).join(' ')}Z`
  );
}
