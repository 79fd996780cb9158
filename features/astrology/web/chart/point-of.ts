import { SIGN_KEYS, type SignKey } from '../../engine/signs.ts';

/** The sign a longitude falls in, and the degrees it has gone through there. */
export function zodiacPlace(longitudeDeg: number): { sign: SignKey; degree: number } {
  const turned = ((longitudeDeg % 360) + 360) % 360;
  return { sign: SIGN_KEYS[Math.floor(turned / 30)] as SignKey, degree: turned % 30 };
}
