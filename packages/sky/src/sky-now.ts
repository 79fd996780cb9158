// The sky of an instant without a place: what a home page shows. It needs longitudes only, so the small browser pack
// is enough.
import { BODIES, type Body, createState, STATE_STRIDE } from './bodies.ts';
import type { Ephemeris } from './ephemeris.ts';
import { jdTtOf } from './events/motions.ts';
import type { InstantLike } from './julian-day.ts';
import { type ZodiacPosition, zodiacPosition } from './zodiac.ts';

export interface SkyNow extends ZodiacPosition {
  body: Body;
  lonDeg: number;
  speedDegPerDay: number;
  retrograde: boolean;
}

export function skyNow(ephemeris: Ephemeris, instant: InstantLike): SkyNow[] {
  const state = createState();
  ephemeris.fill(jdTtOf(ephemeris, instant), state);
  return BODIES.flatMap((body, index): SkyNow[] => {
    const lonDeg = state[index * STATE_STRIDE] as number;
    if (Number.isNaN(lonDeg)) return [];
    const speedDegPerDay = state[index * STATE_STRIDE + 1] as number;
    return [{ body, lonDeg, speedDegPerDay, retrograde: speedDegPerDay < 0, ...zodiacPosition(lonDeg) }];
  });
}
