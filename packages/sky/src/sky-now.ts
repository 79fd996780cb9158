// The sky of an instant without a place: what a home page shows. It needs longitudes only, so the small browser pack
// is enough.
import { BODIES, BODY_INDEX, type Body, createState, STATE_STRIDE } from './bodies.ts';
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

/** All the bodies, or those of a list that begins with the Sun. */
export function skyNow(ephemeris: Ephemeris, instant: InstantLike, bodies: readonly Body[] = BODIES): SkyNow[] {
  const state = createState();
  const indexes = Uint8Array.from(bodies, (body) => BODY_INDEX[body]);
  ephemeris.fill(jdTtOf(ephemeris, instant), state, undefined, indexes);
  return bodies.flatMap((body): SkyNow[] => {
    const index = BODY_INDEX[body];
    const lonDeg = state[index * STATE_STRIDE] as number;
    if (Number.isNaN(lonDeg)) return [];
    const speedDegPerDay = state[index * STATE_STRIDE + 1] as number;
    return [{ body, lonDeg, speedDegPerDay, retrograde: speedDegPerDay < 0, ...zodiacPosition(lonDeg) }];
  });
}
