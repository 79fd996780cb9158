import { normalizeDeg } from './angles.ts';

/** The ascendant moved by the way from Sun to Moon by day, from Moon to Sun by night (degrees). */
export function partOfFortuneDeg(ascendantDeg: number, sunDeg: number, moonDeg: number, isDay: boolean): number {
  return normalizeDeg(isDay ? ascendantDeg + moonDeg - sunDeg : ascendantDeg + sunDeg - moonDeg);
}
