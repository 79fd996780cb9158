// The motions events are searched in, and the passage between the caller's instants and the search's terrestrial time.
import { BODY_INDEX, type Body, createState, STATE_STRIDE } from '../bodies.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { type InstantLike, instantFromJd, jdFromInstant } from '../julian-day.ts';
import type { Motion } from './crossings.ts';

export interface Span {
  from: Temporal.Instant;
  to: Temporal.Instant;
}

export function jdTtOf(ephemeris: Ephemeris, instant: InstantLike): number {
  return jdTtFromUt(ephemeris, jdFromInstant(instant));
}

export function jdTtFromUt(ephemeris: Ephemeris, jdUt: number): number {
  return jdUt + ephemeris.deltaTSeconds(jdUt) / 86400;
}

export function jdUtFromTt(ephemeris: Ephemeris, jdTt: number): number {
  const guess = jdTt - ephemeris.deltaTSeconds(jdTt) / 86400;
  return jdTt - ephemeris.deltaTSeconds(guess) / 86400;
}

export function instantFromTt(ephemeris: Ephemeris, jdTt: number): Temporal.Instant {
  return instantFromJd(jdUtFromTt(ephemeris, jdTt));
}

/** Days over which a body neither turns back twice nor moves by half the zodiac. */
export function stepDaysFor(...bodies: Body[]): number {
  return Math.min(
    ...bodies.map((body) => {
      if (body === 'moon' || body === 'true_node') return 1;
      return body === 'sun' || body === 'mercury' || body === 'venus' ? 2 : 4;
    }),
  );
}

export function motionOf(ephemeris: Ephemeris, body: Body): Motion {
  const state = createState();
  const index = BODY_INDEX[body];
  const at = index * STATE_STRIDE;
  return (jdTt) => {
    ephemeris.body(index, jdTt, state);
    return { deg: state[at] as number, perDay: state[at + 1] as number };
  };
}

/** How far `moving` is ahead of `base`. */
export function relativeMotion(ephemeris: Ephemeris, moving: Body, base: Body): Motion {
  const a = motionOf(ephemeris, moving);
  const b = motionOf(ephemeris, base);
  return (jdTt) => {
    const first = a(jdTt);
    const second = b(jdTt);
    return { deg: first.deg - second.deg, perDay: first.perDay - second.perDay };
  };
}
