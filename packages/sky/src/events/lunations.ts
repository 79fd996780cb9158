// The Moon's phases: the four exact ones over a span, and the state of the Moon at an instant.
import { DEG_RAD, normalizeDeg } from '../angles.ts';
import { createState, STATE_STRIDE } from '../bodies.ts';
import type { Ephemeris } from '../ephemeris.ts';
import type { InstantLike } from '../julian-day.ts';
import { type Sign, signOf } from '../zodiac.ts';
import { findCrossings } from './crossings.ts';
import { instantFromTt, jdTtOf, motionOf, relativeMotion, type Span } from './motions.ts';

export const EXACT_PHASES = ['new', 'first_quarter', 'full', 'last_quarter'] as const;
export type ExactPhase = (typeof EXACT_PHASES)[number];

export interface Lunation {
  phase: ExactPhase;
  at: Temporal.Instant;
  jdTt: number;
  moonLonDeg: number;
  sign: Sign;
}

export function findLunations(
  ephemeris: Ephemeris,
  span: Span,
  phases: readonly ExactPhase[] = EXACT_PHASES,
): Lunation[] {
  const elongation = relativeMotion(ephemeris, 'moon', 'sun');
  const moon = motionOf(ephemeris, 'moon');
  const targets = phases.map((phase) => EXACT_PHASES.indexOf(phase) * 90);
  const from = jdTtOf(ephemeris, span.from);
  const to = jdTtOf(ephemeris, span.to);
  return findCrossings(elongation, targets, from, to, 1).map(({ jdTt, targetDeg }) => {
    const moonLonDeg = moon(jdTt).deg;
    return {
      phase: EXACT_PHASES[targetDeg / 90] as ExactPhase,
      at: instantFromTt(ephemeris, jdTt),
      jdTt,
      moonLonDeg,
      sign: signOf(moonLonDeg),
    };
  });
}

export interface MoonState {
  /** Longitude of the Moon less that of the Sun, 0 to 360. */
  elongationDeg: number;
  waxing: boolean;
  illuminatedFraction: number;
  lonDeg: number;
  sign: Sign;
}

export function moonStateAt(ephemeris: Ephemeris, instant: InstantLike): MoonState {
  const state = createState();
  const jdTt = jdTtOf(ephemeris, instant);
  ephemeris.body(0, jdTt, state);
  ephemeris.body(1, jdTt, state);
  const lonDeg = state[STATE_STRIDE] as number;
  const elongationDeg = normalizeDeg(lonDeg - (state[0] as number));
  const cosApart = Math.cos((state[STATE_STRIDE + 2] as number) * DEG_RAD) * Math.cos(elongationDeg * DEG_RAD);
  const sinApart = Math.sqrt(1 - cosApart * cosApart);
  // Phase angle from the triangle Sun, Earth, Moon; packs without distances fall back on the Sun being far.
  const ratio = (state[STATE_STRIDE + 3] as number) / (state[3] as number) || 0;
  const phaseAngle = Math.atan2(sinApart, ratio - cosApart);
  return {
    elongationDeg,
    waxing: elongationDeg < 180,
    illuminatedFraction: (1 + Math.cos(phaseAngle)) / 2,
    lonDeg,
    sign: signOf(lonDeg),
  };
}
