import type { Ephemeris } from '@solelune/sky';
import { ayanamsaDeg } from './ayanamsa.ts';
import type { Zodiac } from './settings.ts';

/** What a zodiac takes from every longitude of an instant, nutation included; nothing in the tropical one. */
export const shiftDegAt = (ephemeris: Ephemeris, zodiac: Zodiac, jdTt: number): number =>
  zodiac === 'tropical' ? 0 : ayanamsaDeg(zodiac, jdTt) + ephemeris.orientation(jdTt).dpsiDeg;
